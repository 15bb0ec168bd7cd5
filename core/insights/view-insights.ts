import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type InsightChoice, type InsightFilter, inOrder, insightFilters, suitsChoice } from './choice.ts';
import type { Insight } from './insight.ts';
import { daysOfTotals, maxListed, rowsPerPage } from './limits.ts';
import { type InsightPorts, listInsights } from './list-insights.ts';
import { type Totals, totalsOf } from './totals.ts';

interface Insights {
  readonly totals: Totals;
  /** How many adverts suit each filter. */
  readonly counts: Readonly<Record<InsightFilter, number>>;
  readonly items: readonly Insight[];
  /** The number of rows before the next page; undefined on the last. */
  readonly next: number | undefined;
  /** Whether only the newest adverts were counted. */
  readonly cut: boolean;
}

/** How the viewer's own adverts do: a page of them as chosen, after this many rows, and the totals of all. */
export async function viewInsights(
  ports: InsightPorts,
  viewer: Viewer,
  { filter, order, after = 0 }: InsightChoice & { readonly after?: number },
): Promise<Insights> {
  const all = await listInsights(ports, requireReader(viewer).accountId);
  const chosen = inOrder(
    all.filter((insight) => suitsChoice(insight, filter)),
    order,
  );
  const end = after + rowsPerPage;
  const count = (name: InsightFilter) => all.filter((insight) => suitsChoice(insight, name)).length;
  return {
    totals: totalsOf(all, daysOfTotals),
    counts: Object.fromEntries(insightFilters.map((name) => [name, count(name)])) as Insights['counts'],
    items: chosen.slice(after, end),
    next: end < chosen.length ? end : undefined,
    cut: all.length === maxListed,
  };
}
