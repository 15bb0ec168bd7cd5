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
export const maxPictureMegabytes = 10;
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;
/** What the stored copies of all pictures of one account may take up together: some 500 photos. */
export const maxStoredMegabytes = 200;
export const maxPictureMegapixels = 40;
/** Of a JPEG that can be shrunk while it is decoded: phones take photos of 48 and 50. */
export const maxJpegMegapixels = 64;
/** Pixels of either side: a WebP can be no longer, and no camera's photo is. */
export const maxPictureSide = 16_383;
/** How many times as long as it is wide a picture may be. Rows of very few pixels cost a decoder seconds, and show nothing. */
export const maxPictureRatio = 20;

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
