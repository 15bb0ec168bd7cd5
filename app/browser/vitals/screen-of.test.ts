import { expect, it } from 'vitest';
import { screenOf } from './screen-of.ts';

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/singleherb/ad_1795221134596', '/singleherb'],
  ['/account/edit-account', '/account'],
  ['/nakato@herbs.example/home', '/[unknown]'],
  ['/\u001b[2Jhome', '/[unknown]'],
  ['/home\nlevel: error', '/[unknown]'],
  [`/${'x'.repeat(31)}`, '/[unknown]'],
])('%j is the screen %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});
