import type { AdvertState } from '../entities/advert-state.ts';
import type { Picture } from '../entities/picture.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { inOrder, suitsChoice } from './choice.ts';
import { daysOfChart, maxEnding } from './limits.ts';
import { type InsightPorts, listInsights } from './list-insights.ts';
import { totalsOf } from './totals.ts';

interface EndingAdvert {
  readonly id: string;
  readonly title: string;
  readonly cover: Picture;
  /** "Ends in 3 days". */
  readonly ends: Text | undefined;
}

interface Shop {
  /** How many adverts are in each state. */
  readonly counts: Readonly<Record<'all' | AdvertState, number>>;
  /** Views, and new saves and chats, of the days of the chart. */
  readonly views: number;
  readonly saves: number;
  readonly chats: number;
  /** The views of each of these days; the last is today. */
  readonly daily: readonly number[];
  /** Those that end soon, the first to end first. */
  readonly ending: readonly EndingAdvert[];
}

/** How all of the viewer's adverts do together, and which of them need the viewer. */
export async function viewShop(ports: InsightPorts, viewer: Viewer): Promise<Shop> {
  const all = await listInsights(ports, requireReader(viewer).accountId, daysOfChart);
  const { views, saves, chats, daily } = totalsOf(all, daysOfChart);
  const count = (state: AdvertState) => all.filter((insight) => insight.state === state).length;
  const ending = all.filter((insight) => suitsChoice(insight, 'ending'));
  return {
    counts: {
      all: all.length,
      live: count('live'),
      sold: count('sold'),
      ended: count('ended'),
      hidden: count('hidden'),
    },
    views,
    saves,
    chats,
    daily,
    ending: inOrder(ending, 'ends')
      .slice(0, maxEnding)
      .map(({ id, title, cover, chip }) => ({ id, title, cover, ends: chip })),
  };
}
