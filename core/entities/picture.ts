/**
 * Widths in pixels of the copies made of each picture; a copy is never wider than the original. The narrowest copy is
 * the square in the middle, for portraits; the others show the whole picture.
 */
export const pictureWidths = [64, 160, 320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** WebP only: JPEG copies are for messengers, downloads and old browsers, none of which is given a thumbnail. */
export const narrowWidths = [64, 160] as const satisfies readonly PictureWidth[];

interface PictureCopy {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The copies that pictures have had from the beginning; narrow ones came later. */
const wideCopies: readonly PictureCopy[] = ([320, 640, 1280] as const).flatMap((width) =>
  pictureFormats.map((format) => ({ width, format })),
);

export const pictureCopies: readonly PictureCopy[] = [
  ...narrowWidths.map((width) => ({ width, format: 'webp' as const })),
  ...wideCopies,
];

/** What a page needs to know about a stored picture to lay it out before it loads. */
export interface Picture {
  /**
   * 32 lowercase hex digits of a SHA-256: of the uploaded bytes, or for a picture in messages, whose key begins with
   * `chat`, of these and the two people.
   */
  readonly key: string;
  /** Width in pixels of the widest copy, after rotation by EXIF. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred version as a data URI of a few hundred bytes. */
  readonly placeholder: string;
  /**
   * Size of its WebP copy of at most 640 pixels, in kilobytes of 1,024 bytes, rounded up; undefined for a picture from
   * before sizes were kept.
   */
  readonly kilobytes?: number | undefined;
}

/** Not a hex digit, so that no other picture's key begins with it. */
export const messagePicturePrefix = 'chat';

/** File name of one copy, as in the photo store and in /media/{name}. */
export function pictureFileName(key: string, width: PictureWidth, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

export function pictureFileNames(key: string): readonly string[] {
  return namesOf(key, pictureCopies);
}

/** File names of the wide copies, which every picture has; an old one may lack narrow copies. */
export function wideFileNames(key: string): readonly string[] {
  return namesOf(key, wideCopies);
}

function namesOf(key: string, copies: readonly PictureCopy[]): readonly string[] {
  return copies.map(({ width, format }) => pictureFileName(key, width, format));
}

const keyPattern = /^(?:chat)?[0-9a-f]{32}$/;
const fileNamePattern = /^((?:chat)?[0-9a-f]{32})-(?:(64|160)\.(webp)|(320|640|1280)\.(webp|jpg))$/;

/** Whether this can be the key of a picture, whatever it is in. */
export function isStoredKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Whether this key, or name of a copy, is of a picture in messages, which only their two people see. */
export function isOfMessages(keyOrName: string): boolean {
  return keyOrName.startsWith(messagePicturePrefix);
}

/** The parts of a copy's file name; undefined for any other text, so that no path leads outside the store. */
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
 * The perceptual hash of a picture: 64 bits as 16 hex digits. For each of 8 rows, 8 bits say whether each of the
 * first 8 of 9 parts is brighter than the one to its right (the difference hash of Neal Krawetz). A copy that was
 * made smaller, saved again or brightened has nearly the same hash. Empty for a picture that is all or nearly all one
 * colour, or that could not be read: such a hash matches nothing.
 */
export type PictureHash = string;
