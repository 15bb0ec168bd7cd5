/** UTF-16 units, as a browser's `maxlength` counts. */
export const maxTitleLength = 100;
/** UTF-16 units. */
export const maxDescriptionLength = 2000;

/** Uganda shillings. */
export const minPrice = 1;
/** Uganda shillings. */
export const maxPrice = 9_999_999_999;

/** Adverts that a new account can post in a day. */
export const newcomersPosts = 20;

/** UTF-16 units; the numbers of other medicines have about 20. */
export const maxApprovalNumberLength = 40;
/** An approval that seems to last longer has a mistyped year. */
export const maxApprovalYears = 10;

export const maxPictures = 8;
/** How long readers are shown the former price after it fell. */
export const priceDropDays = 14;

/** How long an advert is shown after it was posted or renewed. */
export const advertDays = 60;
/** How long before its end the seller is told. */
export const endNoticeDays = 5;
/** How long it takes until an advert can be renewed again. */
export const renewalPauseDays = 7;
/** How long after the end it was mailed for a link still works. */
export const renewalLinkDays = 30;

export const advertsPerPage = 20;
export const maxTopAdverts = 5;
export const topAdvertDays = 30;
export const maxSimilarAdverts = 4;

/** At most this many views of an advert are counted per address and day, not counting accounts. */
export const browsersPerAddress = 20;

/** Beyond this, adverts are not counted: "1,000+ adverts". */
export const maxCounted = 1000;
