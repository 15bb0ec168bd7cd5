import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createMemorySearchEngine } from '../../adapters/memory/search-engine.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import { addAdvert, addUser, pagesOf } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { search } from './search.ts';

async function shop(...titles: readonly string[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'Aloe.Amina');
  for (const herbtitle of titles) {
    await addAdvert(ports, seller, { herbtitle, description: 'Dried' });
    ports.clock.advance(1_000);
  }
  const titlesFor = async (q: string) =>
    (await search(ports, visitor, q)).adverts.items.map((card) => card.title);
  const usersFor = async (q: string) =>
    (await search(ports, visitor, q)).profiles.map((user) => user.username);
  return { ports, seller, titlesFor, usersFor };
}

describe('search', () => {
  it('finds herbs by how their titles begin, newest first, and then by words inside', async () => {
    const { titlesFor } = await shop('Aloe vera', 'Neem', 'fresh aloe', 'Aloe gel');
    expect(await titlesFor('al')).toEqual(['Aloe gel', 'Aloe vera', 'Fresh aloe']);
    expect(await titlesFor('dried nee')).toEqual(['Neem']);
    expect(await titlesFor('mwarobaini')).toEqual(['Neem']);
  });

  it.each(['ALOE V', '  aloe   vera ', 'aloe\tv', 'aloe'])('finds "Aloe vera" by %j', async (q) => {
    const { titlesFor } = await shop('Aloe vera');
    expect(await titlesFor(q)).toEqual(['Aloe vera']);
  });

  it.each(['zingiber officinale', 'Zingiber', 'officinale zing', 'zingiber dried'])(
    'finds what is about ginger by its botanical name: %j',
    async (q) => {
      const { titlesFor } = await shop('Fresh tangawizi', 'Ginger', 'Neem');
      expect(await titlesFor(q)).toEqual(['Ginger', 'Fresh tangawizi']);
    },
  );

  it.each([
    ['Mondia whitei', 'Mulondo roots'],
    ['mondia whitei', 'Fresh omulondo'],
    ['Warburgia ugandensis', 'Mukuzanume bark'],
    ['Warburgia ugandensis', 'Abasi bark (warburgia)'],
    ['Adansonia digitata', 'Mbuyu powder'],
    ['Artemisia annua', 'Sweet wormwood tops'],
    ['Passiflora edulis', 'Butunda, one basin'],
    ['Sesamum indicum', 'Simsim 2 kg'],
    ['Salvia hispanica', 'Chia seeds'],
    ['Stevia rebaudiana', 'Stevia leaf powder'],
    ['Vanilla planifolia', 'Ten vanilla beans'],
  ])('finds by the botanical name %s: %s', async (q, title) => {
    const { titlesFor } = await shop(title, 'Neem');
    expect(await titlesFor(q)).toEqual([title]);
  });

  it('treats composed and decomposed letters as the same', async () => {
    const { titlesFor } = await shop('\u00c9corce');
    expect(await titlesFor('E\u0301C')).toEqual(['\u00c9corce']);
  });

  it('finds users by how their usernames begin, in any case, and shows nothing private', async () => {
    const { ports, seller } = await shop();
    const { profiles } = await search(ports, visitor, 'aLOE.a');
    expect(profiles).toEqual([
      { id: seller.accountId, username: 'Aloe.Amina', fullName: seller.fullName, picture: undefined },
    ]);
  });

  it('shows twenty herbs and twenty users at most', async () => {
    const { ports, titlesFor, usersFor } = await shop(...Array.from({ length: 21 }, () => 'neem'));
    for (let count = 0; count < 21; count += 1) await addUser(ports, `neem${count}`);
    expect(await titlesFor('neem')).toHaveLength(20);
    expect(await usersFor('neem')).toHaveLength(20);
  });

  it.each(['', '   ', '\r\n', '\u0000'])('finds nothing for %j', async (q) => {
    const { ports } = await shop('aloe');
    expect(await search(ports, visitor, q)).toEqual({
      query: '',
      shownFor: undefined,
      suggestion: undefined,
      shortened: false,
      adverts: { items: [], next: undefined },
      advertCount: 0,
      further: false,
      profiles: [],
      degraded: false,
    });
  });

  it('shows every advert of a choice if there are no words, page by page', async () => {
    const { ports } = await shop(...Array.from({ length: 21 }, () => 'neem'));
    const choice = { ...everyAdvert, district: 'Kampala' };
    const pages = await pagesOf(
      async (after) => (await search(ports, visitor, ' ', { choice, after })).adverts,
    );
    expect(pages.map(({ length }) => length)).toEqual([20, 1]);
    expect(await search(ports, visitor, '', { choice })).toMatchObject({ query: '', advertCount: 21 });
    const elsewhere = { ...choice, district: 'Abim' };
    expect(await search(ports, visitor, '', { choice: elsewhere })).toMatchObject({ advertCount: 0 });
    const cheapest = { ...everyAdvert, order: 'cheapest' } as const;
    expect((await search(ports, visitor, '', { choice: cheapest })).adverts.items).toHaveLength(20);
  });

  it('returns the query as it was typed, on one line', async () => {
    const { ports } = await shop();
    expect((await search(ports, visitor, '  Purple\n Basil ')).query).toBe('Purple Basil');
  });

  it.each([
    ['letters', 'x'.repeat(150), 'x'.repeat(100)],
    ['emoji, never in half', `x${'🌿'.repeat(60)}`, `x${'🌿'.repeat(49)}`],
    ['words', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('cuts a query of too many %s', async (_, q, query) => {
    const { ports } = await shop();
    expect(await search(ports, visitor, q)).toMatchObject({ query, shortened: true });
  });

  it('continues from page to page, through all ranks, and counts the results', async () => {
    const titles = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'neem' : 'fresh neem'));
    const { ports } = await shop(...titles);
    await addUser(ports, 'neem');
    const found: string[] = [];
    const lengths: number[] = [];
    let after: string | undefined;
    do {
      const { adverts, advertCount, profiles } = await search(ports, visitor, 'Neem', { after });
      found.push(...adverts.items.map(({ id, title }) => `${title} ${id}`));
      lengths.push(adverts.items.length);
      expect(advertCount).toBe(50);
      expect(profiles).toHaveLength(after === undefined ? 1 : 0);
      after = adverts.next;
    } while (after !== undefined);
    expect(lengths).toEqual([20, 20, 10]);
    expect(new Set(found).size).toBe(50);
    const begun = found.slice(0, 25);
    expect(begun.every((title) => title.startsWith('Neem'))).toBe(true);
    expect([...begun, ...found.slice(25)]).toEqual([
      ...begun.toSorted().toReversed(),
      ...found.slice(25).toSorted().toReversed(),
    ]);
  });

  it('begins at the first page for a cursor of another query, or an invalid one', async () => {
    const { ports } = await shop(...Array.from({ length: 25 }, () => 'neem oil'));
    const first = await search(ports, visitor, 'neem');
    const { next = '' } = first.adverts;
    expect((await search(ports, visitor, 'oil', { after: next })).adverts.items).toHaveLength(20);
    for (const after of ['', 'x', '0', `3${next.slice(2)}`, `${next}!`, `${next.slice(0, -20)}`, '0-0-0-0']) {
      expect(await search(ports, visitor, 'neem', { after }), after).toEqual(first);
    }
    expect(first.further).toBe(false);
    const second = await search(ports, visitor, ' NEEM', { after: next });
    expect([second.adverts.items.length, second.further]).toEqual([5, true]);
  });

  it('filters the results, and sorts them whatever their rank, page by page', async () => {
    const { ports, seller } = await shop('neem');
    for (let price = 1000; price < 1025; price += 1) {
      const selectedDistrict = price === 1024 ? 'Gulu' : 'Kampala';
      await addAdvert(ports, seller, {
        herbtitle: price % 2 === 0 ? 'Neem' : 'Fresh neem',
        price: String(price),
        selectedDistrict,
        selectedVillage: '',
      });
    }
    const choice = {
      ...everyAdvert,
      district: 'Kampala',
      minPrice: 1001,
      maxPrice: 2000,
      order: 'cheapest',
    } as const;
    const { adverts, advertCount } = await search(ports, visitor, 'neem', { choice });
    expect(advertCount).toBe(23);
    expect(adverts.items.map(({ price }) => price)).toEqual(
      Array.from({ length: 20 }, (_, index) => 1001 + index),
    );
    const later = await search(ports, visitor, 'neem', { choice, after: adverts.next });
    expect(later.adverts.items.map(({ price }) => price)).toEqual([1021, 1022, 1023]);
    const other = { ...choice, order: 'dearest' } as const;
    const [dearest] = (await search(ports, visitor, 'neem', { choice: other, after: adverts.next })).adverts
      .items;
    expect(dearest?.price).toBe(1023);
  });

  it("shows the viewer's own likes on the results", async () => {
    const { ports, seller } = await shop('aloe');
    const [card] = (await search(ports, seller, 'aloe')).adverts.items;
    await toggleLike(ports, seller, { advertId: card?.id ?? '', liked: true });
    expect((await search(ports, seller, 'aloe')).adverts.items).toMatchObject([{ likedByViewer: true }]);
    expect((await search(ports, visitor, 'aloe')).adverts.items).toMatchObject([{ likedByViewer: false }]);
  });
});

describe('search for a misspelled query', () => {
  async function asked(ports: Awaited<ReturnType<typeof shop>>['ports'], q: string, more = {}) {
    const { adverts, shownFor, suggestion, query } = await search(ports, visitor, q, more);
    return { titles: adverts.items.map(({ title }) => title), shownFor, suggestion, query };
  }

  it.each([
    ['morninga', 'moringa'],
    ['MORNINGA powdre!', 'moringa powder!'],
    ['moringa powdr', 'moringa powder'],
    ['mo\u00adrnin\u200bga', 'moringa'],
    ['moringga 250 g', 'moringa 250 g'],
    ['moringa kampla', 'moringa kampala'],
    ['moringas powdrs', 'moringas powder'],
    ['mlonga', 'mlonge'],
  ])('shows for %j the results for %j', async (q, shownFor) => {
    const { ports } = await shop('Moringa powder, 250g', 'Neem');
    expect(await asked(ports, q)).toMatchObject({
      titles: ['Moringa powder, 250g'],
      shownFor,
      suggestion: undefined,
    });
  });

  it('keeps the query as typed, and shows nothing else if asked for it to the letter', async () => {
    const { ports } = await shop('Moringa');
    expect((await asked(ports, 'Morninga')).query).toBe('Morninga');
    expect(await asked(ports, 'Morninga', { literal: true })).toEqual({
      titles: [],
      shownFor: undefined,
      suggestion: 'moringa',
      query: 'Morninga',
    });
  });

  it.each([
    ['moringa ginger', 'words that are spelled rightly and stand in no advert together'],
    ['mlonge moringa xyzzyx', 'a word that is like no other'],
    ['turmeric', 'a name of a herb that nobody sells'],
    ['2510g', 'a number'],
    ['morninga gimger powdre kampla', 'more than three misspelled words'],
    ['morninga neem', 'a correction that finds nothing'],
    ['ne', 'the beginning of a word'],
    ['🌿', 'no word'],
  ])('corrects nothing in %j: %s', async (q) => {
    const { ports } = await shop('Moringa powder, 2500g', 'Ginger neem', 'Turmeris', 'Neam tree, Kampala');
    expect(await asked(ports, q)).toMatchObject({ shownFor: undefined, suggestion: undefined });
  });

  it('asks whether another word was meant if the one typed finds fewer than three adverts and the other more', async () => {
    const { ports, seller } = await shop('Morninga', 'Moringa', 'Moringa oil');
    expect(await asked(ports, 'morninga')).toMatchObject({ titles: ['Morninga'], suggestion: 'moringa' });
    expect(await asked(ports, 'moringa')).toMatchObject({ suggestion: undefined });
    for (const herbtitle of ['Morninga', 'Morninga']) await addAdvert(ports, seller, { herbtitle });
    expect(await asked(ports, 'morninga')).toMatchObject({ shownFor: undefined, suggestion: undefined });
  });

  it('replaces no people that a query finds', async () => {
    const { ports } = await shop('Aloes', 'Aloes');
    await addUser(ports, 'aloee');
    const { profiles, shownFor, suggestion } = await search(ports, visitor, 'aloee');
    expect([profiles.length, shownFor, suggestion]).toEqual([1, undefined, 'aloes']);
  });

  it('corrects within the filters, page by page', async () => {
    const { ports, seller } = await shop(...Array.from({ length: 21 }, () => 'Moringa'));
    const dear = { ...everyAdvert, minPrice: 900_000 };
    expect(await asked(ports, 'morninga', { choice: dear })).toMatchObject({ shownFor: undefined });
    await addAdvert(ports, seller, { herbtitle: 'Moringa', price: '900000' });
    expect(await asked(ports, 'morninga', { choice: dear })).toMatchObject({ shownFor: 'moringa' });
    expect(await asked(ports, 'moringa', { choice: { ...dear, minPrice: 900_001 } })).toMatchObject({
      titles: [],
      suggestion: undefined,
    });
    const pages = await pagesOf(
      async (after) => (await search(ports, visitor, 'morninga', { after })).adverts,
    );
    expect(pages.map(({ length }) => length)).toEqual([20, 2]);
  });

  it('looks up a few words of a query of forty', async () => {
    const { ports } = await shop('Moringa');
    const looked: string[] = [];
    const searchIndex = {
      ...ports.searchIndex,
      neighbours(word: string) {
        looked.push(word);
        return ports.searchIndex.neighbours(word);
      },
    };
    const q = Array.from({ length: 40 }, (_, at) => `m${'q'.repeat(1 + (at % 3))}${'abcdefghij'[at % 10]}`);
    await search({ ...ports, searchIndex }, visitor, q.join(' '));
    expect(looked.length).toBeLessThanOrEqual(3);
  });
});

describe('search with an engine', () => {
  async function shopWithEngine(...titles: readonly string[]) {
    const searchEngine = createMemorySearchEngine();
    const { ports, seller } = await shop(...titles);
    const withEngine = { ...ports, searchEngine };
    await reindexMemory(withEngine);
    const found = async (q: string) => {
      const { adverts, profiles, degraded } = await search(withEngine, visitor, q);
      return {
        herbs: adverts.items.map((card) => card.title),
        users: profiles.map((user) => user.username),
        degraded,
      };
    };
    return { ports: withEngine, searchEngine, seller, found };
  }

  async function reindexMemory(ports: {
    readonly searchSource: ReturnType<typeof memoryPorts>['searchSource'];
    readonly searchEngine: ReturnType<typeof createMemorySearchEngine>;
  }) {
    const [adverts, profiles] = await Promise.all([
      ports.searchSource.adverts.after(undefined, 100),
      ports.searchSource.profiles.after(undefined, 100),
    ]);
    await ports.searchEngine.adverts.update({ present: adverts, gone: [] });
    await ports.searchEngine.profiles.update({ present: profiles, gone: [] });
  }

  it('lists what begins with the query first, newest first, and then everything else found, each once', async () => {
    const { ports, found } = await shopWithEngine('neem oil', 'fresh neem', 'neem', 'neam', 'aloe');
    const find = async () => [...ports.database.tables.adverts.keys()];
    const searchEngine = { ...ports.searchEngine, adverts: { ...ports.searchEngine.adverts, find } };
    const { adverts, advertCount } = await search({ ...ports, searchEngine }, visitor, 'neem');
    const expected = ['Neem', 'Neem oil', 'Fresh neem', 'Neam', 'Aloe'];
    expect(adverts).toMatchObject({ items: expected.map((title) => ({ title })), next: undefined });
    expect(advertCount).toBe(5);
    expect((await found('neem')).herbs).toEqual(expected.slice(0, 3));
  });

  it('leaves out what the engine finds if it does not match the filter, or if the list is sorted', async () => {
    const { ports, seller } = await shopWithEngine('neem oil', 'neam');
    await addAdvert(ports, seller, { herbtitle: 'Neam', price: '5000', goods: 'dried', parcel: 'on' });
    const find = async () => [...ports.database.tables.adverts.keys()];
    const withEngine = {
      ...ports,
      searchEngine: { ...ports.searchEngine, adverts: { ...ports.searchEngine.adverts, find } },
    };
    const found = async (choice: Partial<AdvertChoice>) => {
      const result = await search(withEngine, visitor, 'neem', { choice: { ...everyAdvert, ...choice } });
      return result.adverts.items.map(({ title, price }) => [title, price]);
    };
    expect(await found({})).toHaveLength(3);
    expect(await found({ maxPrice: 5000 })).toEqual([['Neam', 5000]]);
    expect(await found({ goods: 'dried' })).toEqual([['Neam', 5000]]);
    expect(await found({ delivery: 'parcel' })).toEqual([['Neam', 5000]]);
    expect(await found({ goods: 'dried', delivery: 'boda' })).toEqual([]);
    expect(await found({ order: 'dearest' })).toMatchObject([['Neem oil', expect.any(Number)]]);
  });

  it('finds users by their full names too', async () => {
    const { found } = await shopWithEngine();
    expect(await found('kampala')).toEqual({ herbs: [], users: ['Aloe.Amina'], degraded: false });
  });

  it('shows no more than twenty herbs, those that begin with the query first', async () => {
    const { found } = await shopWithEngine(
      ...Array.from({ length: 15 }, () => 'fresh neem'),
      ...Array.from({ length: 10 }, () => 'neem'),
    );
    const { herbs } = await found('neem');
    expect(herbs.map((title) => title === 'Neem')).toEqual([
      ...Array.from({ length: 10 }, () => true),
      ...Array.from({ length: 10 }, () => false),
    ]);
  });

  it('shows nothing deleted or outdated while the engine is not up to date', async () => {
    const { ports, seller, found } = await shopWithEngine('fresh neem', 'dried neem');
    const { adverts } = await search(ports, visitor, 'dried');
    await deleteAdvert(ports, seller, adverts.items[0]?.id ?? '');
    expect((await found('neem')).herbs).toEqual(['Fresh neem']);
  });

  it('loses no results and says so when the engine is down', async () => {
    const { searchEngine, found } = await shopWithEngine('neem oil', 'fresh neem', 'neem');
    searchEngine.failure = new Error('connect ECONNREFUSED');
    expect(await found('neem')).toEqual({
      herbs: ['Neem', 'Neem oil', 'Fresh neem'],
      users: [],
      degraded: true,
    });
  });

  it('does not look up what can be neither advert nor user, whatever the engine returns', async () => {
    const { ports } = await shopWithEngine('neem oil');
    const find = async () => ['a\u0000', '', '__proto__ ', 'x'.repeat(1_000_000)];
    const searchEngine = {
      adverts: { ...ports.searchEngine.adverts, find },
      profiles: { ...ports.searchEngine.profiles, find },
    };
    const asked: string[] = [];
    const adverts = {
      ...ports.adverts,
      cards(query: Parameters<typeof ports.adverts.cards>[0]) {
        asked.push(...query.ids);
        return ports.adverts.cards(query);
      },
    };
    const profiles = {
      ...ports.profiles,
      async byAccountIds(ids: readonly string[]) {
        asked.push(...ids);
        return ports.profiles.byAccountIds(ids);
      },
    };
    const result = await search({ ...ports, searchEngine, adverts, profiles }, visitor, 'neem');
    expect(asked).toEqual(result.adverts.items.map((card) => card.id));
    expect(asked).toHaveLength(1);
  });

  it('asks the engine for what it shows, and not at all for a query to the letter', async () => {
    const { ports } = await shopWithEngine('Moringa');
    const asked: string[] = [];
    const find = async (query: string) => {
      asked.push(query);
      return [];
    };
    const { adverts, profiles } = ports.searchEngine;
    const searchEngine = { adverts: { ...adverts, find }, profiles: { ...profiles, find } };
    const withEngine = { ...ports, searchEngine };
    expect((await search(withEngine, visitor, 'morninga')).shownFor).toBe('moringa');
    await search(withEngine, visitor, 'morninga', { literal: true });
    expect(asked).toEqual(['moringa', 'moringa']);
  });

  it('does not ask the engine when there is no room for more, nor for an empty query', async () => {
    const { ports, searchEngine, found } = await shopWithEngine(...Array.from({ length: 20 }, () => 'neem'));
    for (let count = 0; count < 20; count += 1) await addUser(ports, `neem${count}`);
    searchEngine.failure = new Error('connect ECONNREFUSED');
    expect(await found('neem')).toMatchObject({ degraded: false });
    expect(await found(' ')).toEqual({ herbs: [], users: [], degraded: false });
  });
});
