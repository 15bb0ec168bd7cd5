import { describe, expect, test } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { maxPictures } from '../../core/adverts/limits.ts';
import { createCore } from '../../core/core.ts';
import type { AdvertSummary } from '../../core/entities/advert.ts';
import { pictureCopies, pictureFileName } from '../../core/entities/picture.ts';
import { villagesOf } from '../../core/locations/villages.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { visitor } from '../../core/shared/viewer.ts';
import { herbs } from './herbs.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { seedMarketplace } from './seed-marketplace.ts';
import { sampleEmail, samplePassword, sampleSellers } from './sellers.ts';

const day = 24 * 60 * 60 * 1000;

/** Stands in for the pictures without reading or encoding them. */
const pictures: SamplePictures = {
  read: async (name) => new TextEncoder().encode(name),
  encode: async (bytes) => ({
    width: 960,
    height: 720,
    placeholder: '',
    copies: pictureCopies.map((copy) => ({ ...copy, bytes })),
  }),
};

async function seeded(options: { readonly adverts?: number } = {}, ports = memoryPorts()) {
  const lines: string[] = [];
  const result = await seedMarketplace(ports, { ...options, pictures, log: (line) => lines.push(line) });
  return { ports, result, lines };
}

async function wholeFeed(ports: Ports): Promise<readonly AdvertSummary[]> {
  const core = createCore(ports);
  const cards: AdvertSummary[] = [];
  let after: string | undefined;
  do {
    const page = await core.listFeed(visitor, { after });
    cards.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return cards;
}

/** Everything that people see, without the random ids. */
async function contentOf(ports: Ports) {
  const core = createCore(ports);
  const adverts = await Promise.all(
    (await wholeFeed(ports)).map(async (card) => {
      const comments = (await core.listComments(visitor, card)).items;
      return {
        ...(await core.viewAdvert(visitor, card.id)),
        seller: card.seller?.username,
        sellerId: undefined,
        comments: comments.map(({ text, postedAt }) => ({ text, postedAt })),
      };
    }),
  );
  const conversations = [];
  for (const seller of sampleSellers) {
    const login = { email: sampleEmail(seller), password: samplePassword };
    const viewer = await core.resumeSession((await core.logIn({ ...login, remember: false })).token);
    for (const { otherId, unread } of (await core.listInbox(viewer, undefined)).items) {
      const { messages } = await core.readConversation(viewer, { with: otherId });
      conversations.push({ unread, messages: messages.map(({ text, sentAt }) => ({ text, sentAt })) });
    }
  }
  const keys = new Set<string>();
  for await (const { key } of ports.photoStore.keys()) keys.add(key);
  return { adverts, conversations, keys };
}

const interruption = new Error('Interrupted');

/** The same ports, for a process that is killed after this many calls to any of them, or once it has committed. */
function killedAfter(calls: number, ports: MemoryPorts): MemoryPorts {
  let left = calls;
  const spend = () => {
    if (left <= 0) throw interruption;
    left -= 1;
  };
  const counting = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          spend();
          return member.apply(target, args);
        };
      },
    });
  const eachCounting = <Each extends object>(each: Each): Each =>
    Object.fromEntries(
      Object.entries(each).map(([name, port]) => [name, typeof port === 'object' ? counting(port) : port]),
    ) as Each;
  return {
    ...eachCounting(ports),
    async transaction(work) {
      spend();
      const result = await ports.transaction((stores) => work(eachCounting(stores)));
      spend();
      return result;
    },
  };
}

const sample = seeded();

