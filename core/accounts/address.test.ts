import { expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseAddress } from './address.ts';

it.each([
  ['', ''],
  [' Plot 4\r\nNakasero ', 'Plot 4\nNakasero'],
  ['x'.repeat(200), 'x'.repeat(200)],
])('keeps the address %j', (typed, value) => {
  expect(parseAddress(typed)).toEqual({ ok: true, value });
});

it('refuses an address longer than 200', () => {
  expect(parseAddress('x'.repeat(201))).toEqual({ ok: false, problem: texts.profile.addressTooLong(200) });
});
