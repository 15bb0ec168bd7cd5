import type { PictureFormat, PictureWidth } from '../entities/picture.ts';

export interface EncodedCopy {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

export interface EncodedPicture {
  /** Pixels of the widest copy. */
  readonly width: number;
  readonly height: number;
  /** Data URI, at most 600 characters. */
  readonly placeholder: string;
  /** One for each of `pictureCopies`. */
  readonly copies: readonly EncodedCopy[];
  /** The brightness of each of `shadeColumns` × `shadeRows` parts, row after row. */
  readonly shades: Uint8Array;
}

/** Limits on the size of a picture and on the work of processing it. */
export interface PictureLimits {
  /** Pixels in all frames together, of a picture that must be wholly in memory to be decoded. */
  readonly maxPixels: number;
  /** Pixels of a picture that can be shrunk during decoding, such as a camera's JPEG. */
  readonly maxShrunkPixels: number;
  /** Pixels of the longer side. */
  readonly maxSide: number;
  /** The longer side divided by the shorter. */
  readonly maxRatio: number;
  /** Seconds that processing may take, without the time in the queue. */
  readonly maxSeconds: number;
  /** Most bytes of one copy, by its width. */
  readonly maxCopyBytes: Readonly<Record<PictureWidth, number>>;
}

/**
 * Checks an upload by its content and makes the copies: rotated by EXIF, without metadata, transparency on white, in
 * sRGB, never enlarged. Quality is 60, or lower where a copy would otherwise be larger than one of an ordinary photo.
 * Processes a limited number of pictures at a time, and one per person.
 */
export interface PictureEncoder {
  /**
   * `unsupported`: not a supported kind of picture. `damaged`: a supported kind, but it can't be read completely.
   * `too-many-pixels`, `too-long` and `too-narrow`: over `maxPixels` or `maxShrunkPixels`, `maxSide` or `maxRatio`, found
   * before decoding.
   * `too-slow`: the work took longer than `maxSeconds`, and was stopped. `too-detailed`: a copy would be over its limit
   * even at the lowest quality. `who` is the person who sent it: each has one processed at a time.
   */
  encode(
    bytes: Uint8Array,
    limits: PictureLimits,
    who: string,
  ): Promise<
    | { readonly ok: true; readonly picture: EncodedPicture }
    | { readonly ok: false; readonly problem: PictureProblem }
  >;
  /** The copies of `narrowWidths`, made from a wider copy; undefined if that copy can't be read. */
  narrow(copy: Uint8Array): Promise<readonly EncodedCopy[] | undefined>;
  /** The `shades` of a picture, from one of its copies; undefined if that copy can't be read. */
  shades(copy: Uint8Array): Promise<Uint8Array | undefined>;
}

export type PictureProblem =
  | 'unsupported'
  /** A HEIC photo, for which this encoder has no decoder. */
  | 'heic'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-long'
  | 'too-narrow'
  | 'too-slow'
  | 'too-detailed';
