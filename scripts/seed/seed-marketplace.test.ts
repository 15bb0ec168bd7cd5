import { describe, expect, test } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import type { AdvertSummary } from '../../core/adverts/advert.ts';
import { maxPictures } from '../../core/adverts/limits.ts';
import { createCore } from '../../core/core.ts';
import { villagesOf } from '../../core/locations/locations.ts';
import { pictureFileName } from '../../core/pictures/picture.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { visitor } from '../../core/viewer.ts';
import { herbs } from './herbs.ts';
import { type Drawing, seedMarketplace } from './seed-marketplace.ts';
import { sampleEmail, sampleSellers } from './sellers.ts';

const day = 24 * 60 * 60 * 1000;

/** Stands for the picture without drawing it. */
async function render({ name }: Drawing): Promise<Uint8Array> {
  return fakePicture({ width: 1280, height: 960, note: name });
}

async function seeded(options: { readonly adverts?: number; readonly seed?: string } = {}) {
  const ports = memoryPorts();
  const lines: string[] = [];
  const result = await seedMarketplace(ports, { ...options, render, log: (line) => lines.push(line) });
  return { ports, result, lines };
}

async function wholeFeed(ports: Ports): Promise<readonly AdvertSummary[]> {
  const core = createCore(ports);
  const cards: AdvertSummary[] = [];
  let after: string | undefined;
  do {
    const page = await core.listFeed(visitor, after);
    cards.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return cards;
}

const sample = seeded();

describe('the sample marketplace', () => {
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

  test('has at least 60 adverts, one for every offer of at least 40 herbs', async () => {
    const { ports, result } = await sample;
    const feed = await wholeFeed(ports);
    expect(herbs.length).toBeGreaterThanOrEqual(40);
    expect(feed.length).toBeGreaterThanOrEqual(60);
    expect(feed.length).toBe(result.adverts);
    const titles = herbs.flatMap((herb) => herb.offers.map((offer) => offer.title.toLowerCase()));
    expect(feed.map((card) => card.title).toSorted()).toEqual(titles.toSorted());
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

  test('lets the one log in whose login it tells', async () => {
    const { ports, result } = await sample;
    const signedIn = await createCore(ports).logIn({ ...result.login, remember: false });
    expect(signedIn.token).not.toBe('');
  });

  test('is the same with the same seed, and another one with another', async () => {
    const look = async (options: { seed?: string }) =>
      (await wholeFeed((await seeded(options)).ports)).map(
        ({ title, price, district, postedAt, likeCount }) => ({
          title,
          price,
          district,
          postedAt,
          likeCount,
        }),
      );
    const [one, same, other] = [
      await look({ seed: 'a' }),
      await look({ seed: 'a' }),
      await look({ seed: 'b' }),
    ];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('is not made twice', async () => {
    const { ports } = await seeded();
    const before = await wholeFeed(ports);
    const lines: string[] = [];
    const again = await seedMarketplace(ports, { render, log: (line) => lines.push(line) });
    expect(again.adverts).toBe(0);
    expect(lines).toEqual(['The sample sellers exist already, so nothing was added.']);
    expect(await wholeFeed(ports)).toEqual(before);
  });

  test('grows to any number of adverts without another picture', async () => {
    const { ports, lines } = await seeded({ adverts: 1300 });
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
    for (const [district, village] of places) {
      expect(village === '' || villagesOf(district).includes(village)).toBe(true);
    }
  }
});
