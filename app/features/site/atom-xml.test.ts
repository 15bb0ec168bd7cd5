import { expect, it } from 'vitest';
import { atomXml } from './atom-xml.ts';

const entry = {
  title: 'Neem',
  address: 'https://herbs.example/singleherb/ad_1',
  author: 'Amina',
  updated: new Date('2026-11-28T06:00:00Z'),
  summary: 'UGX 5,000 · Kampala',
  picture: 'https://herbs.example/media/a-640.jpg',
};
const feed = {
  title: 'New adverts',
  page: 'https://herbs.example/home?district=Kampala&max=5000',
  self: 'https://herbs.example/home.atom?district=Kampala&max=5000',
  site: 'Eddagala',
  updated: entry.updated,
  entries: [entry],
};

it('leaves markup and control characters of a title no effect', () => {
  const title = 'a & <b>\u0000 ]]> 🌿';
  const xml = atomXml({ ...feed, entries: [{ ...entry, title }] });
  expect(xml).toContain('<title>a &amp; &lt;b&gt; ]]&gt; 🌿</title>');
});

it('keeps an ampersand of an address', () => {
  expect(atomXml(feed)).toContain('href="https://herbs.example/home?district=Kampala&amp;max=5000"');
});

it('writes what is HTML twice', () => {
  const xml = atomXml({ ...feed, entries: [{ ...entry, summary: 'A & B' }] });
  expect(xml).toContain('&lt;p&gt;A &amp;amp; B&lt;/p&gt;');
});
