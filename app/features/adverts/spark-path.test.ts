import { expect, it } from 'vitest';
import { sparkPath } from './spark-path.ts';

it('draws the greatest number at the top and none at the bottom', () => {
  expect(sparkPath([0, 4, 2])).toBe('M1 22L46 2L91 12');
});

it('draws nothing but zeros as a line at the bottom', () => {
  expect(sparkPath([0, 0])).toBe('M1 22L91 22');
  expect(sparkPath([3])).toBe('M1 2');
});
