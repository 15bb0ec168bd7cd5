import { expect, it } from 'vitest';
import { hour, minute } from '../../../core/shared/time/durations.ts';
import { offline } from '../../../core/texts/network.ts';
import { offlinePage, titleOf, withNotice } from './kept-page.ts';

const page =
  '<!DOCTYPE html><html lang="en-UG"><head><link rel="stylesheet" href="/assets/index-a.css"/><title>Neem &amp; more · fresh · Eddagala</title></head><body><svg><use href="/assets/icons-b.svg#home"></use></svg><div class="kept"></div><main>Neem</main></body></html>';

it.each([
  [0, 'You saw this just now.'],
  [minute - 1, 'You saw this just now.'],
  [minute, 'You saw this 1 minute ago.'],
  [2 * hour + 59 * minute, 'You saw this 2 hours ago.'],
  [24 * hour, 'You saw this 1 day ago.'],
  [400 * 24 * hour, 'You saw this 400 days ago.'],
  [-365 * 24 * hour, 'You saw this just now.'],
])('a page kept %s milliseconds ago says: %s', (age, sentence) => {
  const shown = withNotice(page, age);
  expect(shown).toContain(`<html data-kept="${sentence}" lang="en-UG">`);
  expect(shown).toContain(`${offline}<br><small>${sentence}</small>`);
  expect(shown).toContain('/assets/icons-b.svg#offline');
});

it('the rest of the page is as it was, so that script finds what the server rendered', () => {
  const shown = withNotice(page, 0);
  const without = shown
    .replace(/ data-kept="[^"]*"/, '')
    .replace(/(<div class="kept">).*?<\/div><\/div>/, '$1</div>');
  expect(without).toBe(page);
});

it('the title is known without the name of the site, and as it stands in the markup', () => {
  expect(titleOf(page)).toBe('Neem &amp; more · fresh');
  expect(titleOf('')).toBe('');
});

it('a page in place of another leads back to it and to adverts, in the style of the site', () => {
  const shown = offlinePage('/search?q="><script>&x', page, [
    { address: '/singleherb/ad_1', title: 'Neem &amp; more' },
  ]);
  expect(shown).toContain('<link rel="stylesheet" href="/assets/index-a.css"/>');
  expect(shown).toContain(offline);
  expect(shown).toContain('<a href="/singleherb/ad_1">Neem &amp; more</a>');
  expect(shown).toContain('href="/search?q=&#34;&#62;&#60;script&#62;&#38;x"');
  expect(shown).not.toContain('<script');
});

it('without anything kept it has no list', () => {
  expect(offlinePage('/home', '', [])).not.toContain('<ul>');
});
