import { expect, it } from 'vitest';
import { everyAdvert, popularity } from './filter.ts';
import { advertsPerPage } from './limits.ts';
import { isListCursor, listPage, parseListCursor } from './list-cursor.ts';

const list = { of: 'neem', choice: everyAdvert };
const place = { key: -5000, at: new Date(1_738_328_709_123), id: 'ad_1738328709123' };
const places = Array.from({ length: advertsPerPage + 1 }, () => place);

it('comes back as it was, but only in its own list', () => {
  const { next = '' } = listPage([], places, list);
  expect(next).toMatch(/^[0-9A-Za-z_-]+$/);
  expect(parseListCursor(next, list)).toEqual(place);
  expect(isListCursor(next)).toBe(true);
  for (const other of [
    { ...list, of: 'mint' },
    { ...list, choice: { ...everyAdvert, order: 'liked' as const } },
    { ...list, choice: { ...everyAdvert, minPrice: 1 } },
    { ...list, choice: { ...everyAdvert, maxPrice: 1 } },
    { ...list, choice: { ...everyAdvert, district: 'Gulu' } },
    { ...list, choice: { ...everyAdvert, goods: 'oil' as const } },
    { ...list, choice: { ...everyAdvert, delivery: 'boda' as const } },
  ]) {
    expect(parseListCursor(next, other)).toBeUndefined();
  }
});

it('does not go on near another district', () => {
  const near = (district: string) => ({
    ...list,
    choice: { ...everyAdvert, order: 'nearest' as const, near: district },
  });
  const { next = '' } = listPage([], places, near('Gulu'));
  expect(parseListCursor(next, near('Gulu'))).toEqual(place);
  expect(parseListCursor(next, near('Lira'))).toBeUndefined();
});

it('goes on after an advert that everybody likes', () => {
  const liked = { ...place, key: popularity({ likes: 90_000_000, verifiedLikes: 80_000_000 }) };
  const { next } = listPage([], Array<typeof liked>(advertsPerPage + 1).fill(liked), list);
  expect(parseListCursor(next, list)).toEqual(liked);
});

it('tells what has the form of a cursor from what has not', () => {
  const forms = [
    'k1x2y3-0-m5j7ovsv-ad_1',
    '',
    'x',
    'm5j7ovsv-ad_1',
    'K-0-m5j7ovsv-ad_1',
    'k-0-m5j7ovsv-',
    'x'.repeat(5000),
  ];
  expect(forms.filter(isListCursor)).toEqual(forms.slice(0, 1));
});

it('has no cursor on the last page', () => {
  const items = [{ id: 'ad_1' }];
  expect(listPage(items, places.slice(1), list)).toEqual({ items, next: undefined });
});

it('leaves the first item of the next page to it, and goes on after one that is gone', () => {
  const ids = Array.from({ length: advertsPerPage + 1 }, (_, index) => `ad_${index}`);
  const items = ids.map((id) => ({ id }));
  const page = listPage(
    items.slice(1),
    ids.map((id) => ({ ...place, id })),
    list,
  );
  expect(page.items).toEqual(items.slice(1, -1));
  expect(parseListCursor(page.next, list)?.id).toBe(ids[advertsPerPage - 1]);
});

it.each([
  (next: string) => next.replace('--5000', '-x'),
  (next: string) => next.replace('--5000', `-${'9'.repeat(16)}`),
  (next: string) => next.replace('--5000', '---5000'),
  (next: string) => `${next}!`,
  (next: string) => next.slice(0, 20),
  () => '0-0-0-0',
  () => 'x'.repeat(5000),
])('takes anything else for the first page', (spoil) => {
  const { next = '' } = listPage([], places, list);
  expect(parseListCursor(spoil(next), list)).toBeUndefined();
});
