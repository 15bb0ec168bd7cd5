import type { actOnAdverts } from '../../../core/insights/act-on-adverts.ts';
import { type InsightChoice, type InsightFilter, insightFilters } from '../../../core/insights/choice.ts';
import type { Insight } from '../../../core/insights/insight.ts';
import { daysOfChart, daysOfTotals, maxListed } from '../../../core/insights/limits.ts';
import type { viewInsights } from '../../../core/insights/view-insights.ts';
import { perUnit } from '../../../core/prices/unit-price.ts';
import { groupDigits } from '../../../core/shared/text/shillings.ts';
import { kampalaTime } from '../../../core/shared/time/kampala.ts';
import * as insightsTexts from '../../../core/texts/insights.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import { said } from '../../requests/said.server.ts';
import { fromSite } from '../../ui/picture-url.ts';
import type { Figure } from './figures.tsx';
import type { InsightRow } from './insight-table.tsx';
import { sparkPath } from './spark-path.ts';

type Names = keyof typeof insightsTexts.figures;

/** The address of the page with this choice. */
export function insightsAddress({ filter, order }: InsightChoice, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { state: filter }),
    ...(order === 'newest' ? {} : { sort: order }),
    ...more,
  });
  return query.size === 0 ? '/account/insights' : `/account/insights?${query}`;
}

/** What the page shows, made on the server so that browsers load no more than its markup. */
export function shownInsights(
  { totals, counts, items, next, cut }: Awaited<ReturnType<typeof viewInsights>>,
  choice: InsightChoice,
  { chosen, now, followers }: { readonly chosen: boolean; readonly now: Date; readonly followers: number },
) {
  const more = chosen ? { choose: 'all' } : {};
  return {
    totals: [
      ...(['views', 'saves', 'chats', 'offers'] as const).map((name) => figureOf(name, totals[name])),
      figureOf('followers', followers),
    ],
    totalsOf: insightsTexts.totals({ days: daysOfTotals }),
    line: sparkPath(totals.daily),
    filters: insightFilters
      .filter((name) => name === 'all' || name === choice.filter || counts[name] > 0)
      .map((name) => filterOf(name, counts[name], choice)),
    heads: headsOf(choice),
    list: {
      items: items.map((insight) => ({ ...rowOf(insight, now), chosen })),
      next: next === undefined ? undefined : String(next),
    },
    /** Where a further page is, up to the number of rows before it. */
    later: insightsAddress(choice, { ...more, after: '' }),
    chooseAll: insightsAddress(choice, { choose: 'all' }),
    empty: items.length > 0 ? undefined : counts.all === 0 ? insightsTexts.none : insightsTexts.noneOfThese,
    cut: cut ? insightsTexts.cut({ max: groupDigits(String(maxListed)) }) : undefined,
  };
}

/** What was done to adverts, in words. */
export function shownResult({ said: words, outcomes }: Awaited<ReturnType<typeof actOnAdverts>>) {
  return {
    said: said(words),
    outcomes: outcomes.map((outcome) => ({ ...outcome, text: said(outcome.text) })),
  };
}

function figureOf(name: Names, count: number): Figure {
  return { name, count: groupDigits(String(count)), words: insightsTexts.figures[name]({ count }) };
}

function filterOf(name: InsightFilter, count: number, choice: InsightChoice) {
  return {
    words: insightsTexts.filters[name],
    count: groupDigits(String(count)),
    to: insightsAddress({ ...choice, filter: name }),
    current: name === choice.filter,
  };
}

function headsOf(choice: InsightChoice) {
  const { title, views, saves, chats, offers, price, ends } = insightsTexts.heads;
  const words = { title, views: views({ days: daysOfChart }), saves, chats, offers, price, ends };
  return (Object.keys(words) as (keyof typeof words)[]).map((order) => ({
    order,
    words: words[order],
    // Chosen again, it is left again.
    to: insightsAddress({ ...choice, order: order === choice.order ? 'newest' : order }),
    sorted: sortedBy(order, choice),
  }));
}

function sortedBy(order: string, choice: InsightChoice): 'ascending' | 'descending' | undefined {
  if (order !== choice.order) return undefined;
  return order === 'title' || order === 'ends' ? 'ascending' : 'descending';
}

function rowOf(insight: Insight, now: Date): Omit<InsightRow, 'chosen'> {
  const { id, title, state, chip, cover, price, daily, viewsOfChart, saves, chats, offers, endsAt } = insight;
  const days = Math.max(0, kampalaTime(endsAt).dayNumber - kampalaTime(now).dayNumber);
  return {
    id,
    title,
    cover: state === 'hidden' ? fromSite(cover) : cover,
    // A live advert that ends soon has a chip of its own.
    state: state === 'live' && chip !== undefined ? 'ending' : state,
    chip: chip ? said(chip) : insightsTexts.states[state],
    line: sparkPath(daily.slice(-daysOfChart)),
    views: figureOf('views', viewsOfChart),
    others: [figureOf('saves', saves), figureOf('chats', chats), figureOf('offers', offers)],
    price,
    per: perUnit(insight, unitsTexts),
    ends: state !== 'live' ? '' : days === 0 ? insightsTexts.today : insightsTexts.days({ count: days }),
  };
}
