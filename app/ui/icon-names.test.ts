import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { advertIcons, advertMarks, icons, illustrations, sellerIcons, stallIcons } from './icon-names.ts';

const read = (file: string) => readFile(new URL(`../assets/${file}`, import.meta.url), 'utf8');
const sprite = await read('icons.svg');
const advertSprite = await read('advert-icons.svg');
const sellerSprite = await read('seller-icons.svg');
const stallSprite = await read('stall-icons.svg');

test.each([...Object.keys(icons), ...illustrations])('the sprite contains %s', (name) => {
  expect(sprite).toContain(`<symbol id="${name}"`);
});

test.each([...Object.keys(advertIcons), ...advertMarks])(
  'the sprite of an advert’s page contains %s',
  (name) => {
    expect(advertSprite).toContain(`<symbol id="${name}"`);
  },
);

test.each(Object.keys(sellerIcons))('the sprite of the pages of those who sell contains %s', (name) => {
  expect(sellerSprite).toContain(`<symbol id="${name}"`);
});

test.each(Object.keys(stallIcons))('the sprite of a seller’s page contains %s', (name) => {
  expect(stallSprite).toContain(`<symbol id="${name}"`);
});
