import { day } from '../shared/time/durations.ts';

/** How many herbs the home page shows. */
export const herbsOnHome = 8;

/** The fewest adverts from which a usual price is computed. */
export const minPrices = 8;
/** The most adverts, newest first, from which it is computed: enough, and quick to read. */
export const maxPrices = 300;
/** How old these adverts may be, in milliseconds. */
export const pricesSince = 90 * day;

/** How many weeks of prices are kept and shown, the present one included. */
export const weeksOfPrices = 26;
/** In how many of them there must be a price, for a chart of it. */
export const minWeeks = 6;
