/**
 * The only pictures that the in-memory encoder reads: the marker below, followed by this description as JSON. Bytes
 * without the marker are no picture; a marker without a valid description is a damaged one.
 */
export interface FakePicture {
  /** Pixels as in the file, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture is stored on its side, like a phone's upright photo, and is turned by the encoder. */
  readonly onItsSide?: boolean;
  /** Whether the decoder scales it down while decoding, as it does with a camera's JPEG. */
  readonly shrinks?: boolean;
  /** The colour of its first pixel as red, green, blue and opacity, each 0 to 255; opaque leaf green unless given. */
  readonly firstPixel?: readonly [number, number, number, number];
  /** The shades that the encoder returns; all equal unless given. */
  readonly shades?: readonly number[];
  /** Distinguishes pictures that are otherwise alike, so that their keys differ. */
  readonly note?: string;
}

export const fakePictureMarker = 'fake picture ';

export function fakePicture(picture: FakePicture): Uint8Array {
  return new TextEncoder().encode(`${fakePictureMarker}${JSON.stringify(picture)}`);
}

/** A copy made by the in-memory encoder: its bytes are this description as JSON. */
export interface FakeCopy {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly firstPixel: readonly [number, number, number];
  readonly shades: readonly number[];
}

export function readFakeCopy(bytes: Uint8Array): FakeCopy {
  return JSON.parse(new TextDecoder().decode(bytes)) as FakeCopy;
}
