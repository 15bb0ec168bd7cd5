import { describe, expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [{ id: 'root', data: { site: { name: 'Eddagala', publicUrl: 'https://herbs.example' } } }];
const picture = { key: '0123456789abcdef0123456789abcdef', width: 1280, height: 960, placeholder: '' };

describe('what a page says about itself', () => {
  test('the title names the screen and the site', () => {
    expect(pageMeta(matches, { title: 'Search' })).toContainEqual({ title: 'Search · Eddagala' });
  });

  test.each([null, undefined])('a page before anything is loaded (%s) has only its title', (data) => {
    expect(pageMeta([{ id: 'root', data }], { title: 'Search', path: '/search' })).toEqual([
      { title: 'Search' },
    ]);
  });

  test('a page without a public path asks search engines not to list it', () => {
    expect(pageMeta(matches, { title: 'Saved' })).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('a public page names its canonical address', () => {
    const meta = pageMeta(matches, { title: 'moringa', path: '/singleherb/ad_1' });
    const address = 'https://herbs.example/singleherb/ad_1';
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
    expect(meta).toContainEqual({ property: 'og:url', content: address });
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('a public page names its address in each language, and what language it is in itself', () => {
    const meta = pageMeta(matches, { title: 'moringa', path: '/search?q=moringa' });
    const address = 'https://herbs.example/search?q=moringa';
    for (const [hrefLang, href] of [
      ['en', `${address}&lang=en`],
      ['lg', `${address}&lang=lg`],
      ['sw', `${address}&lang=sw`],
      ['x-default', address],
    ]) {
      expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang, href });
    }
    expect(meta).toContainEqual({ property: 'og:locale', content: 'en_UG' });
  });

  test('in Lite a page has nothing for crawlers', () => {
    const lite = matches.map((match) => ({ ...match, data: { ...match.data, lite: true } }));
    const page = {
      title: 'moringa',
      path: '/singleherb/ad_1',
      picture,
      structured: () => [{ name: 'Moringa' }],
    };
    expect(pageMeta(lite, page)).toEqual([
      { title: 'moringa · Eddagala' },
      { tagName: 'link', rel: 'canonical', href: 'https://herbs.example/singleherb/ad_1' },
    ]);
  });

  test('a preview names the page', () => {
    const meta = pageMeta(matches, { title: 'Moringa', path: '/singleherb/ad_1', picture });
    expect(meta).toContainEqual({ title: 'Moringa · Eddagala' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Moringa' });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Moringa' });
  });

  test('a preview links to where browsers fetch pictures', () => {
    const elsewhere = matches.map((match) => ({
      ...match,
      data: { ...match.data, pictureBase: 'https://pictures.example/herbs' },
    }));
    expect(pageMeta(elsewhere, { title: 'moringa', path: '/singleherb/ad_1', picture })).toContainEqual({
      property: 'og:image',
      content: 'https://pictures.example/herbs/0123456789abcdef0123456789abcdef-640.jpg',
    });
  });

  test('a preview shows the small JPEG copy with its true size', () => {
    const meta = pageMeta(matches, { title: 'moringa', path: '/singleherb/ad_1', picture });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://herbs.example/media/0123456789abcdef0123456789abcdef-640.jpg',
    });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '640' });
    expect(meta).toContainEqual({ property: 'og:image:height', content: '480' });
  });

  test('a page that was refused has the reason as its title, and no address', () => {
    const error = {
      status: 404,
      statusText: '',
      internal: false,
      data: { message: 'Herb not found' },
    };
    expect(
      pageMeta([...matches, { id: 'routes/page', error }], { title: 'Update Herb', path: '/update-herb/1' }),
    ).toEqual([{ title: 'Herb not found · Eddagala' }, { name: 'robots', content: 'noindex' }]);
  });

  test('a page that failed before anything was loaded still has a title', () => {
    expect(pageMeta([], { title: 'Home' })).toEqual([{ title: 'Home' }]);
  });
});
