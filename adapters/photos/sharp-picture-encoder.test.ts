import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFormats } from '../../core/entities/picture.ts';
import { areNear, hashOf } from '../../core/pictures/picture-hash.ts';
import type { EncodedPicture } from '../../core/ports/picture-encoder.ts';
import {
  describePictureEncoder,
  limits,
  type PictureSample,
  type PictureSamples,
} from '../contracts/picture-encoder.ts';
import { createSharpPictureEncoder } from './sharp-picture-encoder.ts';

const encoder = createSharpPictureEncoder({ concurrency: 2 });
const who = 'amina';

const red = { r: 200, g: 30, b: 30 };
const green = { r: 30, g: 160, b: 40 };
const blue = { r: 30, g: 40, b: 190 };
const yellow = { r: 230, g: 210, b: 40 };

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

function plain(width: number, height: number, colour: Colour = green) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** Random pixels, which cannot be compressed. */
function noise() {
  const create = { width: 200, height: 200, channels: 3, background: '#888' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 100 } } })
    .png()
    .toBuffer();
}

/** Red, green, blue and yellow quarters, seen as `width` × `height` once turned by the EXIF orientation. */
function quarters(width: number, height: number, orientation: number) {
  const turned = orientation >= 5;
  const storedWidth = turned ? height : width;
  const storedHeight = turned ? width : height;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [top, bottom] = x < width / 2 ? [red, blue] : [green, yellow];
      const { r, g, b } = y < height / 2 ? top : bottom;
      const fromRight = width - 1 - x;
      const fromBottom = height - 1 - y;
      const places: Record<number, readonly [number, number]> = {
        1: [x, y],
        2: [fromRight, y],
        3: [fromRight, fromBottom],
        4: [x, fromBottom],
        5: [y, x],
        6: [y, fromRight],
        7: [fromBottom, fromRight],
        8: [fromBottom, x],
      };
      const [column, row] = places[orientation] ?? [x, y];
      data.set([r, g, b], (row * storedWidth + column) * 3);
    }
  }
  return sharp(data, { raw: { width: storedWidth, height: storedHeight, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Metadata that says who took the picture, with what, and where. */
function tellingPhoto() {
  return plain(90, 60)
    .withExif({
      IFD0: { Make: 'Nokia', Artist: 'Nakato' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 18/1 49/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Nakato</x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .jpeg()
    .toBuffer();
}

function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A black picture of one bit a pixel: cheap to make, and a few kilobytes for millions of pixels. */
function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(new Uint8Array(rows * (1 + Math.ceil(width / 8))))),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** The JPEG marker before height and width. */
const startOfFrame = Buffer.from([0xff, 0xc0]);

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  const result = await encoder.encode(bytes, limits, who);
  if (!result.ok) throw new Error(`refused as ${result.problem}`);
  return result.picture;
}

function copy(picture: EncodedPicture, width: number, format: string): Uint8Array {
  const found = picture.copies.find((each) => each.width === width && each.format === format);
  if (found === undefined) throw new Error(`no copy ${width}.${format}`);
  return found.bytes;
}

/** The colour in the middle of a part of the picture, given by fractions of its width and height. */
async function colourAt(bytes: Uint8Array, fromLeft: number, fromTop: number): Promise<Colour> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(info.width * fromLeft);
  const row = Math.floor(info.height * fromTop);
  const at = (row * info.width + column) * info.channels;
  return { r: data[at] ?? Number.NaN, g: data[at + 1] ?? Number.NaN, b: data[at + 2] ?? Number.NaN };
}

function expectNear(seen: Colour, wanted: Colour, tolerance: number): void {
  const distance = Math.max(
    Math.abs(seen.r - wanted.r),
    Math.abs(seen.g - wanted.g),
    Math.abs(seen.b - wanted.b),
  );
  expect(distance, `${JSON.stringify(seen)} is not near ${JSON.stringify(wanted)}`).toBeLessThan(tolerance);
}

async function makeSamples(): Promise<PictureSamples> {
  const photo = await quarters(1300, 200, 1);
  const readable: Record<string, PictureSample> = {};
  const damaged: Record<string, Uint8Array> = {};
  for (const [index, format] of (['jpeg', 'png', 'webp', 'avif'] as const).entries()) {
    const height = 160 + index * 20;
    const bytes = await sharp(photo).resize(1300, height, { fit: 'fill' }).toFormat(format).toBuffer();
    readable[format] = { bytes, width: 1300, height };
    for (const part of [0.05, 0.5, 0.98]) {
      damaged[`${part} of a ${format}`] = bytes.subarray(0, Math.floor(bytes.length * part));
    }
  }
  damaged['text behind the first bytes of a JPEG'] = Buffer.from(
    '\xff\xd8\xff\xe0 and then only words',
    'latin1',
  );
  damaged['a PNG whose pixels end too early'] = blackPng(400, 300, 20);
  const clear = { r: 20, g: 10, b: 10, alpha: 0 };
  const transparent = sharp({ create: { width: 400, height: 300, channels: 4, background: clear } });
  return {
    readable,
    damaged,
    small: { bytes: await quarters(300, 200, 1), width: 300, height: 200 },
    onItsSide: { bytes: await quarters(360, 540, 6), width: 360, height: 540 },
    transparent: { bytes: await transparent.png().toBuffer(), width: 400, height: 300 },
    withMetadata: { bytes: await tellingPhoto(), width: 90, height: 60 },
    unsupported: {
      'a GIF': await plain(40, 30).gif().toBuffer(),
      'a TIFF': await plain(40, 30).tiff().toBuffer(),
      'SVG behind a declaration': Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      ),
      'a PDF': Buffer.from('%PDF-1.7\n'),
      'a video': Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
      'a ZIP': Buffer.from('PK\x03\x04', 'latin1'),
    },
    huge: { bytes: blackPng(10_000, 6_000), width: 10_000, height: 6_000 },
    shrunk: { bytes: await plain(1400, 700).jpeg().toBuffer(), width: 1400, height: 700 },
    held: { bytes: await plain(1400, 700).png().toBuffer(), width: 1400, height: 700 },
  };
}

const samples = makeSamples();

describePictureEncoder('sharp', async () => ({
  pictureEncoder: encoder,
  samples: await samples,
  async inspect(bytes) {
    const { width, height, format, hasAlpha, ...found } = await sharp(bytes).metadata();
    const { exif, icc, xmp, iptc, comments, orientation } = found;
    const { r, g, b } = await colourAt(bytes, 0, 0);
    return {
      width,
      height,
      format: format === 'jpeg' ? 'jpg' : format,
      carriesMetadata:
        [exif, icc, xmp, iptc, comments, orientation].some((part) => part !== undefined) ||
        ['Nakato', 'Exif'].some((word) => Buffer.from(bytes).includes(word)),
      transparent: hasAlpha,
      firstPixel: [r, g, b],
    };
  },
}));

describe('the kinds of pictures', () => {
  test('takes the first frame of an animated WebP', async () => {
    const frames = await Promise.all([red, blue].map((colour) => plain(60, 40, colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: 100 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const picture = await encode(moving);
    expect(picture).toMatchObject({ width: 60, height: 40 });
    expectNear(await colourAt(copy(picture, 320, 'jpg'), 0.5, 0.5), red, 12);
  });

  test('names a HEIC that it has no decoder for, rather than call it damaged', async () => {
    const brand = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await encoder.encode(brand, limits, who)).toEqual({ ok: false, problem: 'heic' });
  });
});

describe('a JPEG without its end', () => {
  const whole = (options: JpegOptions) =>
    sharp({
      create: {
        width: 1500,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg(options)
      .toBuffer();

  test.each([
    ['a plain one', {}],
    ['one in several passes', { progressive: true }],
    ['one that keeps all colours', { chromaSubsampling: '4:4:4' }],
  ])('is taken if nothing else is missing, and refused if more is: %s', async (_what, options) => {
    const jpeg = await whole(options);
    expect([...jpeg.subarray(-2)]).toEqual([0xff, 0xd9]);
    const seen = (await encode(jpeg)).shades;
    for (const missing of [1, 2]) {
      expect((await encode(jpeg.subarray(0, -missing))).shades, `${missing}`).toEqual(seen);
    }
    for (const part of [0.98, 0.9, 0.5, 0.1]) {
      const answer = await encoder.encode(jpeg.subarray(0, jpeg.length * part), limits, who);
      expect(answer, `${part}`).toEqual({ ok: false, problem: 'damaged' });
    }
  });
});

describe('pictures that cost too much', () => {
  test.each([
    ['60 megapixels', 10_000, 6_000, 'too-many-pixels'],
    ['4 gigapixels', 65_535, 65_535, 'too-many-pixels'],
    ['10 gigapixels', 100_000, 100_000, 'too-many-pixels'],
    ['a side of 16,384 pixels', 16_384, 1_000, 'too-long'],
    ['39.9 million rows of one pixel', 1, 39_900_000, 'too-long'],
    ['a strip of the greatest width', 16_383, 800, 'too-narrow'],
    ['a strip that is 21 times as high as wide', 10, 210, 'too-narrow'],
  ])('refuses %s by the header, whatever follows', async (_, width, height, problem) => {
    expect(await encoder.encode(blackPng(width, height, 1), limits, who)).toEqual({ ok: false, problem });
  });

  test.each([
    ['40 megapixels', 8_000, 5_000, 800],
    ['a side of 16,383 pixels', 16_383, 820, 64],
  ])('takes %s', async (_, width, height, shown) => {
    expect(await encode(blackPng(width, height))).toMatchObject({ width: 1280, height: shown });
  });

  test('takes a JPEG of 64 megapixels, and refuses a larger one', async () => {
    const whole = await plain(8_000, 8_000).jpeg().toBuffer();
    expect(await encode(whole)).toMatchObject({ width: 1280, height: 1280 });
    const larger = Buffer.from(whole);
    larger.writeUInt16BE(8_001, larger.indexOf(startOfFrame) + startOfFrame.length + 3);
    expect(await encoder.encode(larger, limits, who)).toEqual({ ok: false, problem: 'too-many-pixels' });
  });

  test('counts the pixels of a JPEG in several passes as those of a picture that is held whole', async () => {
    const passes = await plain(40, 30).jpeg({ progressive: true }).toBuffer();
    const within = { ...limits, maxPixels: 1200, maxShrunkPixels: 1 };
    expect(await encoder.encode(passes, within, who)).toMatchObject({ ok: true });
    const over = { ...limits, maxPixels: 1199 };
    expect(await encoder.encode(passes, over, who)).toEqual({ ok: false, problem: 'too-many-pixels' });
  });

  test('stops work that takes longer than it may, and continues with the next', async () => {
    const slow = blackPng(1, 39_900_000);
    const one = createSharpPictureEncoder({ concurrency: 1 });
    const generous = { ...limits, maxSide: 40_000_000, maxRatio: 40_000_000, maxSeconds: 1 };
    const [stopped, next] = await Promise.all([
      one.encode(slow, generous, 'amina'),
      one.encode(await quarters(120, 80, 1), limits, 'brian'),
    ]);
    expect(stopped).toEqual({ ok: false, problem: 'too-slow' });
    expect(next).toMatchObject({ ok: true });
  });

  test('lowers the quality of noise until its copies are small enough', async () => {
    const bytes = await noise();
    const usual = copy(await encode(bytes), 320, 'webp').byteLength;
    const tight = { ...limits, maxCopyBytes: { ...limits.maxCopyBytes, 320: usual - 1 } };
    const answer = await encoder.encode(bytes, tight, who);
    if (!answer.ok) throw new Error(answer.problem);
    for (const format of pictureFormats) {
      expect(copy(answer.picture, 320, format).byteLength).toBeLessThan(usual);
    }
  });
});

describe('the bytes of a copy', () => {
  const kibibyte = 1024;

  /** Every pixel a colour of its own, for which no quality is low enough; the same each time. */
  function noisiest(width: number, height: number): Promise<Buffer> {
    const data = new Uint8Array(width * height * 3);
    let state = 1;
    for (let at = 0; at < data.length; at += 1) {
      state = (state * 48_271) % 2_147_483_647;
      data[at] = state >> 8;
    }
    return sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }

  /** Leaves and stalks of all sizes, as busy as a photo of dried herbs, in the shape of a phone's screen held upright. */
  function busy(width: number, height: number): Promise<Buffer> {
    let state = 7;
    const next = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    const leaves = Array.from(
      { length: 6_000 },
      () =>
        `<ellipse cx="${next(width)}" cy="${next(height)}" rx="${8 + next(60)}" ry="${3 + next(12)}" transform="rotate(${next(60)})" fill="hsl(${60 + next(70)},${20 + next(50)}%,${15 + next(50)}%)"/>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${leaves.join('')}</svg>`;
    return sharp(Buffer.from(drawing)).flatten({ background: '#554' }).jpeg({ quality: 90 }).toBuffer();
  }

  /** The quantisation tables of a JPEG, which depend on its quality. */
  function tablesOf(jpeg: Uint8Array): Buffer {
    const bytes = Buffer.from(jpeg);
    const at = bytes.indexOf(Buffer.from([0xff, 0xdb]));
    return bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
  }

  async function tablesAt(quality: number): Promise<Buffer> {
    return tablesOf(await plain(16, 16).jpeg({ quality, mozjpeg: true }).toBuffer());
  }

  test('are brought down for a picture of pure noise', async () => {
    const { copies } = await encode(await noisiest(1280, 960));
    const sizes = copies.map(({ width, format, bytes }) => [
      `${width}.${format}`,
      Math.round(bytes.byteLength / kibibyte),
    ]);
    const total = copies.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThan(600 * kibibyte);
    for (const [name, most] of [
      ['1280.webp', 210],
      ['1280.jpg', 185],
      ['640.webp', 95],
      ['640.jpg', 95],
    ] as const) {
      expect(Object.fromEntries(sizes)[name], name).toBeLessThan(most);
    }
  });

  test('are those of the usual quality for a busy photo', async () => {
    const picture = await encode(await busy(1600, 2400));
    for (const width of [320, 640, 1280]) {
      expect(tablesOf(copy(picture, width, 'jpg')), `${width}`).toEqual(await tablesAt(60));
    }
  });

  test('are those of the usual quality for a picture of few pixels', async () => {
    const picture = await encode(await plain(3, 2).png().toBuffer());
    expect(tablesOf(copy(picture, 320, 'jpg'))).toEqual(await tablesAt(60));
  });
});

describe('sizes', () => {
  test('makes a JPEG that shows before all of it has arrived', async () => {
    const picture = await encode(await plain(90, 60).jpeg().toBuffer());
    expect(await sharp(copy(picture, 640, 'jpg')).metadata()).toMatchObject({ isProgressive: true });
  });

  test.each([
    ['a single pixel', 1, 1, [1, 1], [1, 1]],
    ['a picture between two widths', 700, 350, [700, 350], [320, 160]],
    ['a strip that is 20 times as wide as high', 5000, 250, [1280, 64], [320, 16]],
    ['a strip that is 20 times as high as wide', 516, 10_320, [512, 10_240], [128, 2560]],
  ])('never enlarges %s', async (_, width, height, widest, narrowest) => {
    const picture = await encode(await plain(width, height).png().toBuffer());
    expect([picture.width, picture.height]).toEqual(widest);
    for (const format of pictureFormats) {
      const large = await sharp(copy(picture, 1280, format)).metadata();
      expect([large.width, large.height]).toEqual(widest);
      const small = await sharp(copy(picture, 320, format)).metadata();
      expect([small.width, small.height]).toEqual(narrowest);
    }
  });

  test('makes a placeholder of at most 600 characters even of noise', async () => {
    const { placeholder } = await encode(await noise());
    expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
    expect(placeholder.length).toBeLessThanOrEqual(600);
    const bytes = Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 16 });
  });
});

describe('what a picture looks like', () => {
  test('is tested on a photo that says who took it, with what, and where', async () => {
    const { exif, xmp, icc } = await sharp(await tellingPhoto()).metadata();
    expect([exif, xmp, icc]).not.toContain(undefined);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a photo with EXIF orientation %i upright',
    async (orientation) => {
      const picture = await encode(await quarters(120, 80, orientation));
      expect(picture).toMatchObject({ width: 120, height: 80 });
      for (const format of pictureFormats) {
        const bytes = copy(picture, 320, format);
        expectNear(await colourAt(bytes, 0.25, 0.25), red, 30);
        expectNear(await colourAt(bytes, 0.75, 0.25), green, 30);
        expectNear(await colourAt(bytes, 0.25, 0.75), blue, 30);
        expectNear(await colourAt(bytes, 0.75, 0.75), yellow, 30);
      }
    },
  );

  test.each(['png', 'webp', 'avif'] as const)('puts a transparent %s on white', async (format) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 4, background: clear } })
      .toFormat(format)
      .toBuffer();
    const picture = await encode(bytes);
    for (const each of pictureFormats) {
      const { hasAlpha } = await sharp(copy(picture, 320, each)).metadata();
      expect(hasAlpha).toBe(false);
      expectNear(await colourAt(copy(picture, 320, each), 0.5, 0.5), { r: 255, g: 255, b: 255 }, 4);
    }
  });

  test('brings a CMYK photo into sRGB in its own colours', async () => {
    const bytes = await plain(90, 60, red).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const picture = await encode(bytes);
    expect((await sharp(copy(picture, 320, 'jpg')).metadata()).space).toBe('srgb');
    expectNear(await colourAt(copy(picture, 320, 'jpg'), 0.5, 0.5), red, 45);
  });

  test('brings a photo with a wide colour profile into sRGB', async () => {
    const bytes = await plain(90, 60, red).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    const picture = await encode(bytes);
    expectNear(await colourAt(copy(picture, 320, 'jpg'), 0.5, 0.5), red, 12);
  });

  test('reads a grey photo and one of sixteen bits a channel', async () => {
    const grey = await plain(90, 60, { r: 90, g: 90, b: 90 }).toColourspace('b-w').png().toBuffer();
    const deep = await plain(90, 60, red).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(1);
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expectNear(await colourAt(copy(await encode(grey), 320, 'webp'), 0.5, 0.5), { r: 90, g: 90, b: 90 }, 12);
    expectNear(await colourAt(copy(await encode(deep), 320, 'webp'), 0.5, 0.5), red, 12);
  });
});

describe('the hash of a photo', () => {
  /** Soft shapes of many sizes, as photos have: no two from one seed are alike. */
  async function scene(seed: number): Promise<Buffer> {
    let state = seed;
    const next = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const shapes = Array.from({ length: 40 }, () => {
      const [x, y, wide, high] = [next() * 800, next() * 600, 20 + next() * 200, 20 + next() * 200];
      const colour = [next(), next(), next()].map((part) => Math.floor(part * 255)).join();
      return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="rgb(${colour})"/>`;
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 800 600">${shapes.join('')}</svg>`;
    return sharp(Buffer.from(drawing)).flatten({ background: '#888' }).blur(2).png().toBuffer();
  }
  const hashIn = async (bytes: Uint8Array) => hashOf((await encode(bytes)).shades);
  const scenes = Promise.all(
    [11, 222, 3_333, 44_444, 555_555, 6_666_666].map(async (seed) => {
      const photo = await scene(seed);
      return { photo, hash: await hashIn(photo) };
    }),
  );

  test.each<[string, (photo: Sharp) => Sharp]>([
    ['made smaller', (photo) => photo.resize({ width: 150 }).jpeg()],
    ['saved again in low quality', (photo) => photo.jpeg({ quality: 25 })],
    ['as another kind of file', (photo) => photo.avif({ quality: 40 })],
    ['brighter', (photo) => photo.linear(1.05, 12).jpeg()],
    ['darker', (photo) => photo.modulate({ brightness: 0.8 }).jpeg()],
    ['without colour', (photo) => photo.greyscale().jpeg()],
    ['slightly cropped', (photo) => photo.extract({ left: 4, top: 3, width: 392, height: 294 }).jpeg()],
    ['turned by its EXIF', (photo) => photo.rotate(90).withMetadata({ orientation: 8 }).jpeg()],
  ])('is near that of a copy %s', async (_, edit) => {
    for (const { photo, hash } of await scenes) {
      const other = await hashIn(await edit(sharp(photo)).toBuffer());
      expect(areNear(hash, other), `${hash} and ${other}`).toBe(true);
    }
  });

  test('is far from that of every other photo', async () => {
    const hashes = (await scenes).map(({ hash }) => hash);
    for (const [index, one] of hashes.entries())
      for (const other of hashes.slice(index + 1)) expect(areNear(one, other)).toBe(false);
  });

  test.each([
    ['one colour', () => plain(600, 400).jpeg().toBuffer()],
    ['a photo of a white sheet', () => plain(600, 400, { r: 250, g: 249, b: 246 }).webp().toBuffer()],
    [
      'a transparent picture',
      () =>
        sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
  ])('is empty for %s', async (_, make) => {
    expect(await hashIn(await make())).toBe('');
  });
});
