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
