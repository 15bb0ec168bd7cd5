import type { Language } from '../entities/language.ts';
import { requireReader } from '../shared/require-user.ts';
import { calendarDate } from '../shared/time/calendar-date.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Catalogue, textsIn } from '../texts/catalogues.ts';
import { csvOf } from './csv.ts';
import type { Insight } from './insight.ts';
import { type InsightPorts, listInsights, sumOf } from './list-insights.ts';

/** The figures of the viewer's own adverts as the text of a CSV file that starts with a byte order mark. */
export async function exportInsights(
  ports: InsightPorts,
  viewer: Viewer,
  language: Language,
): Promise<string> {
  const all = await listInsights(ports, requireReader(viewer).accountId);
  const words = textsIn(language).insights;
  return csvOf([words.columns, ...all.map((insight) => lineOf(insight, words.states))]);
}

function lineOf(insight: Insight, states: Catalogue['insights']['states']): readonly (string | number)[] {
  const { id, title, state, price, postedAt, endsAt, views, daily, viewsOfChart, saves, chats, offers } =
    insight;
  return [
    title,
    id,
    states[state],
    price,
    calendarDate(postedAt),
    calendarDate(endsAt),
    views,
    sumOf(daily),
    viewsOfChart,
    saves,
    chats,
    offers,
  ];
}
