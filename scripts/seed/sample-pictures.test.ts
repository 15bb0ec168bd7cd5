import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureCopies, pictureWidths } from '../../core/entities/picture.ts';
import { herbs } from './herbs.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleSellers } from './sellers.ts';

const folder = join(import.meta.dirname, 'pictures');

test('there is a picture of every seller and of every view of a herb that is shown, and no other', async () => {
  const views = herbs.flatMap(({ slug, offers }) =>
    offers.flatMap(({ pictures }) => pictures.map((view) => `${slug}-${view}`)),
  );
  const names = new Set([...sampleSellers.map(({ username }) => username), ...views]);
  expect((await readdir(folder)).toSorted()).toEqual([...names].map((name) => `${name}.webp`).toSorted());
});

test('all pictures together are no larger than 4 MB', async () => {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(4_000_000);
});

test.each([
  ['aloe-detail', [64, 160, 320, 640, 800], 600],
  ['nakato.herbs', [64, 160, 320, 480, 480], 480],
] as const)('%s becomes every copy that an upload is stored as', async (name, widths, height) => {
  const upload = await samplePictures.read(name);
  const { copies, placeholder, ...size } = await samplePictures.encode(upload);
  expect(size).toEqual({ width: widths[4], height });
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(600);
  const wanted = pictureCopies.map(({ width, format }) => ({
    width,
    format,
    pixels: widths[pictureWidths.indexOf(width)],
    read: format.replace('jpg', 'jpeg'),
  }));
  const made = copies.map(async ({ width, format, bytes }) => {
    const seen = await sharp(bytes).metadata();
    return { width, format, pixels: seen.width, read: seen.format };
  });
  expect(await Promise.all(made)).toEqual(expect.arrayContaining(wanted));
  expect(copies).toHaveLength(wanted.length);
  expect(copies.find((copy) => copy.width === 1280 && copy.format === 'webp')?.bytes).toEqual(upload);
});
