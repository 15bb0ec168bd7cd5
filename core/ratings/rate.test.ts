import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { readConversation } from '../chats/read-conversation.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { exportData } from '../exports/export-data.ts';
import { addAdvert, addUser, inEnglish, pagesOf, refusalOf, shop } from '../fixtures-for-test.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { openNotification } from '../notifications/open-notification.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { viewOwnProfile } from '../profiles/view-own-profile.ts';
import { viewProfile } from '../profiles/view-profile.ts';
import { day } from '../shared/time/durations.ts';
import { type User, type Viewer, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { listRatings } from './list-ratings.ts';
import { dealt, recommend, write } from './rated-for-test.ts';
import { viewRating } from './view-rating.ts';

async function listed(ports: MemoryPorts, { accountId }: User, viewer: Viewer = visitor) {
  const { profile } = await viewProfile(ports, viewer, accountId);
  return (await listRatings(ports, viewer, profile)).items;
}

const factsOf = async (ports: MemoryPorts, { accountId }: User) =>
  (await viewProfile(ports, visitor, accountId)).profile.facts.map(({ words }) => inEnglish(words));

const besideAdvert = async (ports: MemoryPorts, advertId: string) =>
  (await viewAdvert(ports, visitor, advertId)).sellerFacts.map((fact) => inEnglish(fact));

async function told(ports: MemoryPorts, person: User) {
  return (await toldTo(ports, person)).map(({ text }) => text);
}

/** All that anybody except Brian can see of what Brian said about Amina. */
async function seen({ ports, amina, brian, advertId }: Awaited<ReturnType<typeof dealt>>) {
  const files: unknown[] = [];
  for await (const { name, content } of exportData(ports, amina)) {
    if (name !== 'ratings.json' || typeof content === 'string' || content instanceof Uint8Array) continue;
    for await (const piece of content) files.push(piece);
  }
  return {
    lists: [await listed(ports, amina), await listed(ports, amina, amina)],
    facts: await factsOf(ports, amina),
    beside: await besideAdvert(ports, advertId),
    profile: await ports.profiles.byAccountId(amina.accountId),
    told: await told(ports, amina),
    unread: await ports.notifications.countUnread(amina.accountId, 9),
    page: await viewRating(ports, amina, { with: brian.accountId, advertId }),
    conversation: (await readConversation(ports, amina, { with: brian.accountId })).toRate,
    files,
  };
}

describe('a rating', () => {
  it('cannot be seen or inferred by anybody but its author until a week is over', async () => {
    const world = await dealt();
    const { ports, amina, brian, advertId } = world;
    const before = await seen(world);
    const text = 'Fresh, and on time.';
    expect(await recommend(ports, brian, amina, { advertId, text })).toEqual({ shown: false });
    expect(await seen(world)).toEqual(before);
    const { sent } = await viewRating(ports, brian, { with: amina.accountId, advertId });
    const shownBy = new Date(ports.clock.now().getTime() + 7 * day);
    expect(sent).toEqual({ recommends: true, text, shownBy });

    ports.clock.advance(7 * day - 1);
    await dispatchOutbox(ports);
    expect(await seen(world)).toEqual(before);

    ports.clock.advance(1);
    await dispatchOutbox(ports);
    expect(await listed(ports, amina)).toMatchObject([
      { verdict: keys.ratings.yes, text, author: { username: 'brian' }, advert: { title: 'Fresh mululuza' } },
    ]);
    const after = await seen(world);
    expect(after.facts).toEqual(['1 of 1 recommend as a seller', 'Member since January 2025']);
    expect(after.beside).toEqual(after.facts);
    expect(after.told).toEqual(['Somebody has rated you for “Fresh mululuza”.']);
    expect(after.files.join('')).toContain(text);
    const [notification] = (await listNotifications(ports, amina)).items;
    const path = await openNotification(ports, amina, notification?.id ?? '');
    expect(path).toBe(`/user/${amina.accountId}#ratings`);
  });

  it('is shown with the other person’s as soon as both have rated', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await recommend(ports, brian, amina, { advertId });
    ports.clock.advance(day);
    const back = { advertId, recommend: 'false', text: 'Never came.' };
    expect(await recommend(ports, amina, brian, back)).toEqual({ shown: true });
    expect(await listed(ports, amina)).toMatchObject([
      { verdict: keys.ratings.yes, shownAt: ports.clock.now() },
    ]);
    expect(await listed(ports, brian)).toMatchObject([{ verdict: keys.ratings.no, text: 'Never came.' }]);

    ports.clock.advance(30 * day);
    await dispatchOutbox(ports);
    expect(await factsOf(ports, brian)).toContain('0 of 1 recommend as a buyer');
    for (const person of [amina, brian]) {
      expect(await listed(ports, person)).toHaveLength(1);
      expect(await told(ports, person)).toHaveLength(1);
    }
  });

  it('is shown when both are sent at the same time', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await Promise.all([
      recommend(ports, brian, amina, { advertId }),
      recommend(ports, amina, brian, { advertId }),
    ]);
    expect([await listed(ports, amina), await listed(ports, brian)]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
  });

  it('can still be returned after it is shown, and the other rating is then shown at once', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await recommend(ports, brian, amina, { advertId });
    ports.clock.advance(8 * day);
    await dispatchOutbox(ports);
    expect(await listed(ports, amina, amina)).toMatchObject([{ returnable: true, answerable: true }]);
    expect(await listed(ports, amina, brian)).toMatchObject([{ returnable: false, answerable: false }]);
    expect(await recommend(ports, amina, brian, { advertId })).toEqual({ shown: true });
    expect(await listed(ports, amina, amina)).toMatchObject([{ returnable: false }]);
  });

  it('is accepted once, and cannot be changed', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    const form = { advertId, text: 'Good', formKey: 'k'.repeat(20) };
    await recommend(ports, brian, amina, form);
    await recommend(ports, brian, amina, form);
    const second = recommend(ports, brian, amina, { advertId, recommend: 'false' });
    expect(await refusalOf(second)).toEqual({ code: 'conflict', message: texts.ratings.already, fields: {} });
    expect(await viewRating(ports, brian, { with: amina.accountId, advertId })).toMatchObject({
      sent: { recommends: true, text: 'Good' },
    });
    const other = await addAdvert(ports, amina);
    await write(ports, brian, amina, other);
    await recommend(ports, brian, amina, { advertId: other });
    expect(ports.database.tables.ratings.size).toBe(2);
  });

  it.each([
    ['nothing chosen', { recommend: '' }, { recommend: texts.ratings.chooseOne }],
    ['something else chosen', { recommend: 'maybe' }, { recommend: texts.ratings.chooseOne }],
    ['301 characters', { text: 'x'.repeat(301) }, { text: texts.ratings.tooLong({ max: 300 }) }],
  ])('is refused with %s', async (_, changes, fields) => {
    const { ports, amina, brian, advertId } = await dealt();
    const attempt = recommend(ports, brian, amina, { advertId, ...changes });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'invalid', fields });
    await recommend(ports, brian, amina, { advertId, text: 'x'.repeat(300) });
  });
});

