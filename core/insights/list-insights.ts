import { chipOf } from '../adverts/chip-of.ts';
import { shownTitle } from '../adverts/shown-advert.ts';
import type { Ports } from '../ports/ports.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import type { Insight } from './insight.ts';
import { daysOfChart, daysOfTotals, maxListed } from './limits.ts';

export type InsightPorts = Pick<Ports, 'views' | 'clock'>;

/** The figures of the seller's newest adverts, of this many days with today, newest first, in one query. */
export async function listInsights(
  ports: InsightPorts,
  sellerId: string,
  days = daysOfTotals,
): Promise<readonly Insight[]> {
  const now = ports.clock.now();
  const since = kampalaTime(now).dayNumber - days + 1;
  const found = await ports.views.ofSeller({ sellerId, since, limit: maxListed });
  return found.map((figures) => {
    const daily = Array.from({ length: days }, (_, index) => figures.daily.get(since + index) ?? 0);
    const viewsOfChart = sumOf(daily.slice(-daysOfChart));
    return { ...shownTitle(figures), daily, viewsOfChart, chip: chipOf(figures, now) };
  });
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
