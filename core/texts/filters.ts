export const noneMatch = 'No adverts match.';

/** The names of a list's orders in a form. */
export const orders = {
  newest: 'Newest',
  nearest: 'Nearest',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  liked: 'Most liked',
} as const;