describe('who may rate', () => {
  const refused = { code: 'not-found', message: texts.ratings.notFound, fields: {} };

  it('is nobody before both have written about an advert', async () => {
    const { ports, amina, brian, advertId } = await shop();
    const attempts = async () =>
      Promise.all(
        [recommend(ports, brian, amina, { advertId }), recommend(ports, amina, brian, { advertId })].map(
          refusalOf,
        ),
      );
    const toRate = async () => (await readConversation(ports, brian, { with: amina.accountId })).toRate;
    expect(await attempts()).toEqual([refused, refused]);
    await write(ports, brian, amina, advertId);
    expect(await attempts()).toEqual([refused, refused]);
    expect(await toRate()).toBeUndefined();
    await write(ports, amina, brian);
    expect(await toRate()).toEqual({ id: advertId, title: 'Fresh mululuza' });
    await recommend(ports, brian, amina, { advertId });
    expect(await toRate()).toBeUndefined();
  });

  it('is nobody for an advert that they did not write about, nor a third person', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    const other = await addAdvert(ports, amina);
    const dora = await addUser(ports, 'dora');
    await write(ports, dora, amina);
    await write(ports, amina, dora);
    const attempts = [
      recommend(ports, brian, amina, { advertId: other }),
      recommend(ports, brian, amina, { advertId: '' }),
      recommend(ports, dora, amina, { advertId }),
      viewRating(ports, dora, { with: amina.accountId, advertId }),
    ];
    const refusals = await Promise.all(attempts.map((attempt) => refusalOf(attempt)));
    expect(refusals).toEqual(attempts.map(() => refused));
  });

  it('are asked about the newest advert first', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    const newer = await addAdvert(ports, amina, { herbtitle: 'Ginger' });
    await write(ports, brian, amina, newer);
    const toRate = async () => (await readConversation(ports, amina, { with: brian.accountId })).toRate?.id;
    expect(await toRate()).toBe(newer);
    await recommend(ports, amina, brian, { advertId: newer });
    expect(await toRate()).toBe(advertId);
  });

  it('are both people, even if the advert is sold or deleted, or one has blocked the other', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await toggleSold(ports, amina, { advertId, sold: true });
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    await recommend(ports, brian, amina, { advertId });
    await deleteAdvert(ports, amina, advertId);
    await recommend(ports, amina, brian, { advertId });
    expect(await listed(ports, brian)).toMatchObject([{ advert: { title: 'Fresh mululuza' } }]);
    expect(await told(ports, brian)).toHaveLength(1);
  });
});

