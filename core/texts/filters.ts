import { phrase } from './phrase.ts';
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
/** On the button of the filters; on a narrow screen without what is in the tag. */
export const summary = 'Filter<sort> and sort</sort>';
export const district = 'District';
export const allDistricts = 'All districts';
export const sortBy = 'Sort by';
export const priceFrom = 'Price from (UGX)';
export const priceTo = 'Price to (UGX)';
export const kind = 'Kind';
export const reachesMeBy = 'Reaches me by';
export const clear = 'Clear filters';
export const show = 'Show';
/** Of a price that cannot be read. */
export const leftOut = phrase('“{typed}” was left out.');
/** A link that removes a filter; what is in the tag is for those who do not see its sign. */
export const remove = phrase('<unseen>Remove </unseen>{filter}');
export const furtherDown = 'You are further down this list.';
export const backToStart = 'Back to the start';
export const postFirst = 'Post the first advert';
/** The limits of prices in a link that removes them. */
export const orLess = phrase('{price} or less');
export const orMore = phrase('{price} or more');
