import { expect, it } from 'vitest';
import * as units from '../texts/units.ts';
import { measureInWords } from './measure-in-words.ts';

it('names one unit alone, a part of one in the singular, and several in the plural', () => {
  expect(measureInWords({ quantity: 1000, unit: 'bunch' }, units)).toBe('bunch');
  expect(measureInWords({ quantity: 500, unit: 'litre' }, units)).toBe('0.5 litre');
  expect(measureInWords({ quantity: 1500, unit: 'litre' }, units)).toBe('1.5 litres');
  expect(measureInWords({ quantity: 3000, unit: 'bunch' }, units)).toBe('3 bunches');
  expect(measureInWords({ quantity: 250_000, unit: 'g' }, units)).toBe('250 g');
  expect(measureInWords({ quantity: undefined, unit: undefined }, units)).toBeUndefined();
});
