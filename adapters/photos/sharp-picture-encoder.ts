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

/** Decoded pixels: eight bits a channel, row by row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

interface Quality {
  /**
   * The quality at which copies of all widths are equally close to the original: SSIM 0.94, measured on real photos.
   */
  readonly usual: number;
  /** Bytes above which the copy of a busy picture is encoded again at the next lower quality. */
  readonly aim: number;
}

/** How these were found: docs/decisions/0027-copies-of-pictures.md. */
const webpQualities: Readonly<Record<PictureWidth, Quality>> = {
  // A face, so small that more quality costs next to nothing.
  64: { usual: 85, aim: 1_700 },
  160: { usual: 50, aim: 6_000 },
  320: { usual: 52, aim: 16_000 },
  640: { usual: 48, aim: 34_000 },
  1280: { usual: 45, aim: 120_000 },
};
/** The first two are not visible in busy pictures. */
const lowerQualities = [40, 32, 16] as const;
const stillGood = 32;
const jpegQualities = [60, 40] as const;
/** The lowest qualities, for noise. */
const lowest = { webp: 1, jpg: 20 } as const;

const kibibyte = 1024;
/**
 * The most bytes of a copy of a photo, a quarter above the busiest one measured, at a height of three quarters of the
 * width; in proportion for higher ones.
 */
const bytesOfPhoto: Readonly<Record<PictureWidth, number>> = {
  64: 4 * kibibyte,
  160: 8 * kibibyte,
  320: 24 * kibibyte,
  640: 80 * kibibyte,
  1280: 160 * kibibyte,
};

/**
 * The most that a copy's height may be, in widths: WebP is limited to 16,383 pixels, and a page has no use for more.
 */
const tallest = 8;

/** Pixels above which a picture that has to be decoded as a whole is processed alone. */
const lightPixels = 4_000_000;

/** A problem with the picture, found while processing it. */
class Refused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * An encoder on libvips. It processes at most `concurrency` pictures at once, each with one thread, so that requests
 * get processor time; the others wait in a queue with only their compressed bytes in memory.
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

/** Pixels of the largest copy: 640 wide and eight times as high. */
const longestCopy = 640 * 640 * tallest;
const secondsForCopy = 20;

/** Loaded with the first picture: few processes encode any, and loading takes memory and time. */
let sharp: SharpConstructor;
let loading: Promise<void> | undefined;

async function loadSharp(): Promise<void> {
  ({ default: sharp } = await import('sharp'));
  sharp.cache(false);
  sharp.concurrency(1);
}

/** The seconds left before the deadline, at which sharp aborts libvips. */
type SecondsLeft = () => number;

function countDown(seconds: number): SecondsLeft {
  const end = performance.now() + seconds * 1000;
  return () => (end - performance.now()) / 1000;
}

/** Sharp's timeout is in whole seconds; 0 would mean none. */
function within(secondsLeft: SecondsLeft, work: Sharp): Sharp {
  return work.timeout({ seconds: Math.max(1, Math.ceil(secondsLeft())) });
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/**
 * Recognises the accepted formats by their first bytes. The decoder reads more (SVG, TIFF, GIF, PDF), which must not
 * reach it.
 */
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

/**
 * The problem of a file that cannot be decoded: a HEIC may be intact, because not every build of the decoder reads the
 * format.
 */
function unreadable(kind: Kind): PictureProblem {
  return kind === 'heic' ? 'heic' : 'damaged';
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly interlaced: boolean;
}

/** Reads only the header, to reject pictures that would exhaust memory before decoding them. */
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

/**
 * Whether the decoder scales the picture down: a JPEG is decoded row by row at a half, a quarter or an eighth of its
 * size, unless it is progressive.
 */
function shrinks(kind: Kind, { interlaced }: Header): boolean {
  return kind === 'jpeg' && !interlaced;
}

/**
 * Whether the picture has to be decoded as a whole: AVIF, HEIC, and progressive or interlaced files. Others are decoded
 * row by row.
 */
function heldWhole(kind: Kind, { width, height, interlaced }: Header): boolean {
  return (kind === 'avif' || kind === 'heic' || interlaced) && width * height > lightPixels;
}

/** The end-of-image marker of a JPEG. */
const endOfImage = Uint8Array.of(0xff, 0xd9);

/**
 * Decodes to the size of the widest copy, so that the JPEG decoder never holds the whole photo. Missing data is an
 * error; the harmless flaws in the files of many phones are warnings. Some programs omit the end marker of a JPEG,
 * which browsers tolerate: such a file is decoded again with the marker appended. Other missing data is then only a
 * warning, so warnings are refused too.
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

/** From the widest to the narrowest: each copy is scaled from the one before. */
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
 * Encodes a copy at the highest quality at which it is within the aim of its width; failing that, at a good quality
 * within the bytes of a photo; failing that, at the lowest quality.
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
    // So far above the limit that the qualities between would not suffice.
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
