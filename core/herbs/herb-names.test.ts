import { expect, test } from 'vitest';
import { herbNames } from './herb-names.ts';

test('no name stands for two herbs, and each is written as search writes it', () => {
  const names = herbNames.flat();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
});
