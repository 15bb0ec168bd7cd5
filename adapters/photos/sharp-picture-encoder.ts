import type { Sharp, SharpConstructor } from 'sharp';
import {
  narrowWidths,
  type PictureWidth,
  pictureCopies,
  pictureWidths,
} from '../../core/entities/picture.ts';
import { shadeColumns, shadeRows } from '../../core/pictures/picture-hash.ts';
import type {
  EncodedCopy,
  EncodedPicture,
  PictureEncoder,
  PictureLimits,
  PictureProblem,
} from '../../core/ports/picture-encoder.ts';
import { createFairQueue } from './fair-queue.ts';

/** Pixels as they are after decoding: eight bits a channel, row after row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

interface Quality {
  /** Measured on real photos: each width is as like the uncoded picture as the others, SSIM 0.94. */
  readonly usual: number;
  /** Bytes that a copy should not take; a busy picture goes down to the next quality for it. */
  readonly aim: number;
}

/** See docs/decisions/0027-copies-of-pictures.md for how these were found. */
const webpQualities: Readonly<Record<PictureWidth, Quality>> = {
  // So small that more quality costs nothing, and it is a face.
  64: { usual: 85, aim: 1_700 },
  160: { usual: 50, aim: 6_000 },
  320: { usual: 52, aim: 16_000 },
  640: { usual: 48, aim: 34_000 },
  1280: { usual: 45, aim: 120_000 },
};
/** Busy pictures hide what the first two lose. */
const lowerQualities = [40, 32, 16] as const;
const stillGood = 32;
const jpegQualities = [60, 40] as const;
/** For noise. */
const lowest = { webp: 1, jpg: 20 } as const;

const kibibyte = 1024;
/**
 * What a copy of a photo takes at most, a quarter above the busiest of those measured, when it is three quarters as high as
 * wide; a higher one takes more in proportion.
 */
const bytesOfPhoto: Readonly<Record<PictureWidth, number>> = {
  64: 4 * kibibyte,
  160: 8 * kibibyte,
  320: 24 * kibibyte,
  640: 80 * kibibyte,
  1280: 160 * kibibyte,
};

/** A copy may be this many times as high as it is wide: WebP allows 16,383 pixels, and a page has no use for more. */
const tallest = 8;

/** Above this, a picture that must be held whole while it is decoded is worked on alone. */
const lightPixels = 4_000_000;

/** A problem with the picture, found while processing it, for the person to read. */
class Refused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * An encoder on libvips. It works on at most `concurrency` pictures at once, and each of them takes one thread,
 * so that the machine has time for requests; the others wait, holding nothing but their compressed bytes.
 */
export function createSharpPictureEncoder(options: { readonly concurrency: number }): PictureEncoder {
  const enqueue = createFairQueue(options.concurrency);

  return {
    async encode(bytes, limits, who) {
      const kind = sniff(bytes);
      if (kind === undefined) return { ok: false, problem: 'unsupported' };
      loading ??= loadSharp();
      await loading;
      const header = await readHeader(bytes);
      if (header === undefined) return { ok: false, problem: unreadable(kind) };
      const maxPixels = shrinks(kind, header) ? limits.maxShrunkPixels : limits.maxPixels;
      const problem = overLimit(header, { ...limits, maxPixels });
      if (problem !== undefined) return { ok: false, problem };
      const alone = heldWhole(kind, header);
      return enqueue(who, alone ? options.concurrency : 1, async () => {
        const secondsLeft = countDown(limits.maxSeconds);
        try {
          const pixels = await decode(bytes, kind, maxPixels, secondsLeft);
          return { ok: true, picture: await makeCopies(pixels, limits, secondsLeft) };
        } catch (error) {
          if (secondsLeft() <= 0) return { ok: false, problem: 'too-slow' };
          if (error instanceof Refused) return { ok: false, problem: error.problem };
          throw error;
        }
      });
    },

    narrow: (copy) => ofCopy(copy, makeNarrow),

    shades: (copy) => ofCopy(copy, makeShades),
  };

  async function ofCopy<Made>(
    copy: Uint8Array,
    make: (pixels: Pixels, secondsLeft: SecondsLeft) => Promise<Made>,
  ): Promise<Made | undefined> {
    loading ??= loadSharp();
    await loading;
    return enqueue('', 1, async () => {
      const secondsLeft = countDown(secondsForCopy);
      const pixels = await decode(copy, 'webp', longestCopy, secondsLeft).catch(() => undefined);
      return pixels && make(pixels, secondsLeft);
    });
  }
}