describe('what counts', () => {
  /** What this person says about Amina, each about another advert of hers, a day after the other; all are shown. */
  async function say(ports: MemoryPorts, amina: User, author: User, ...recommends: readonly boolean[]) {
    for (const yes of recommends) {
      const advertId = await addAdvert(ports, amina);
      await write(ports, author, amina, advertId);
      await write(ports, amina, author);
      await recommend(ports, author, amina, { advertId, recommend: String(yes) });
      await recommend(ports, amina, author, { advertId });
      ports.clock.advance(day);
    }
  }
  const ratio = async (ports: MemoryPorts, person: User) =>
    (await factsOf(ports, person)).find((fact) => fact.includes('recommend'));

  it('is the newest that each author says, once', async () => {
    const { ports, amina, brian } = await shop();
    const chebet = await addUser(ports, 'chebet', { emailVerified: true });
    ports.clock.advance(7 * day);
    await say(ports, amina, brian, false, false, true);
    expect(await ratio(ports, amina)).toBe('1 of 1 recommend as a seller');
    await say(ports, amina, chebet, true, true, false);
    expect(await ratio(ports, amina)).toBe('1 of 2 recommend as a seller');
    expect(await ratio(ports, brian)).toBe('1 of 1 recommend as a buyer');
    const own = (await viewOwnProfile(ports, amina)).facts.map((fact) => inEnglish(fact));
    expect(own).toEqual(await factsOf(ports, amina));
  });

  it('is apart for a seller and for a buyer, and beside an advert only what concerns a seller', async () => {
    const { ports, amina, brian } = await shop();
    ports.clock.advance(7 * day);
    await say(ports, amina, brian, false);
    await say(ports, brian, amina, true);
    const recommendations = async (person: User) =>
      (await factsOf(ports, person)).filter((fact) => fact.includes('recommend'));
    expect(await recommendations(amina)).toEqual([
      '0 of 1 recommend as a seller',
      '1 of 1 recommend as a buyer',
    ]);
    expect(await listed(ports, amina)).toMatchObject([
      { ratedAs: 'buyer', uncounted: undefined },
      { ratedAs: 'seller', verdict: keys.ratings.no, uncounted: undefined },
    ]);
    expect(await besideAdvert(ports, await addAdvert(ports, amina))).toEqual([
      '0 of 1 recommend as a seller',
      'Member since January 2025',
    ]);
  });

  it('is known of a deleted advert too, by what was written about it', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await deleteAdvert(ports, amina, advertId);
    const asked = { with: amina.accountId, advertId };
    expect(await viewRating(ports, brian, asked)).toMatchObject({ ratedAs: 'seller' });
    expect(await viewRating(ports, amina, { ...asked, with: brian.accountId })).toMatchObject({
      ratedAs: 'buyer',
    });
    await recommend(ports, brian, amina, { advertId });
    await recommend(ports, amina, brian, { advertId });
    expect(await listed(ports, amina)).toMatchObject([{ ratedAs: 'seller' }]);
    expect(await listed(ports, brian)).toMatchObject([{ ratedAs: 'buyer' }]);
  });

  it('is what a confirmed account of seven days says; the rest is shown without counting', async () => {
    const { ports, amina, brian } = await shop();
    const chebet = await addUser(ports, 'chebet');
    await say(ports, amina, brian, true);
    await say(ports, amina, chebet, false, false);
    expect(await ratio(ports, amina)).toBeUndefined();
    expect(await listed(ports, amina)).toHaveLength(3);
    ports.clock.advance(4 * day - 1);
    expect(await ratio(ports, amina)).toBeUndefined();
    ports.clock.advance(1);
    expect(await ratio(ports, amina)).toBe('1 of 1 recommend as a seller');
    await ports.accounts.verifyEmail(chebet.accountId, chebet.email);
    expect(await ratio(ports, amina)).toBe('1 of 2 recommend as a seller');
  });

  it('is said at every rating in the list that does not count', async () => {
    const { ports, amina, brian } = await shop();
    const chebet = await addUser(ports, 'chebet', { emailVerified: true });
    const dora = await addUser(ports, 'dora');
    ports.clock.advance(7 * day);
    await say(ports, amina, chebet, true);
    await say(ports, amina, brian, true, true);
    expect(await ratio(ports, amina)).toBe('2 of 2 recommend as a seller');
    const uncounted = async () => (await listed(ports, amina)).map((rating) => rating.uncounted);
    expect(await uncounted()).toEqual([undefined, keys.ratings.newerCounts, undefined]);
    await say(ports, amina, dora, false);
    expect((await uncounted())[0]).toEqual(keys.ratings.authorNew);
    await ports.accounts.leave(dora.accountId, ports.clock.now());
    expect((await uncounted())[0]).toEqual(keys.ratings.authorGone);
    expect(await ratio(ports, amina)).toBe('2 of 2 recommend as a seller');
  });

  it('is not what somebody says who is banned, or whose account is gone', async () => {
    const { ports, amina, brian } = await shop();
    ports.clock.advance(7 * day);
    await say(ports, amina, brian, true);
    await ports.accounts.leave(brian.accountId, ports.clock.now());
    expect(await ratio(ports, amina)).toBeUndefined();
    expect(await listed(ports, amina)).toMatchObject([{ author: undefined }]);
  });
});

