import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAvatar } from './avatar.ts';
import type { Herb, PlateVariant } from './herb.ts';
import { herbs } from './herbs.ts';
import { canWrite } from './plate/lettering.ts';
import { drawPlate } from './plate.ts';
import { sampleSellers } from './sellers.ts';

/** The drawings that adverts of the herb show. */
function shown(herb: Herb): readonly PlateVariant[] {
  return [...new Set(herb.offers.flatMap((offer) => offer.pictures))];
}

describe.each(herbs)('the plates of $name', (herb) => {
  test('are drawings of 1280 × 960 that need no fonts, each another one', async () => {
    const drawings = shown(herb).map((variant) => drawPlate(herb, variant));
    expect(drawings.length).toBeGreaterThan(0);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text/);
    const seen = await sharp(Buffer.from(drawings[0] ?? '')).metadata();
    expect(seen).toMatchObject({ format: 'svg', width: 1280, height: 960 });
  });

  test('have a label that the pen can write', () => {
    const [also] = herb.localNames;
    const lines = [herb.name.toUpperCase(), herb.botanical, `${also?.name}, ${also?.language}`];
    expect(lines.filter((line) => !canWrite(line))).toEqual([]);
  });
});

test('plates are the same on every run and differ between herbs', () => {
  const [first, second] = herbs;
  if (first === undefined || second === undefined) throw new Error('There are herbs.');
  expect(drawPlate(first, 'sheet')).toBe(drawPlate(first, 'sheet'));
  expect(drawPlate(first, 'sheet')).not.toBe(drawPlate(second, 'sheet'));
});

test.each(['sheet', 'detail', 'ware'] as const)(
  'the %s fills its frame and leaves no hole in it',
  async (variant) => {
    const [herb] = herbs;
    if (herb === undefined) throw new Error('There are herbs.');
    const drawing = Buffer.from(drawPlate(herb, variant));
    const { data, info } = await sharp(drawing)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 960]);
    expect(data.every((opacity) => opacity === 255)).toBe(true);
  },
);

test('every seller has a portrait of their own', async () => {
  const portraits = sampleSellers.map(({ username, likeness }) =>
    drawAvatar({ seed: username, ...likeness }),
  );
  expect(new Set(portraits).size).toBe(sampleSellers.length);
  for (const portrait of portraits) {
    expect(portrait).not.toMatch(/NaN|undefined/);
    expect(await sharp(Buffer.from(portrait)).metadata()).toMatchObject({ width: 640, height: 640 });
  }
});
