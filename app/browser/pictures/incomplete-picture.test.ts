import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isIncompletePicture } from './incomplete-picture.ts';

async function picture(format: 'jpeg' | 'png' | 'webp', progressive = false): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const drawn = sharp({ create: { width: 200, height: 150, channels: 3, background: '#2f5d3a', noise } });
  return new Uint8Array(await drawn.toFormat(format, { progressive }).toBuffer());
}

/** A JPEG whose scan has `parts` parts with numbers between them, as cameras write it; `missing` leaves one number out. */
function numberedJpeg(parts: number, missing?: number): Uint8Array {
  const header = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 3, 0];
  const scan = Array.from({ length: parts }, (_, part) =>
    part === missing ? [1, 2] : [1, 2, 0xff, 0xd0 + (part % 8)],
  );
  return new Uint8Array([...header, ...scan.flat(), 3, 0xff, 0xd9]);
}

it.each([
  ['JPEG', picture('jpeg')],
  ['progressive JPEG', picture('jpeg', true)],
  ['PNG', picture('png')],
  ['WebP', picture('webp')],
  ['JPEG in numbered parts', numberedJpeg(20)],
])('accepts a complete %s', async (_, bytes) => {
  expect(isIncompletePicture(await bytes)).toBe(false);
});

it.each([
  ['JPEG', picture('jpeg')],
  ['progressive JPEG', picture('jpeg', true)],
  ['PNG', picture('png')],
])('notices the missing second half of a %s', async (_, bytes) => {
  const whole = await bytes;
  expect(isIncompletePicture(whole.subarray(0, whole.length / 2))).toBe(true);
});

it('notices a JPEG without its end', async () => {
  expect(isIncompletePicture((await picture('jpeg')).subarray(0, -2))).toBe(true);
});

it('accepts data after the end of a JPEG, as from phones that add a video', async () => {
  const whole = await picture('jpeg');
  expect(isIncompletePicture(new Uint8Array([...whole, 0, 0xff, 0xd8, 7]))).toBe(false);
});

it('notices a missing part in the middle of a JPEG', () => {
  expect(isIncompletePicture(numberedJpeg(20, 11))).toBe(true);
});

it('does not judge what is not a picture', () => {
  expect(isIncompletePicture(new TextEncoder().encode('no picture at all'))).toBe(false);
  expect(isIncompletePicture(new Uint8Array())).toBe(false);
  expect(isIncompletePicture(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe(true);
});
