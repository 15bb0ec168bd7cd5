import type { PictureFormat, PictureWidth } from '../entities/picture.ts';

/** One copy to be stored. */
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
  /** How bright each of `shadeColumns` × `shadeRows` parts is, row after row. */
  readonly shades: Uint8Array;
}

/** How large a picture may be, and how much work it may take. */
export interface PictureLimits {
  /** In every frame, of a picture that has to be in memory whole to be decoded. */
  readonly maxPixels: number;
  /** Of one that is shrunk while it is decoded, as a JPEG from a camera can be. */
  readonly maxShrunkPixels: number;
  /** Pixels of the longer side. */
  readonly maxSide: number;
  /** The longer side by the shorter. */
  readonly maxRatio: number;
  /** How long processing may take, not counting the time in the queue. */
  readonly maxSeconds: number;
  /** Bytes of one copy, by its width. */
  readonly maxCopyBytes: Readonly<Record<PictureWidth, number>>;
}

/**
 * Judges an upload by its content and makes the copies: turned by EXIF, without metadata, on white where it was
 * transparent, in sRGB, quality 60 or as much less as a copy needs to take no more than one of a photo, never enlarged. Processes a
 * limited number of pictures at a time, and one per person.
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
  /** The copies of `narrowWidths` of a picture, from a wider copy of it; undefined where that can't be read. */
  narrow(copy: Uint8Array): Promise<readonly EncodedCopy[] | undefined>;
  /** The `shades` of a picture, from a copy of it; undefined where that can't be read. */
  shades(copy: Uint8Array): Promise<Uint8Array | undefined>;
}

export type PictureProblem =
  | 'unsupported'
  /** A HEIC photo that this encoder has no decoder for. */
  | 'heic'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-long'
  | 'too-narrow'
  | 'too-slow'
  | 'too-detailed';
