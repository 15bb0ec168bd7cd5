import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  ['/home', '/home'],
  ['/search?q=neem#top', '/search?q=neem#top'],
  ['/singleherb/ad_1?after=1', '/singleherb/ad_1?after=1'],
])('keeps %s', (given, kept) => {
  expect(safeRedirect(given)).toBe(kept);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/home//evil.example',
  '/../;//evil.example',
  'javascript:alert(1)',
  'home',
  '',
  undefined,
  null,
])('refuses %j', (given) => {
  expect(safeRedirect(given)).toBeUndefined();
});

it('refuses a path longer than any of ours', () => {
  expect(safeRedirect(`/search?q=${'x'.repeat(1990)}`)).toBe(`/search?q=${'x'.repeat(1990)}`);
  expect(safeRedirect(`/search?q=${'x'.repeat(1991)}`)).toBeUndefined();
});
