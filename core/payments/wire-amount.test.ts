import { expect, it } from 'vitest';
import { parseWireAmount, wireAmount } from './wire-amount.ts';

it('writes shillings with two decimals', () => {
  expect(wireAmount(500)).toBe('500.00');
});

it.each([
  ['500.00', 500],
  ['500', 500],
  [500, 500],
  ['500.0', 500],
  ['500.50', undefined],
  [500.5, undefined],
  ['5e2', undefined],
  ['-500', undefined],
  ['', undefined],
  [null, undefined],
  [Number.NaN, undefined],
])('reads %s as %s', (amount, shillings) => {
  expect(parseWireAmount(amount)).toBe(shillings);
});
