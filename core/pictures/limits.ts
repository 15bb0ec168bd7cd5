export const maxPictureMegabytes = 10;
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;
/** The most that the stored copies of all pictures of one account may take up together: some 500 photos. */
export const maxStoredMegabytes = 200;
export const maxPictureMegapixels = 40;
/** Megapixels of a JPEG that can be shrunk during decoding: phones take photos of 48 and 50. */
export const maxJpegMegapixels = 64;
/** Pixels of either side: the limit of WebP, and more than any camera's photo has. */
export const maxPictureSide = 16_383;
/** The longer side of a picture divided by the shorter: rows of few pixels cost a decoder seconds, and show nothing. */
export const maxPictureRatio = 20;
