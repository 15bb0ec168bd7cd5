/** UTF-16 units, as a browser's `maxlength` counts. */
export const maxTitleLength = 100;
/** UTF-16 units. */
export const maxDescriptionLength = 2000;

/** Uganda shillings. */
export const minPrice = 1;
/** Uganda shillings. */
export const maxPrice = 9_999_999_999;

/** Thousandths of the unit. */
export const minQuantity = 1;
/** Thousandths of the unit. */
export const maxQuantity = 100_000_000;

/** Adverts that a new account can post in a day. */
export const newcomersPosts = 20;

/** UTF-16 units; the numbers of other medicines have about 20. */
export const maxApprovalNumberLength = 40;
/** Years. An approval that seems to last longer has a mistyped year. */
export const maxApprovalYears = 10;

export const maxPictures = 8;
/** Days during which readers are shown the former price after a fall. */
export const priceDropDays = 14;

/** Days during which an advert is shown after it was posted or renewed. */
export const advertDays = 60;
/** Days before its end at which the end is announced to the seller. */
export const endNoticeDays = 5;
/** Days after posting or a renewal before an advert can be renewed. */
export const renewalPauseDays = 7;
/** Days after the announced end during which the mailed link still works. */
export const renewalLinkDays = 30;

export const advertsPerPage = 20;
export const maxTopAdverts = 5;
export const topAdvertDays = 30;
export const maxSimilarAdverts = 4;

/** The most views of an advert that are counted per address and day, without those by signed-in accounts. */
export const browsersPerAddress = 20;

/** Days, with today, for which an advert's views are counted day by day. */
export const daysOfViews = 90;

/** How many people a seller can choose from as the buyer, those who wrote last. */
export const mostPossibleBuyers = 20;

/** Adverts are counted up to this number, then shown as "1,000+ adverts". */
export const maxCounted = 1000;

/** How many things a seller is told at a time that an advert lacks. */
export const maxGaps = 2;

/** How many different phone numbers of sellers an account is shown a day. */
export const numbersPerDay = 30;
