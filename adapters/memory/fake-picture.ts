/**
 * The only pictures that the encoder in memory can read: the marker below, followed by this description as JSON.
 * Bytes without the marker are no picture at all; a marker without a readable description is a damaged one.
 */
export interface FakePicture {
  /** Pixels as they are in the file, before turning. */
  readonly width: number;
  readonly height: number;
  /** Lies on its side in the file, as a phone's upright photo does, and is turned when it is encoded. */
  readonly onItsSide?: boolean;
  /** Is shrunk while it is decoded, as a JPEG from a camera is. */
  readonly shrinks?: boolean;
  /** The colour of its first pixel as red, green, blue and opacity, each 0 to 255; opaque leaf green unless given. */
  readonly firstPixel?: readonly [number, number, number, number];
  /** As the encoder gives them; all the same unless given. */
  readonly shades?: readonly number[];
  /** Distinguishes pictures that are otherwise alike, so that their keys differ. */
  readonly note?: string;
}

export const fakePictureMarker = 'fake picture ';

export function fakePicture(picture: FakePicture): Uint8Array {
  return new TextEncoder().encode(`${fakePictureMarker}${JSON.stringify(picture)}`);
}

/** A copy that the encoder in memory made: its bytes are this description as JSON. */
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
