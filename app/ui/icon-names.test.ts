import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { icons, illustrations } from './icon-names.ts';

const sprite = await readFile(new URL('../assets/icons.svg', import.meta.url), 'utf8');

test.each([...Object.keys(icons), ...illustrations])('the sprite contains %s', (name) => {
  expect(sprite).toContain(`<symbol id="${name}"`);
});
