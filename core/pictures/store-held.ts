import { type Picture, type PictureHash, pictureFileName, pictureFileNames } from '../entities/picture.ts';
import type { EncodedPicture, PictureLimits, PictureProblem } from '../ports/picture-encoder.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError, type DomainErrorCode } from '../shared/errors.ts';
import { day } from '../shared/time/durations.ts';
import { type Text, texts } from '../texts/text.ts';
import {
  maxJpegMegapixels,
  maxPictureBytes,
  maxPictureMegabytes,
  maxPictureMegapixels,
  maxPictureRatio,
  maxPictureSide,
} from './limits.ts';
import { hashOf } from './picture-hash.ts';
import { unlessStoreFails } from './unless-store-fails.ts';

const holdDuration = day;

const limits: PictureLimits = {
  maxPixels: maxPictureMegapixels * 1_000_000,
  maxShrunkPixels: maxJpegMegapixels * 1_000_000,
  maxSide: maxPictureSide,
  maxRatio: maxPictureRatio,
  // Seconds. A photo of 64 megapixels takes two on a busy small server.
  maxSeconds: 20,
  // Bytes by width: several times what a photo needs; only very tall pictures and noise come near.
  maxCopyBytes: { 64: 8 * 1024, 160: 32 * 1024, 320: 128 * 1024, 640: 384 * 1024, 1280: 1024 * 1024 },
};

const problems: Readonly<Record<PictureProblem, Text>> = {
  unsupported: texts.pictures.unsupported,
  heic: texts.pictures.heic,
  damaged: texts.pictures.damaged,
  'too-many-pixels': texts.pictures.tooManyPixels({
    maxMegapixels: maxPictureMegapixels,
    maxOfJpeg: maxJpegMegapixels,
  }),
  'too-long': texts.pictures.tooLong({ maxSide: maxPictureSide.toLocaleString('en-US') }),
  'too-narrow': texts.pictures.tooNarrow({ maxRatio: maxPictureRatio }),
  'too-slow': texts.pictures.tooSlow,
  'too-detailed': texts.pictures.tooDetailed,
};

export type StoringPorts = Pick<Ports, 'pictures' | 'photoStore' | 'pictureEncoder' | 'clock'>;

interface Holding {
  readonly accountId: string;
  readonly key: string;
  /** Whether it may be found as a photo that somebody else has shown; see decision 43. */
  readonly isCompared: boolean;
  /** Called before a picture that is not stored yet is read; rejects if there may be no more. */
  admit(): Promise<void>;
}

const matchesNothing: PictureHash = '';

/**
 * Stores an uploaded picture and holds it for the account for a day.
 *
 * The hold is committed before the first file is written, and only then are earlier files looked for. Sweeps never
 * remove a held picture, and a sweep in progress makes the hold wait until both the row and the files are gone. So
 * either all files are there and stay, or all are written. A crash or a failing store in between leaves a held row
 * without all of its files, whose key nobody has been told: the next upload of the same bytes completes it, or the
 * hold expires and a sweep removes it.
 */
export async function storeHeld(
  ports: StoringPorts,
  upload: Uint8Array,
  { accountId, key, isCompared, admit }: Holding,
): Promise<Picture> {
  if (upload.byteLength > maxPictureBytes) {
    throw refusal('too-large', texts.pictures.tooManyBytes({ maxMegabytes: maxPictureMegabytes }));
  }
  const hold = { accountId, until: new Date(ports.clock.now().getTime() + holdDuration) };

  const known = await ports.pictures.byKey(key);
  if (known !== undefined) {
    await ports.pictures.hold(known, hold);
    if (await unlessStoreFails(isWhole(ports, key))) return known;
  }
  await admit();
  const encoded = await encode(ports, upload, accountId);
  const { width, height, placeholder } = encoded;
  const picture = known ?? { key, width, height, placeholder, kilobytes: kilobytesOf(encoded) };
  const bytes = encoded.copies.reduce((sum, copy) => sum + copy.bytes.byteLength, 0);
  const hash = isCompared ? hashOf(encoded.shades) : matchesNothing;
  if (known === undefined) await ports.pictures.hold(picture, { ...hold, bytes, hash });
  const writes = encoded.copies.map((copy) =>
    ports.photoStore.put(pictureFileName(key, copy.width, copy.format), copy.bytes),
  );
  await unlessStoreFails(Promise.all(writes));
  return picture;
}

/** What `Picture.kilobytes` says of these copies. */
export function kilobytesOf({ copies }: Pick<EncodedPicture, 'copies'>): number | undefined {
  const copy = copies.find(({ width, format }) => width === 640 && format === 'webp');
  return copy && Math.ceil(copy.bytes.byteLength / 1024);
}

async function isWhole({ photoStore }: Pick<Ports, 'photoStore'>, key: string): Promise<boolean> {
  // In parallel, because a store may be across a network.
  const copies = await Promise.all(pictureFileNames(key).map((name) => photoStore.read(name)));
  return copies.every((copy) => copy !== undefined);
}

async function encode(
  { pictureEncoder }: Pick<Ports, 'pictureEncoder'>,
  upload: Uint8Array,
  accountId: string,
): Promise<EncodedPicture> {
  const answer = await pictureEncoder.encode(upload, limits, accountId);
  if (answer.ok) return answer.picture;
  throw refusal('invalid', problems[answer.problem]);
}

function refusal(code: DomainErrorCode, problem: Text): DomainError {
  return new DomainError(code, problem, { images: problem });
}
