/**
 * Widths in pixels of the copies made of each picture; a copy is never wider than the original. The narrowest is the square
 * in its middle, for portraits, and the others are all of it.
 */
export const pictureWidths = [64, 160, 320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** WebP alone: JPEG is for messengers, downloads and old browsers, and none of them is given a thumbnail. */
export const narrowWidths = [64, 160] as const satisfies readonly PictureWidth[];

interface PictureCopy {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Those that pictures have had from the beginning. */
const wideCopies: readonly PictureCopy[] = ([320, 640, 1280] as const).flatMap((width) =>
  pictureFormats.map((format) => ({ width, format })),
);

/** Every copy of a picture. */
export const pictureCopies: readonly PictureCopy[] = [
  ...narrowWidths.map((width) => ({ width, format: 'webp' as const })),
  ...wideCopies,
];

/** What a page needs to know about a stored picture to lay it out before it loads. */
export interface Picture {
  /** 32 lowercase hex digits: the first 128 bits of the SHA-256 of the uploaded bytes. */
  readonly key: string;
  /** Pixels of the widest copy, after turning by EXIF. */
  readonly width: number;
  readonly height: number;
  /** A data URI of a few hundred bytes, blurred and tiny. */
  readonly placeholder: string;
}

/** File name of one copy, as in the photo store and in /media/{name}. */
export function pictureFileName(key: string, width: PictureWidth, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

/** File names of every copy of a picture. */
export function pictureFileNames(key: string): readonly string[] {
  return namesOf(key, pictureCopies);
}

/** File names of the copies of a picture from before narrow ones were made. */
export function wideFileNames(key: string): readonly string[] {
  return namesOf(key, wideCopies);
}

function namesOf(key: string, copies: readonly PictureCopy[]): readonly string[] {
  return copies.map(({ width, format }) => pictureFileName(key, width, format));
}

const fileNamePattern = /^([0-9a-f]{32})-(?:(64|160)\.(webp)|(320|640|1280)\.(webp|jpg))$/;

/** The parts of a copy's file name; undefined for anything else, so no path can leave the store. */
export function parsePictureFileName(
  name: string,
): { key: string; width: PictureWidth; format: PictureFormat } | undefined {
  const match = fileNamePattern.exec(name);
  if (match === null) return undefined;
  const [, key, narrow, webp, wide, format] = match;
  return {
    key: key as string,
    width: Number(narrow ?? wide) as PictureWidth,
    format: (webp ?? format) as PictureFormat,
  };
}

/**
 * What a picture looks like in 64 bits, as 16 hex digits: of each of 8 rows, whether each of 9 parts is brighter than
 * the one to its right (the difference hash of Neal Krawetz). A copy that was made smaller, saved again or brightened
 * has nearly the same. Empty: it is all one colour or nearly so, or could not be read, and says nothing.
 */
export type PictureHash = string;
