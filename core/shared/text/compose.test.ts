import { expect, it } from 'vitest';
import { compose } from './compose.ts';

it.each([
  ['', ''],
  ['u\u0308', '\u00fc'],
  ['a\u0323\u0307', '\u1ea1\u0307'],
  [`x${'\u0300'.repeat(30)}`, `x${'\u0300'.repeat(30)}`],
  [`x${'\u0300'.repeat(31)}y`, `x${'\u0300'.repeat(30)}y`],
  [`x${'\u{1e8d0}'.repeat(30)}`, `x${'\u{1e8d0}'.repeat(30)}`],
  [`x${'\u{1e8d0}'.repeat(31)}y`, `x${'\u{1e8d0}'.repeat(30)}y`],
  [`x${'\u0300'.repeat(40)}y${'\u0300'.repeat(40)}`, `x${'\u0300'.repeat(30)}y${'\u0300'.repeat(30)}`],
])('composes %j to %j', (typed, composed) => {
  expect(compose(typed)).toBe(composed.normalize('NFC'));
});