/** Ours may be 640 wide and eight times as high. */
const longestCopy = 640 * 640 * tallest;
const secondsForCopy = 20;

/** Loaded with the first picture, because few processes ever get one and it takes memory and time to start. */
let sharp: SharpConstructor;
let loading: Promise<void> | undefined;

async function loadSharp(): Promise<void> {
  ({ default: sharp } = await import('sharp'));
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Sharp ends the work of libvips when its time is over. */
type SecondsLeft = () => number;

function countDown(seconds: number): SecondsLeft {
  const end = performance.now() + seconds * 1000;
  return () => (end - performance.now()) / 1000;
}

/** Sharp takes whole seconds; 0 means no limit. */
function within(secondsLeft: SecondsLeft, work: Sharp): Sharp {
  return work.timeout({ seconds: Math.max(1, Math.ceil(secondsLeft())) });
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** The decoder reads more kinds than we accept (SVG, TIFF, GIF, PDF), so only these get that far. */
function sniff(bytes: Uint8Array): Kind | undefined {
  const at = (offset: number, length: number) =>
    String.fromCharCode(...bytes.subarray(offset, offset + length));
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return 'webp';
  if (at(4, 4) !== 'ftyp') return undefined;
  const brand = at(8, 4);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand) ? 'heic' : undefined;
}

/** Whether a HEIC can be read depends on the decoder: one that fails says nothing about the file. */
function unreadable(kind: Kind): PictureProblem {
  return kind === 'heic' ? 'heic' : 'damaged';
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly interlaced: boolean;
}

/** Decodes no pixel, so that a picture that would fill the memory is known before it does. */
async function readHeader(bytes: Uint8Array): Promise<Header | undefined> {
  try {
    const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, interlaced: isProgressive === true };
  } catch {
    return undefined;
  }
}

function overLimit(
  { width, height }: Header,
  { maxPixels, maxSide, maxRatio }: PictureLimits,
): PictureProblem | undefined {
  const longer = Math.max(width, height);
  if (width * height > maxPixels) return 'too-many-pixels';
  if (longer > maxSide) return 'too-long';
  return longer > Math.min(width, height) * maxRatio ? 'too-narrow' : undefined;
}

/** A JPEG is decoded at a half, a quarter or an eighth of its size, row by row, unless it comes in several passes. */
function shrinks(kind: Kind, { interlaced }: Header): boolean {
  return kind === 'jpeg' && !interlaced;
}

/** Most pictures pass through the decoder row by row; AVIF, HEIC and whatever comes in several passes do not. */
function heldWhole(kind: Kind, { width, height, interlaced }: Header): boolean {
  return (kind === 'avif' || kind === 'heic' || interlaced) && width * height > lightPixels;
}

/** The last two bytes of a JPEG. */
const endOfImage = Uint8Array.of(0xff, 0xd9);

/**
 * Decodes straight to the widest copy's size, in which the JPEG decoder never holds the whole photograph.
 * A missing part is an error; the harmless oddities that many phones write are only warnings. Some programs leave out only
 * the end of a JPEG, which browsers show whole: with it in place, a part that is missing besides is a warning.
 */
