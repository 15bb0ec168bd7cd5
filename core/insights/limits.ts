/** Days, with today, over which totals are summed. */
export const daysOfTotals = 28;
/** Days, with today, that an advert's chart shows. */
export const daysOfChart = 14;

/** The adverts that are listed at most, the newest first. */
export const maxListed = 1000;
export const rowsPerPage = 50;

/** The adverts that end soon of which a seller's own page tells at most. */
export const maxEnding = 5;

/** The adverts that one act changes at most. */
export const maxActedOn = 500;