describe('a deleted account', () => {
  async function remove(ports: MemoryPorts, { accountId }: User): Promise<void> {
    await ports.accounts.leave(accountId, ports.clock.now());
    while (!(await removeAccount(ports, accountId)));
  }

  it('can neither rate nor be rated', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await ports.accounts.leave(brian.accountId, ports.clock.now());
    const attempt = recommend(ports, amina, brian, { advertId });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found', message: texts.profile.notFound });
    expect((await readConversation(ports, amina, { with: brian.accountId })).toRate).toBeUndefined();
  });

  it('leaves the ratings it gave, hidden until a week is over, and loses those it received', async () => {
    const { ports, amina, brian, advertId } = await dealt();
    await recommend(ports, brian, amina, { advertId, text: 'Fresh' });
    await remove(ports, brian);
    expect(await listed(ports, amina)).toEqual([]);
    ports.clock.advance(7 * day);
    await dispatchOutbox(ports);
    expect(await listed(ports, amina, amina)).toMatchObject([
      { text: 'Fresh', author: undefined, returnable: false },
    ]);
    await remove(ports, amina);
    expect(ports.database.tables.ratings.size).toBe(0);
  });
});

it('lists the newest first: three, and then twenty a page', async () => {
  const { ports, amina, brian } = await shop();
  await write(ports, amina, brian);
  for (let number = 10; number < 35; number += 1) {
    const advertId = await addAdvert(ports, amina);
    await write(ports, brian, amina, advertId);
    await recommend(ports, brian, amina, { advertId, text: `Rating ${number}` });
    ports.clock.advance(day);
  }
  ports.clock.advance(7 * day);
  for (const { id, sentAt } of [...ports.database.tables.ratings.values()])
    await ports.ratings.show(id, new Date(sentAt.getTime() + 7 * day));
  const { profile } = await viewProfile(ports, visitor, amina.accountId);
  const pages = await pagesOf((cursor) => listRatings(ports, visitor, profile, cursor));
  expect(pages.map((page) => page.length)).toEqual([3, 20, 2]);
  expect(pages.flat()[0]).toMatchObject({ text: 'Rating 34' });
});