async function decode(
  bytes: Uint8Array,
  kind: Kind,
  maxPixels: number,
  secondsLeft: SecondsLeft,
): Promise<Pixels> {
  try {
    return await decodeUnless('error', bytes, maxPixels, secondsLeft);
  } catch {
    if (kind !== 'jpeg' || secondsLeft() <= 0) throw new Refused(unreadable(kind));
  }
  try {
    return await decodeUnless('warning', Buffer.concat([bytes, endOfImage]), maxPixels, secondsLeft);
  } catch {
    throw new Refused(unreadable(kind));
  }
}

async function decodeUnless(
  failOn: 'error' | 'warning',
  bytes: Uint8Array,
  maxPixels: number,
  secondsLeft: SecondsLeft,
): Promise<Pixels> {
  const widest = Math.max(...pictureWidths);
  const decoding = sharp(bytes, { failOn, limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widest, height: widest * tallest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  const { data, info } = await within(secondsLeft, decoding).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function makeCopies(
  pixels: Pixels,
  { maxCopyBytes }: PictureLimits,
  secondsLeft: SecondsLeft,
): Promise<EncodedPicture> {
  const copies: EncodedCopy[] = [];
  let shrunk = pixels;
  for (const width of pictureWidths.toReversed()) {
    shrunk = await shrink(shrunk, width);
    for (const { format } of pictureCopies.filter((copy) => copy.width === width)) {
      copies.unshift({
        width,
        format,
        bytes: await write(shrunk, { width, format }, maxCopyBytes[width], secondsLeft),
      });
    }
  }
  const { width, height } = pixels;
  return {
    width,
    height,
    placeholder: await makePlaceholder(pixels),
    copies,
    shades: await makeShades(pixels),
  };
}

/** From the widest to the narrowest, because each is made of the one before. */
async function makeNarrow(pixels: Pixels, secondsLeft: SecondsLeft): Promise<readonly EncodedCopy[]> {
  const copies: EncodedCopy[] = [];
  let shrunk = pixels;
  for (const width of narrowWidths.toReversed()) {
    shrunk = await shrink(shrunk, width);
    copies.unshift({
      width,
      format: 'webp',
      bytes: await write(shrunk, { width, format: 'webp' }, Infinity, secondsLeft),
    });
  }
  return copies;
}

/**
 * The best copy that keeps to the aim of its width, down to a quality that is still good, and to what a photo takes, down to
 * the lowest, which has only the limit.
 */
async function write(
  pixels: Pixels,
  { width, format }: Pick<EncodedCopy, 'width' | 'format'>,
  limit: number,
  secondsLeft: SecondsLeft,
): Promise<Uint8Array> {
  const { usual, aim } = webpQualities[width];
  const qualities = format === 'webp' ? [usual, ...lowerQualities] : jpegQualities;
  const ofPhoto = bytesOfPhoto[width] * Math.max(1, pixels.height / (pixels.width * 0.75));
  const codedAt = (quality: number): Promise<Uint8Array> => {
    const picture = open(pixels);
    const coded = format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality, mozjpeg: true });
    return within(secondsLeft, coded).toBuffer();
  };
  for (const quality of qualities) {
    const bytes = await codedAt(quality);
    const wanted = format === 'webp' && quality > stillGood ? Math.min(aim, ofPhoto) : ofPhoto;
    if (bytes.byteLength <= Math.min(wanted, limit)) return bytes;
    // No quality between would do.
    if (bytes.byteLength > 2 * ofPhoto) break;
  }
  const bytes = await codedAt(lowest[format]);
  if (bytes.byteLength <= limit) return bytes;
  throw new Refused('too-detailed');
}

function open({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function shrink(pixels: Pixels, width: number): Promise<Pixels> {
  const square = width === pictureWidths[0];
  const height = square ? width : width * tallest;
  if (pixels.width <= width && pixels.height <= height) return pixels;
  const { data, info } = await open(pixels)
    .resize({ width, height, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function makeShades(pixels: Pixels): Promise<Uint8Array> {
  return open(pixels)
    .resize({ width: shadeColumns, height: shadeRows, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

async function makePlaceholder(pixels: Pixels): Promise<string> {
  const tiny = await open(pixels)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
