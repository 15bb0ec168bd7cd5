import { describe, expect, test } from 'vitest';
import { narrowWidths, pictureCopies, pictureWidths } from '../../core/entities/picture.ts';
import { shadeColumns, shadeRows } from '../../core/pictures/picture-hash.ts';
import type {
  EncodedPicture,
  PictureEncoder,
  PictureLimits,
  PictureProblem,
} from '../../core/ports/picture-encoder.ts';

/** A picture as it is uploaded, and its size as a person sees it, upright. */
export interface PictureSample {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Made by the test of each encoder in the formats that it reads. */
export interface PictureSamples {
  /** One or more of every format, by the name of the format, each wider than 1280 and with a height of its own. */
  readonly readable: Readonly<Record<string, PictureSample>>;
  /** Narrower than 320. */
  readonly small: PictureSample;
  /** Stored on its side, with an orientation in its metadata; wider than 320 when upright. */
  readonly onItsSide: PictureSample;
  /** Its first pixels are wholly transparent, with a dark colour under the transparency. */
  readonly transparent: PictureSample;
  /** With metadata: position, camera, colour profile, whatever the format has. */
  readonly withMetadata: PictureSample;
  /** Damaged files of readable formats, by the kind of damage. */
  readonly damaged: Readonly<Record<string, Uint8Array>>;
  /** Files of other formats, by format. */
  readonly unsupported: Readonly<Record<string, Uint8Array>>;
  /** A decompression bomb: very many pixels in few bytes. */
  readonly huge: PictureSample;
  /** Wider than 1280, in a format that the decoder can scale down while decoding, such as a camera's JPEG. */
  readonly shrunk: PictureSample;
  /** As large, in a format that the decoder cannot scale down. */
  readonly held: PictureSample;
}

/** A copy as decoded from its bytes. */
interface InspectedCopy {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly carriesMetadata: boolean;
  readonly transparent: boolean;
  readonly firstPixel: readonly [red: number, green: number, blue: number];
}

interface PictureEncoderFixture {
  readonly pictureEncoder: PictureEncoder;
  readonly samples: PictureSamples;
  /** Reads a copy; `format` as in `pictureCopies`. */
  inspect(bytes: Uint8Array): Promise<InspectedCopy>;
}

export const limits: PictureLimits = {
  maxPixels: 40_000_000,
  maxShrunkPixels: 64_000_000,
  maxSide: 16_383,
  maxRatio: 20,
  maxSeconds: 60,
  maxCopyBytes: { 64: 8 * 1024, 160: 32 * 1024, 320: 128 * 1024, 640: 384 * 1024, 1280: 1024 * 1024 },
};
const who = 'amina';

/** The size of the copy of this width; the narrowest is square, unless the next one is too low for that. */
function heightOf({ width, height }: PictureSample): (copyWidth: number) => number {
  const [narrowest, next] = pictureWidths;
  const heightAt = (copyWidth: number) => (height * copyWidth) / width;
  return (copyWidth) =>
    copyWidth === narrowest ? Math.min(narrowest, heightAt(Math.min(next, width))) : heightAt(copyWidth);
}

export function describePictureEncoder(name: string, fixture: () => Promise<PictureEncoderFixture>): void {
  describe(`${name}: picture encoder`, () => {
    async function encodeSample(
      { pictureEncoder }: PictureEncoderFixture,
      { bytes }: PictureSample,
      given: Partial<PictureLimits> = {},
    ): Promise<EncodedPicture> {
      const answer = await pictureEncoder.encode(bytes, { ...limits, ...given }, who);
      if (!answer.ok) throw new Error(`The picture was refused as ${answer.problem}.`);
      return answer.picture;
    }

    async function expectRefused(
      { pictureEncoder }: PictureEncoderFixture,
      { bytes }: PictureSample,
      given: Partial<PictureLimits>,
      problem: PictureProblem,
    ): Promise<void> {
      expect(await pictureEncoder.encode(bytes, { ...limits, ...given }, who)).toEqual({
        ok: false,
        problem,
      });
    }

    /** Expects what holds for every encoded picture. */
    async function expectWhole(
      { inspect }: PictureEncoderFixture,
      picture: EncodedPicture,
      sample: PictureSample,
    ): Promise<void> {
      const heightAt = heightOf(sample);
      const widest = Math.min(sample.width, Math.max(...pictureWidths));
      expect(picture.width).toBe(widest);
      expect(Math.abs(picture.height - heightAt(widest))).toBeLessThanOrEqual(1);
      expect(picture.placeholder).toMatch(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/]+=*$/);
      expect(picture.placeholder.length).toBeLessThanOrEqual(600);

      expect(picture.copies.map(({ width, format }) => `${width}.${format}`).toSorted()).toEqual(
        pictureCopies.map(({ width, format }) => `${width}.${format}`).toSorted(),
      );
      for (const copy of picture.copies) {
        const found = await inspect(copy.bytes);
        const width = Math.min(copy.width, sample.width);
        expect(found).toMatchObject({ width, format: copy.format, carriesMetadata: false });
        expect(Math.abs(found.height - heightAt(width))).toBeLessThanOrEqual(1);
        if (copy.width === Math.max(...pictureWidths)) {
          expect(found).toMatchObject({ width: picture.width, height: picture.height });
        }
      }
    }

    test('makes every width in every format of each kind of picture', async () => {
      const open = await fixture();
      expect(Object.keys(open.samples.readable).length).toBeGreaterThan(0);
      for (const sample of Object.values(open.samples.readable)) {
        expect(sample.width).toBeGreaterThan(1280);
        await expectWhole(open, await encodeSample(open, sample), sample);
      }
    });

    test('makes the narrow copies of a picture from a wide one, and none from what it cannot read', async () => {
      const open = await fixture();
      const { onItsSide: sample } = open.samples;
      const picture = await encodeSample(open, sample);
      const wide = picture.copies.find((copy) => copy.width === 640 && copy.format === 'webp');
      const copies = (await open.pictureEncoder.narrow(wide?.bytes ?? new Uint8Array())) ?? [];
      expect(copies.map(({ width, format }) => [width, format])).toEqual(
        narrowWidths.map((width) => [width, 'webp']),
      );
      for (const { width, bytes } of copies) {
        const found = await open.inspect(bytes);
        expect(found).toMatchObject({ width, format: 'webp', carriesMetadata: false });
        expect(Math.abs(found.height - heightOf(sample)(width))).toBeLessThanOrEqual(1);
      }
      expect(await open.pictureEncoder.narrow(new TextEncoder().encode('no picture'))).toBeUndefined();
    });

    test('measures how bright the parts of a picture are, and nearly the same for a copy of it', async () => {
      const open = await fixture();
      for (const sample of [...Object.values(open.samples.readable), open.samples.small]) {
        const { shades, copies } = await encodeSample(open, sample);
        expect(shades).toHaveLength(shadeColumns * shadeRows);
        const copy = copies.find(({ width, format }) => width === 320 && format === 'webp');
        const again = (await open.pictureEncoder.shades(copy?.bytes ?? new Uint8Array())) ?? [];
        expect(again).toHaveLength(shades.length);
        for (const [at, shade] of shades.entries())
          expect(Math.abs(shade - (again[at] ?? 999))).toBeLessThan(16);
      }
      expect(await open.pictureEncoder.shades(new TextEncoder().encode('no picture'))).toBeUndefined();
    });

    test('never enlarges a small picture', async () => {
      const open = await fixture();
      const { small } = open.samples;
      expect(small.width).toBeLessThan(320);
      const picture = await encodeSample(open, small);
      expect(picture).toMatchObject({ width: small.width, height: small.height });
      await expectWhole(open, picture, small);
    });

    test.each([
      ['turns a picture that lies on its side', 'onItsSide'],
      ['leaves metadata out', 'withMetadata'],
    ] as const)('%s', async (_, name) => {
      const open = await fixture();
      await expectWhole(open, await encodeSample(open, open.samples[name]), open.samples[name]);
    });

    test('puts what was transparent on white', async () => {
      const open = await fixture();
      const picture = await encodeSample(open, open.samples.transparent);
      await expectWhole(open, picture, open.samples.transparent);
      for (const { bytes } of picture.copies) {
        const { transparent, firstPixel } = await open.inspect(bytes);
        expect(transparent).toBe(false);
        for (const shade of firstPixel) expect(shade).toBeGreaterThanOrEqual(245);
      }
    });

    test('refuses what is not a picture of a kind that can be read', async () => {
      const { pictureEncoder, samples } = await fixture();
      const texts = {
        nothing: '',
        'one byte': '\x00',
        'a text': 'This is a shopping list, whatever its name ends in.',
        'a page': '<!doctype html><script>alert(1)</script>',
        'a drawing that may carry script': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      };
      const all = [
        ...Object.entries(samples.unsupported),
        ...Object.entries(texts).map(([kind, text]) => [kind, new TextEncoder().encode(text)] as const),
      ];
      for (const [kind, bytes] of all) {
        expect([kind, await pictureEncoder.encode(bytes, limits, who)]).toEqual([
          kind,
          { ok: false, problem: 'unsupported' },
        ]);
      }
    });

    test('refuses what cannot be read completely', async () => {
      const { pictureEncoder, samples } = await fixture();
      expect(Object.keys(samples.damaged).length).toBeGreaterThan(0);
      for (const [kind, bytes] of Object.entries(samples.damaged)) {
        expect([kind, await pictureEncoder.encode(bytes, limits, who)]).toEqual([
          kind,
          { ok: false, problem: 'damaged' },
        ]);
      }
    });

    test('allows other numbers of pixels for pictures that are shrunk while they are decoded', async () => {
      const open = await fixture();
      const { shrunk, held } = open.samples;
      const pixels = shrunk.width * shrunk.height;
      for (const [sample, limit, other] of [
        [shrunk, 'maxShrunkPixels', 'maxPixels'],
        [held, 'maxPixels', 'maxShrunkPixels'],
      ] as const) {
        await expectWhole(open, await encodeSample(open, sample, { [limit]: pixels, [other]: 1 }), sample);
        await expectRefused(open, sample, { [limit]: pixels - 1 }, 'too-many-pixels');
      }
    });

    test.each([
      ['a side longer than allowed', 'too-long', 'maxSide', Math.max, 1],
      [
        'what is narrower than allowed',
        'too-narrow',
        'maxRatio',
        (x: number, y: number) => Math.max(x / y, y / x),
        0.01,
      ],
    ] as const)('refuses %s and takes what is just within', async (_, problem, limit, measure, step) => {
      const open = await fixture();
      for (const sample of [open.samples.small, open.samples.onItsSide]) {
        const most = measure(sample.width, sample.height);
        await expectWhole(open, await encodeSample(open, sample, { [limit]: most }), sample);
        await expectRefused(open, sample, { [limit]: most - step }, problem);
      }
    });

    test('makes no copy with more bytes than allowed', async () => {
      const open = await fixture();
      const { small } = open.samples;
      const bytesOf = (width: number, { copies }: EncodedPicture) =>
        Math.max(...copies.filter((copy) => copy.width === width).map((copy) => copy.bytes.byteLength));
      const narrowest = bytesOf(320, await encodeSample(open, small));
      const maxCopyBytes = { ...limits.maxCopyBytes, 320: narrowest };
      expect(bytesOf(320, await encodeSample(open, small, { maxCopyBytes }))).toBe(narrowest);
      await expectRefused(open, small, { maxCopyBytes: { ...maxCopyBytes, 320: 10 } }, 'too-detailed');
    });

    test('gives each of 12 pictures at once its own answer', async () => {
      const open = await fixture();
      const { small, transparent, onItsSide, huge } = open.samples;
      const [damaged] = Object.values(open.samples.damaged);
      if (damaged === undefined) throw new Error('There is a damaged sample.');
      expect(huge.width * huge.height).toBeGreaterThan(limits.maxPixels);
      const round = [small.bytes, damaged, onItsSide.bytes, huge.bytes, transparent.bytes, new Uint8Array()];
      const answers = await Promise.all(
        [...round, ...round].map((bytes) => open.pictureEncoder.encode(bytes, limits, who)),
      );
      const seen = answers.map((answer) => (answer.ok ? answer.picture.width : answer.problem));
      const widest = (sample: PictureSample) => Math.min(1280, sample.width);
      const expected = [
        widest(small),
        'damaged',
        widest(onItsSide),
        'too-many-pixels',
        widest(transparent),
        'unsupported',
      ];
      expect(seen).toEqual([...expected, ...expected]);
    });

    test('leaves the uploaded bytes as they were', async () => {
      const open = await fixture();
      const before = Uint8Array.from(open.samples.small.bytes);
      await encodeSample(open, open.samples.small);
      expect(Buffer.compare(before, open.samples.small.bytes)).toBe(0);
    });
  });
}
