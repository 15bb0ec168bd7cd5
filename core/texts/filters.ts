export const noneMatch = 'No adverts match.';

export const allGoods = 'All kinds';
export const anyDelivery = 'Any way';
/** The ways of delivery that a list can be filtered by. */
export const delivery = { boda: 'Boda delivery', parcel: 'Bus parcel' } as const;

/** The names of a list's orders in a form. */
export const orders = {
  newest: 'Newest',
  nearest: 'Nearest',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  liked: 'Most liked',
} as const;
