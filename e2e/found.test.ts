import { describe, expect, it } from 'vitest';
import { postAdvert, signUp } from './acts.ts';
import { createWorld } from './world.ts';

describe('what search engines and link previews find', () => {
  const world = createWorld(false);

  it('tells an advert in Open Graph tags, with a small picture', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto(await postAdvert(page));
    const content = (property: string) =>
      page.locator(`meta[property="${property}"], meta[name="${property}"]`).first().getAttribute('content');
    expect((await content('og:title'))?.toLowerCase()).toContain('moringa leaf powder');
    expect(await content('og:url')).toContain('/singleherb/ad_');
    const image = (await content('og:image')) ?? '';
    expect(image).toMatch(/^http.*\/media\/[0-9a-f]{32}-\d+\.jpg$/);
    const picture = await page.request.get(image);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect(await content('twitter:card')).not.toBeNull();
    expect(await page.title()).toMatch(/ · Eddagala$/);
  });

  it('lists adverts in the sitemap and says so in robots.txt', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(path);
    expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  });

  it('has an icon and a manifest', async () => {
    const page = await world.person();
    for (const path of ['/favicon.svg', '/manifest.webmanifest']) {
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
  });
});
