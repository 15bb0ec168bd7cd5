export const noneMatch = 'No adverts match.';

/** What a form calls the orders of a list. */
export const orders = {
  newest: 'Newest',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  liked: 'Most liked',
} as const;
