import type { PictureFormat, PictureWidth } from '../pictures/picture.ts';

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
  /** Every width of `pictureWidths` in every format of `pictureFormats`. */
  readonly copies: readonly EncodedCopy[];
}

/**
 * Judges an upload by its content and makes the copies: turned by EXIF, without metadata, on white where it was
 * transparent, in sRGB, quality 60, never enlarged. Works on a bounded number of pictures at once.
 */
export interface PictureEncoder {
  /**
   * `unsupported`: not a picture of a kind that can be read. `damaged`: of such a kind, but it can't be read
   * whole. `too-many-pixels`: more than `maxPixels` in any frame, found before decoding.
   */
  encode(
    bytes: Uint8Array,
    limits: { readonly maxPixels: number },
  ): Promise<
    | { readonly ok: true; readonly picture: EncodedPicture }
    | { readonly ok: false; readonly problem: 'unsupported' | 'damaged' | 'too-many-pixels' }
  >;
}
