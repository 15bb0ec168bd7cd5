import type { Insight } from './insight.ts';

/** Which adverts are listed. */
export const insightFilters = ['all', 'ending', 'quiet', 'sold', 'ended', 'hidden'] as const;
export type InsightFilter = (typeof insightFilters)[number];

/** In which order; adverts that are equal in it are listed newest first. */
export const insightOrders = [
  'newest',
  'title',
  'views',
  'saves',
  'chats',
  'offers',
  'price',
  'ends',
] as const;
export type InsightOrder = (typeof insightOrders)[number];

export interface InsightChoice {
  readonly filter: InsightFilter;
  readonly order: InsightOrder;
}

/** The choice of an address; what means nothing there is ignored. */
export function readInsightChoice(parameters: { get(name: string): string | null }): InsightChoice {
  const filter = insightFilters.find((name) => name === parameters.get('state'));
  const order = insightOrders.find((name) => name === parameters.get('sort'));
  return { filter: filter ?? 'all', order: order ?? 'newest' };
}

export function suitsChoice({ state, chip, chats }: Insight, filter: InsightFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'ending':
      return state === 'live' && chip !== undefined;
    case 'quiet':
      return state === 'live' && chats === 0;
    default:
      return state === filter;
  }
}

const keys: Readonly<Record<Exclude<InsightOrder, 'newest' | 'title'>, (insight: Insight) => number>> = {
  views: ({ viewsOfChart }) => -viewsOfChart,
  saves: ({ saves }) => -saves,
  chats: ({ chats }) => -chats,
  offers: ({ offers }) => -offers,
  price: ({ price }) => -price,
  // Those that buyers see no more come last.
  ends: ({ state, endsAt }) => (state === 'live' ? endsAt.getTime() : Number.MAX_SAFE_INTEGER),
};

/** The adverts, which are newest first, in this order. */
export function inOrder(insights: readonly Insight[], order: InsightOrder): readonly Insight[] {
  if (order === 'newest') return insights;
  if (order === 'title')
    return insights.toSorted((one, other) =>
      one.title < other.title ? -1 : Number(one.title > other.title),
    );
  const key = keys[order];
  return insights.toSorted((one, other) => key(one) - key(other));
}
