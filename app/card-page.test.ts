import { expect, test } from 'vitest';
import { type CardPage, packCards, unpackCards } from './card-page.ts';
import type { CardAdvert } from './shown-adverts.ts';

const plain: CardAdvert = {
  id: 'ad_1',
  title: 'moringa ~ "leaf" \\~ \u2028',
  price: 5000,
  district: 'Kampala',
  village: undefined,
  cover: { key: '0123', width: 1280, height: 960 },
  pictureCount: 1,
  postedAt: new Date('2026-01-01T10:00:00.123Z'),
  likeCount: 0,
  commentCount: 0,
  likedByViewer: false,
  savedByViewer: false,
  seller: { id: 'seller1', username: 'o~ketch', picture: { key: '4567' } },
};

/** The page as a browser gets it: a separate copy that has not been unpacked yet. */
const sent = ({ cards }: CardPage): CardPage => ({ cards });

test.each([
  { items: [], next: undefined },
  { items: [plain], next: undefined },
  {
    items: [plain, { ...plain, id: 'ad_2', priceBefore: 7000, chip: 'Sold', seller: undefined }],
    next: 'x~y',
  },
])('a page of cards comes out as it was packed', (page) => {
  const packed = packCards(page);
  expect(unpackCards(sent(packed))).toEqual(page);
  expect(unpackCards(packed)).toBe(page);
});

test('a page of cards is unpacked once, so that components get the same objects', () => {
  const packed = sent(packCards({ items: [plain], next: undefined }));
  expect(unpackCards(packed)).toBe(unpackCards(packed));
});

test('a page of cards has no quotation mark, which would take several bytes', () => {
  expect(packCards({ items: [plain], next: undefined }).cards.replace(/\\~/g, '')).not.toContain('"');
});
