import { requireReader } from '../shared/require-user.ts';
import { calendarDate } from '../shared/time/calendar-date.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/texts.ts';
import { csvOf } from './csv.ts';
import type { Insight } from './insight.ts';
import { type InsightPorts, listInsights, sumOf } from './list-insights.ts';

/** The figures of the viewer's own adverts as the text of a CSV file that starts with a byte order mark. */
export async function exportInsights(ports: InsightPorts, viewer: Viewer): Promise<string> {
  const all = await listInsights(ports, requireReader(viewer).accountId);
  return csvOf([texts.insights.columns, ...all.map(lineOf)]);
}

function lineOf(insight: Insight): readonly (string | number)[] {
  const { id, title, state, price, postedAt, endsAt, views, daily, viewsOfChart, saves, chats, offers } =
    insight;
  return [
    title,
    id,
    texts.insights.states[state],
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
