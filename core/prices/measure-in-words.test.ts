import { expect, it } from 'vitest';
import { measureInWords } from './measure-in-words.ts';

it('names one unit alone, a part of one in the singular, and several in the plural', () => {
  expect(measureInWords({ quantity: 1000, unit: 'bunch' })).toBe('bunch');
  expect(measureInWords({ quantity: 500, unit: 'litre' })).toBe('0.5 litre');
  expect(measureInWords({ quantity: 1500, unit: 'litre' })).toBe('1.5 litres');
  expect(measureInWords({ quantity: 3000, unit: 'bunch' })).toBe('3 bunches');
  expect(measureInWords({ quantity: 250_000, unit: 'g' })).toBe('250 g');
  expect(measureInWords({ quantity: undefined, unit: undefined })).toBeUndefined();
});
