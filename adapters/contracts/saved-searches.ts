import { describe, expect, test } from 'vitest';
import type { KeptSearch } from '../../core/ports/saved-searches.ts';
import { at, atOnce, countOf, idOf, insertUser, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

function someSearch(number: number, changes: Partial<KeptSearch> = {}): KeptSearch {
  return {
    id: idOf(`search${number}x`),
    accountId: idOf('amina'),
    query: `herb ${number}`,
    herb: undefined,
    district: undefined,
    minPrice: undefined,
    maxPrice: undefined,
    goods: undefined,
    delivery: undefined,
    key: 'word herb',
    savedAt: at(number),
    ...changes,
  };
}

function withoutKey({ key: _key, ...search }: KeptSearch) {
  return search;
}

export function describeSavedSearches(name: string, fixture: StoresFixture): void {
  describe(`${name}: saved searches`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka', 'seller');
    const [amina, baraka, sellerId] = [idOf('amina'), idOf('baraka'), idOf('seller')];
    const add = (search: KeptSearch) => ports.savedSearches.add(search, 20);
    const under = (
      keys: readonly string[],
      { after, limit = 100 }: { after?: KeptSearch; limit?: number } = {},
    ) => ports.savedSearches.under({ keys, sellerId, after, limit });
    const idsUnder = async (...keys: readonly string[]) => (await under(keys)).map(({ id }) => id);

    test('keeps what was searched for, whatever parts it has, latest first', async () => {
      const filter = { district: 'Kampala', minPrice: 5_000, maxPrice: 9_999_999_999 };
      const searches = [
        someSearch(1),
        someSearch(2, { query: '', herb: 'ginger', key: 'herb ginger' }),
        someSearch(3, { ...filter, query: '', key: 'price 8192 0 Kampala' }),
        someSearch(4, { query: '', goods: 'seeds', delivery: 'parcel', key: 'goods seeds' }),
      ];
      for (const search of searches) expect(await add(search)).toBe('added');
      expect(await ports.savedSearches.ofAccount(amina)).toEqual(searches.toReversed().map(withoutKey));
      expect(await ports.savedSearches.ofAccount(baraka)).toEqual([]);
    });

    test.each(oddTexts)('keeps words unchanged: $kind', async ({ text }) => {
      await add(someSearch(1, { query: text, key: `word ${text}` }));
      expect(await under([`word ${text}`])).toMatchObject([{ query: text }]);
    });

    test('says if one is already there, and changes nothing', async () => {
      await add(someSearch(1));
      expect(await add(someSearch(1, { savedAt: at(50) }))).toBe('there');
      expect(await ports.savedSearches.ofAccount(amina)).toEqual([withoutKey(someSearch(1))]);
      expect(await ports.savedSearches.has(someSearch(1))).toBe(true);
      expect(await ports.savedSearches.has({ ...someSearch(1), accountId: baraka })).toBe(false);
      expect(await ports.savedSearches.has(someSearch(2))).toBe(false);
    });

    test('accepts no more from one account than there is room for, even if many come at once', async () => {
      const answers = await atOnce(10, (index) => ports.savedSearches.add(someSearch(index), 3));
      expect([countOf(answers, 'added'), countOf(answers, 'full')]).toEqual([3, 7]);
      const [kept] = await ports.savedSearches.ofAccount(amina);
      expect(await ports.savedSearches.add({ ...someSearch(0), ...kept }, 3)).toBe('there');
      const another = someSearch(20, { accountId: baraka });
      expect(await ports.savedSearches.add(another, 3)).toBe('added');
    });

    test('removes one of that account, once, and returns it', async () => {
      await add(someSearch(1));
      await add(someSearch(2));
      expect(await ports.savedSearches.remove({ ...someSearch(1), accountId: baraka })).toBeUndefined();
      expect(await ports.savedSearches.remove(someSearch(1))).toEqual(withoutKey(someSearch(1)));
      expect(await ports.savedSearches.remove(someSearch(1))).toBeUndefined();
      expect(await ports.savedSearches.ofAccount(amina)).toMatchObject([{ id: someSearch(2).id }]);
    });

    test('finds those under any of many keys, in the order of key and id, each page after the last', async () => {
      const keys = ['word gin', 'word ginger', 'price 1 0 ', 'herb ginger'];
      const searches = Array.from({ length: 12 }, (_, index) =>
        someSearch(10 + index, { key: keys[index % 4] ?? '', accountId: index % 2 === 0 ? amina : baraka }),
      );
      for (const search of searches) await add(search);
      await add(someSearch(50, { key: 'word gi' }));
      const wanted = [...keys, ...Array.from({ length: 3000 }, (_, index) => `word none${index}`)];
      const place = (search: KeptSearch) => `${search.key} ${search.id}`;
      const all = await under(wanted);
      const inOrder = searches.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
      expect(all).toEqual(inOrder.map((search) => ({ ...search, muted: false })));
      const paged: KeptSearch[] = [];
      for (let last: KeptSearch | undefined; paged.length < 12; last = paged.at(-1)) {
        const page = await under(wanted, { limit: 5, ...(last === undefined ? {} : { after: last }) });
        expect(page.length).toBeGreaterThan(0);
        paged.push(...page);
      }
      expect(paged).toEqual(all);
      expect(await under(wanted, { after: all.at(-1) as KeptSearch })).toEqual([]);
      expect(await under([])).toEqual([]);
    });

    test("mutes the seller's own, and those of people who have blocked the seller or are being deleted", async () => {
      const deleted = await insertUser(ports, 'chebet');
      await add(someSearch(1));
      await add(someSearch(2, { accountId: baraka }));
      await add(someSearch(3, { accountId: sellerId }));
      await add(someSearch(4, { accountId: deleted }));
      await ports.accounts.leave(deleted, at(9));
      const block = { blocked: true, at: at(9) };
      await ports.blocks.set({ blockerId: baraka, blockedId: sellerId, ...block });
      await ports.blocks.set({ blockerId: sellerId, blockedId: amina, ...block });
      expect((await under(['word herb'])).map(({ muted }) => muted)).toEqual([false, true, true, true]);
    });

    test('are read by id, each page after the last, with their keys', async () => {
      const searches = [1, 2, 3].map((number) => someSearch(number, { key: `word ${number}` }));
      for (const search of searches.toReversed()) await add(search);
      const [first, second, third] = searches.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(await ports.savedSearches.inOrder({ after: undefined, limit: 2 })).toEqual([first, second]);
      expect(await ports.savedSearches.inOrder({ after: second?.id, limit: 2 })).toEqual([third]);
    });

    test('are found under another key and id from then on, and once if one has that id already', async () => {
      await add(someSearch(1));
      await add(someSearch(2));
      const id = idOf('searchy');
      await ports.savedSearches.rekey(someSearch(1).id, { id, key: 'word mint' });
      const moved = { ...someSearch(1), id, key: 'word mint' };
      expect(await under(['word mint'])).toEqual([{ ...moved, muted: false }]);
      expect(await ports.savedSearches.has(someSearch(1))).toBe(false);
      await ports.savedSearches.rekey(id, { id, key: 'word mint' });
      await ports.savedSearches.rekey(someSearch(2).id, { id, key: 'word mint' });
      await ports.savedSearches.rekey('gone', { id: idOf('other'), key: 'word mint' });
      expect(await ports.savedSearches.ofAccount(amina)).toEqual([withoutKey(moved)]);
    });

    test('are removed with their account', async () => {
      await add(someSearch(1));
      await add(someSearch(2, { accountId: baraka }));
      expect(await ports.accounts.remove(amina)).toBe(true);
      expect(await idsUnder('word herb')).toEqual([someSearch(2).id]);
    });
  });
}
