import { expect, it } from 'vitest';
import { formsOf, singularOf } from './word-forms.ts';

it.each([
  ['gingers', 'ginger'],
  ['powders', 'powder'],
  ['cloves', 'clove'],
  ['roses', 'rose'],
  ['leaves', 'leaf'],
  ['leafs', 'leaf'],
  ['bitterleaves', 'bitterleaf'],
  ['berries', 'berry'],
  ['berrys', 'berry'],
  ['bunches', 'bunch'],
  ['boxes', 'box'],
  ['tomatoes', 'tomato'],
  ['mangos', 'mango'],
  ['aloes', 'aloe'],
  ['knives', 'knife'],
  ['women', 'woman'],
  ['womens', 'woman'],
  ['grasses', 'grass'],
  ['grasss', 'grass'],
  ['5bunches', '5bunch'],
])('of %s the singular is %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

it.each([
  'ginger',
  'grass',
  'hibiscus',
  'asparagus',
  'iris',
  'gas',
  's',
  '250g',
  '2500',
  'زنجبيل',
  'omululuza',
  '',
])('takes %j for no plural', (word) => {
  expect(singularOf(word)).toBe(word);
});

it.each([
  ['ginger', ['ginger', 'gingers']],
  ['leaves', ['leaves', 'leaf', 'leafs']],
  ['leaf', ['leaf', 'leafs', 'leaves']],
  ['hibiscus', ['hibiscus', 'hibiscuss', 'hibiscuses']],
  ['berry', ['berry', 'berrys', 'berries']],
  ['child', ['child', 'childs', 'children', 'childrens']],
  ['5kg', ['5kg', '5kgs']],
  ['2500', ['2500']],
  ['芦荟', ['芦荟']],
])('finds %s by %j', (word, forms) => {
  expect(formsOf(word)).toEqual(forms);
});

it('finds every form of a word by every other', () => {
  for (const word of [
    'leaf',
    'berry',
    'potato',
    'bunch',
    'woman',
    'grass',
    'knife',
    'seed',
    'rose',
    'child',
  ]) {
    const all = formsOf(word);
    for (const form of all) expect(formsOf(form), form).toEqual(expect.arrayContaining([...all]));
  }
});
