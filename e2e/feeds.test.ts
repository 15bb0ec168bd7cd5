import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, newTalker, postAdvert } from './acts.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);
const awkward = 'Neem & "honey" <b>5</b> ]]> 🌿';

/** What a program reads in the feed at this address. */
async function readFeed(page: Page, address: string) {
  const { text } = await ask(page, address);
  return page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
    const inside = (element: Element, name: string) =>
      element.getElementsByTagName(name)[0]?.textContent ?? '';
    const link = (element: Element, rel: string) =>
      [...element.getElementsByTagName('link')]
        .find((each) => each.getAttribute('rel') === rel)
        ?.getAttribute('href');
    return {
      root: root.localName,
      title: inside(root, 'title'),
      entries: [...root.getElementsByTagName('entry')].map((entry) => ({
        title: inside(entry, 'title'),
        summary: inside(entry, 'summary'),
        page: link(entry, 'alternate'),
        picture: link(entry, 'enclosure'),
      })),
    };
  }, text);
}

it('gives each list as a feed that its page names', async () => {
  const { page, id, fullName } = await newTalker(world);
  const path = await postAdvert(page, {
    title: awkward,
    description: 'Ginger, dried.',
    quantity: '250',
    unit: 'g',
  });
  for (const [list, title] of [
    ['/home?district=Kampala', 'New adverts'],
    ['/search?q=honey', 'Adverts for “honey”'],
    ['/herbs/ginger', 'Ginger'],
    [`/user/${id}`, `Adverts of ${fullName}`],
  ] as const) {
    await page.goto(list);
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(address).toBe(new URL(list.replace(/(?=\?|$)/, '.atom'), page.url()).href);
    const feed = await readFeed(page, address ?? '');
    expect(feed).toMatchObject({ root: 'feed', title: `${title} · Eddagala` });
    expect(feed.entries[0]).toEqual({
      title: awkward,
      summary: 'UGX 25,000 per 250 g · Kampala · Ntinda',
      page: new URL(path, page.url()).href,
      picture: expect.stringMatching(/^http.+-640\.jpg$/),
    });
    const picture = await ask(page, feed.entries[0]?.picture ?? '');
    expect(picture.status).toBe(200);
  }
});

it('leaves adverts that do not match the filters out of a feed', async () => {
  const { page } = await newTalker(world);
  await postAdvert(page, { title: 'Far too dear', price: '900000' });
  const { entries } = await readFeed(page, '/search.atom?q=dear&max=100000');
  expect(entries).toEqual([]);
});

it('answers that a seller without an account is gone, and that there is no such herb', async () => {
  const page = await world.person();
  expect((await ask(page, '/user/nobody-has-this-id.atom')).status).toBe(410);
  expect((await ask(page, '/herbs/no-such-herb.atom')).status).toBe(404);
});

it('describes an advert to search engines', async () => {
  const { page, fullName } = await newTalker(world);
  const path = await postAdvert(page, { title: awkward, description: 'Dried. </script>' });
  await page.goto(path);
  const address = page.url();
  const about = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, way] = about.map((json) => JSON.parse(json));
  expect(product).toMatchObject({
    '@type': 'Product',
    name: awkward,
    offers: {
      '@type': 'Offer',
      url: address,
      price: 25_000,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      areaServed: { name: 'Kampala, Uganda' },
      seller: { name: fullName },
    },
  });
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Neem', awkward]);
});