describe('the sample marketplace', () => {
  test('has ratings of sellers and of buyers, most of them good, and an answer', async () => {
    const { ports } = await sample;
    const ratings = [...ports.database.tables.ratings.values()];
    expect(ratings.length).toBeGreaterThan(8);
    expect(ratings.filter(({ shownAt }) => shownAt === undefined)).toEqual([]);
    expect(ratings.filter(({ recommends }) => !recommends)).toHaveLength(1);
    const [bad] = ratings.filter(({ recommends }) => !recommends);
    expect(bad?.answer?.text).toContain('Sorry');
  });

  test('has twelve sellers with everything that a profile can have', async () => {
    const { ports } = await sample;
    expect(sampleSellers.length).toBe(12);
    for (const seller of sampleSellers) {
      const account = await ports.accounts.byEmail(sampleEmail(seller));
      const profile = await ports.profiles.byAccountId(account?.id ?? '');
      expect(profile).toMatchObject({
        username: seller.username,
        fullName: seller.fullName,
        about: seller.about,
        address: seller.address,
        phoneNumber: seller.phoneNumber,
        dateOfBirth: seller.dateOfBirth,
      });
      expect(profile?.picture).toBeDefined();
      expect(profile?.advertCount).toBeGreaterThan(0);
    }
  });

  test('has views on each of the last 28 days, and none from before an advert was posted', async () => {
    const { ports } = await sample;
    const newest = (await wholeFeed(ports)).slice(0, 1).map(({ id }) => id);
    const daily = [...ports.database.tables.dailyViews.values()];
    expect(new Set(daily.map(({ day }) => day)).size).toBe(28);
    expect(daily.filter(({ advertId }) => newest.includes(advertId)).length).toBeLessThan(3);
  });

  test('has at least 60 adverts, one for every offer of at least 40 herbs', async () => {
    const { ports, result } = await sample;
    const feed = await wholeFeed(ports);
    expect(herbs.length).toBeGreaterThanOrEqual(40);
    expect(feed.length).toBeGreaterThanOrEqual(60);
    expect(feed.length).toBe(result.adverts);
    const titles = herbs.flatMap((herb) => herb.offers.map((offer) => offer.title.toLowerCase()));
    expect(feed.map((card) => card.title.toLowerCase()).toSorted()).toEqual(titles.toSorted());
  });

  test('has adverts of the last 60 days in places of the list, with pictures that can be read', async () => {
    const { ports } = await sample;
    const core = createCore(ports);
    const now = ports.clock.now().getTime();
    for (const { id, village, district, postedAt, seller } of await wholeFeed(ports)) {
      const age = now - postedAt.getTime();
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(60 * day);
      expect(village === undefined || villagesOf(district).includes(village)).toBe(true);
      expect(seller?.picture).toBeDefined();
      const { pictures, description } = await core.viewAdvert(visitor, id);
      expect(description.length).toBeGreaterThan(40);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.length).toBeLessThanOrEqual(maxPictures);
      for (const { key } of pictures) {
        expect(await ports.photoStore.read(pictureFileName(key, 640, 'webp'))).toBeDefined();
      }
    }
  });

  test('has likes and comments, none before the advert and none in the future', async () => {
    const { ports } = await sample;
    const feed = await wholeFeed(ports);
    expect(feed.some((card) => card.likeCount > 3)).toBe(true);
    expect(feed.some((card) => card.commentCount > 1)).toBe(true);
    for (const card of feed) {
      const { items } = await createCore(ports).listComments(visitor, card);
      for (const comment of items) {
        expect(comment.postedAt.getTime()).toBeGreaterThanOrEqual(card.postedAt.getTime());
        expect(comment.postedAt.getTime()).toBeLessThanOrEqual(ports.clock.now().getTime());
      }
    }
  });

  test('has conversations of the last week, some unread by the one whose login it tells', async () => {
    const { ports, result } = await sample;
    const core = createCore(ports);
    const { token } = await core.logIn({ ...result.login, remember: false });
    const viewer = await core.resumeSession(token);
    const { items } = await core.listInbox(viewer, undefined);
    expect(items.length).toBeGreaterThan(2);
    expect(items.some(({ unread }) => unread > 0)).toBe(true);
    const now = ports.clock.now().getTime();
    for (const { otherId } of items) {
      const { messages } = await core.readConversation(viewer, { with: otherId });
      const [first] = messages;
      expect(first?.quotedAdvert).toBeDefined();
      const times = messages.map(({ sentAt }) => sentAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.min(...times)).toBeGreaterThan(now - 7 * day);
      expect(Math.max(...times)).toBeLessThanOrEqual(now);
    }
  });

  test('is the same at the same moment', async () => {
    expect(await contentOf((await seeded()).ports)).toEqual(await contentOf((await sample).ports));
  });

  test('is not made twice', async () => {
    const { ports } = await seeded();
    const before = await contentOf(ports);
    ports.clock.advance(day);
    const { result, lines } = await seeded({}, ports);
    expect(result.adverts).toBe(0);
    expect(lines).toEqual(['The sample sellers and their adverts are there already, so nothing was added.']);
    expect(await contentOf(ports)).toEqual(before);
  });

  test.each([{}, { adverts: 1300 }])(
    'ends complete and without duplicates however often it is interrupted, asked for %o',
    async (options) => {
      const ports = memoryPorts();
      let interruptions = 0;
      for (let calls = 1; ; calls += Math.ceil(calls / 3)) {
        try {
          await seeded(options, killedAfter(calls, ports));
          break;
        } catch (error) {
          if (error !== interruption) throw error;
          interruptions += 1;
        }
      }
      expect(interruptions).toBeGreaterThan(10);
      expect(await contentOf(ports)).toEqual(await contentOf((await seeded(options)).ports));
    },
  );

  test('grows to any number of adverts without another picture, also later', async () => {
    const { ports } = await seeded();
    ports.clock.advance(day);
    const { lines } = await seeded({ adverts: 1300 }, ports);
    const feed = await wholeFeed(ports);
    expect(feed.length).toBe(1300);
    expect(new Set(feed.map((card) => card.id)).size).toBe(1300);
    expect(lines.some((line) => line.startsWith('1,232 more adverts after'))).toBe(true);
    const keys = async (from: Ports) => {
      const found: string[] = [];
      for await (const { key } of from.photoStore.keys()) found.push(key);
      return found.toSorted();
    };
    expect(await keys(ports)).toEqual(await keys((await sample).ports));
    for (const { title, village, district } of feed) {
      expect(title.length).toBeLessThanOrEqual(100);
      expect(village === undefined || villagesOf(district).includes(village)).toBe(true);
    }
  });

  test('can be smaller than all offers', async () => {
    const { ports } = await seeded({ adverts: 5 });
    expect((await wholeFeed(ports)).length).toBe(5);
  });
});

test('every seller of a herb is one of the sample sellers, with places that exist', () => {
  const known = new Set(sampleSellers.map((seller) => seller.username));
  for (const herb of herbs) {
    expect(herb.sellers.length).toBeGreaterThan(0);
    expect(herb.sellers.filter((username) => !known.has(username))).toEqual([]);
  }
  for (const { places } of sampleSellers) {
    for (const { district, village } of places) {
      expect(village === '' || villagesOf(district).includes(village)).toBe(true);
    }
  }
});
