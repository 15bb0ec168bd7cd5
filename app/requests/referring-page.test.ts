import { expect, it } from 'vitest';
import { referringPage } from './referring-page.ts';

function from(referer: string | undefined): string | undefined {
  const headers = referer === undefined ? undefined : { Referer: referer };
  return referringPage(new Request('http://herbs.example/singleherb/ad_1/like', { headers: headers ?? {} }));
}

const longest = '/search?q='.padEnd(2000, 'a');

it.each([
  ['http://herbs.example/home?district=Kampala&order=cheapest', '/home?district=Kampala&order=cheapest'],
  ['https://herbs.example/saved', '/saved'],
  [`http://herbs.example${longest}`, longest],
  [`http://herbs.example${longest}a`, '/search'],
])('leads back to %s', (referer, path) => {
  expect(from(referer)).toBe(path);
});

it.each([
  undefined,
  '',
  'home',
  'https://evil.example/home',
  'http://herbs.example.evil.example/home',
  'http://herbs.example:81/home',
  'http://herbs.example//evil.example',
])('knows no page by %j', (referer) => {
  expect(from(referer)).toBeUndefined();
});
