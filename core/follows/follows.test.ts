import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { countUnread } from '../chats/count-unread.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { usualMailChoices } from '../entities/mail-choices.ts';
import {
  addAdvert,
  addUser,
  advertForm,
  holdPictures,
  makeModerator,
  pagesOf,
  refusalOf,
  threeUsers,
} from '../fixtures-for-test.ts';
import { theOperator } from '../moderation/actor.ts';
import { sanctionAs } from '../moderation/sanction-member.ts';
import { chooseMails } from '../notifications/choose-mails.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { markNotificationsRead } from '../notifications/mark-notifications-read.ts';
import { openNotification } from '../notifications/open-notification.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { unsubscribe } from '../notifications/unsubscribe.ts';
import { viewProfile } from '../profiles/view-profile.ts';
import { decideCase } from '../reports/decide-case.ts';
import { hour, minute } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { countFollowers } from './count-followers.ts';
import { maxFollowed } from './limits.ts';
import { listFollowed } from './list-followed.ts';
import { toggleFollow } from './toggle-follow.ts';

/** Brian follows Amina. It is noon in Kampala. */
async function followed() {
  const people = await threeUsers();
  const { ports, amina, brian } = people;
  const follow = (who: User, whom: User, following = true) =>
    toggleFollow(ports, who, { userId: whom.accountId, following });
  const post = async (herbtitle: string, changes: Parameters<typeof addAdvert>[2] = {}) => {
    ports.clock.advance(minute);
    const id = await addAdvert(ports, amina, { herbtitle, ...changes });
    await dispatchOutbox(ports);
    return id;
  };
  await follow(brian, amina);
  return { ...people, follow, post };
}

const told = async (ports: MemoryPorts, viewer: User) =>
  (await toldTo(ports, viewer)).map(({ text }) => text);
const unread = async (ports: MemoryPorts, viewer: User) =>
  (await countUnread(ports, viewer)).unreadNotifications;
const names = async (ports: MemoryPorts, viewer: User) =>
  (await listFollowed(ports, viewer)).items.map(({ username }) => username);

const oneNew = (title: string) => `amina of Kampala, whom you follow, has a new advert: “${title}”.`;
const several = (count: number, title: string) =>
  `amina of Kampala, whom you follow, has ${count} new adverts. The latest is “${title}”.`;

describe('following', () => {
  it('is on or off, however often it is asked for, and shows on the profile and the advert', async () => {
    const { ports, amina, brian, follow, post } = await followed();
    const id = await post('Neem');
    const seen = async (viewer: Parameters<typeof viewAdvert>[1]) => [
      (await viewProfile(ports, viewer, amina.accountId)).following,
      (await viewAdvert(ports, viewer, id)).following,
    ];
    for (const following of [true, true, false, false, true]) {
      await follow(brian, amina, following);
      expect(await seen(brian)).toEqual([following, following]);
    }
    expect([await seen(visitor), await seen(amina)]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(await countFollowers(ports, amina)).toBe(1);
  });

  it('lists the latest first, page by page', async () => {
    const { ports, brian, chebet, follow } = await followed();
    ports.clock.advance(minute);
    await follow(brian, chebet);
    expect((await listFollowed(ports, brian)).items).toMatchObject([
      { username: 'chebet', fullName: 'chebet of Kampala' },
      { username: 'amina', fullName: 'amina of Kampala' },
    ]);
    for (let number = 0; number < 20; number += 1) {
      ports.clock.advance(minute);
      await follow(brian, await addUser(ports, `seller${number}`));
    }
    const pages = await pagesOf((cursor) => listFollowed(ports, brian, cursor));
    expect(pages.map(({ length }) => length)).toEqual([20, 2]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(22);
  });

  it('is refused for oneself, for nobody, and for the banned', async () => {
    const { ports, brian, chebet, follow } = await followed();
    expect(await refusalOf(follow(brian, brian))).toMatchObject({
      code: 'conflict',
      message: texts.follows.yourself,
    });
    for (const userId of ['nobody', '', "' or 1=1", 'a\u0000']) {
      expect(await refusalOf(toggleFollow(ports, brian, { userId, following: true }))).toMatchObject({
        code: 'not-found',
        message: texts.profile.notFound,
      });
      await toggleFollow(ports, brian, { userId, following: false });
    }
    const ban = { accountId: chebet.accountId, version: 0, kind: 'ban', reason: 'Scam.' } as const;
    await sanctionAs(ports, theOperator, ban);
    expect(await refusalOf(follow(brian, chebet))).toMatchObject({
      code: 'not-found',
      message: texts.moderation.removed,
    });
  });

  it('goes on to be listed for somebody who is banned, under that name, until it is ended', async () => {
    const { ports, amina, brian, follow } = await followed();
    const ban = { accountId: amina.accountId, version: 0, kind: 'ban', reason: 'Scam.' } as const;
    await sanctionAs(ports, theOperator, ban);
    expect((await listFollowed(ports, brian)).items).toEqual([
      {
        id: amina.accountId,
        fullName: { text: 'moderation.removed' },
        username: undefined,
        picture: undefined,
      },
    ]);
    await follow(brian, amina, false);
    expect((await listFollowed(ports, brian)).items).toEqual([]);
  });

  it('is refused where one has blocked the other, who does not learn of it', async () => {
    const { ports, amina, brian, chebet, follow } = await followed();
    await toggleBlock(ports, chebet, { userId: brian.accountId, blocked: true });
    expect(await refusalOf(follow(brian, chebet))).toMatchObject({ message: texts.follows.refused });
    expect(await refusalOf(follow(chebet, brian))).toMatchObject({ message: texts.follows.blockedByYou });
    expect(await names(ports, brian)).toEqual(['amina']);
    await follow(brian, amina);
  });

  it.each(['the seller', 'the follower'])('ends with a block by %s, in both directions', async (by) => {
    const { ports, amina, brian, follow, post } = await followed();
    await follow(amina, brian);
    const [one, other] = by === 'the seller' ? [amina, brian] : [brian, amina];
    await toggleBlock(ports, one, { userId: other.accountId, blocked: true });
    await toggleBlock(ports, one, { userId: other.accountId, blocked: false });
    expect([await names(ports, amina), await names(ports, brian)]).toEqual([[], []]);
    await post('Neem');
    expect(await told(ports, brian)).toEqual([]);
  });

  it(`stops at ${maxFollowed} sellers`, async () => {
    const { ports, brian, amina, chebet, follow } = await followed();
    const [{ followerId = '' } = {}] = ports.database.tables.follows.values();
    await ports.database.write((tables) => {
      for (let number = 1; number < maxFollowed; number += 1) {
        const sellerId = `seller${number}`;
        tables.follows.set(sellerId, { followerId, sellerId, at: ports.clock.now() });
      }
    });
    expect(await refusalOf(follow(brian, chebet))).toMatchObject({
      code: 'conflict',
      message: 'You can follow up to 200 sellers. Unfollow one of them, then follow this one.',
    });
    await follow(brian, amina);
    await follow(brian, amina, false);
    await follow(brian, chebet);
  });
});

describe('a new advert of a followed seller', () => {
  it('is told at once, and leads to it; later ones of the day join and lead to the seller', async () => {
    const { ports, amina, brian, chebet, post } = await followed();
    const first = await post('Neem');
    expect(await told(ports, brian)).toEqual([oneNew('Neem')]);
    expect([await told(ports, amina), await told(ports, chebet)]).toEqual([[], []]);
    const [{ id = '' } = {}] = (await listNotifications(ports, brian)).items;
    expect(await openNotification(ports, brian, id)).toBe(`/singleherb/${first}`);
    expect(await unread(ports, brian)).toBe(0);

    await post('Ginger');
    expect(await told(ports, brian)).toEqual([several(2, 'Ginger')]);
    expect(await unread(ports, brian)).toBe(1);
    expect(await openNotification(ports, brian, id)).toBe(`/user/${amina.accountId}`);
    await post('Mint');
    expect(await told(ports, brian)).toEqual([several(3, 'Mint')]);
  });

  it('is told by days of Kampala', async () => {
    const { ports, brian, post } = await followed();
    ports.clock.set(new Date('2025-01-15T20:57:00Z'));
    await post('Neem');
    await post('Ginger');
    await post('Mint');
    expect(await told(ports, brian)).toEqual([oneNew('Mint'), several(2, 'Ginger')]);
  });

  it('is told by seller', async () => {
    const { ports, brian, chebet, follow, post } = await followed();
    await follow(brian, chebet);
    await post('Neem');
    ports.clock.advance(minute);
    await addAdvert(ports, chebet);
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toHaveLength(2);
  });

  it('joins whatever the order in which the tasks run', async () => {
    const { ports, brian, amina } = await followed();
    for (const herbtitle of ['Neem', 'Ginger']) {
      ports.clock.advance(minute);
      await addAdvert(ports, amina, { herbtitle });
    }
    const tasks = [...ports.database.tables.outbox.entries()].filter(
      ([, { task }]) => task.kind === 'tell-followers',
    );
    expect(tasks).toHaveLength(2);
    const [[firstId] = ['']] = tasks;
    await ports.outbox.postpone(firstId, new Date(ports.clock.now().getTime() + hour), 'Later.');
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toEqual([oneNew('Ginger')]);
    ports.clock.advance(hour);
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toEqual([several(2, 'Ginger')]);
  });

  it('joins one that was posted in the same moment', async () => {
    const { ports, brian, amina } = await followed();
    for (const herbtitle of ['Neem', 'Ginger']) {
      await addAdvert(ports, amina, { herbtitle });
      await dispatchOutbox(ports);
    }
    expect(await told(ports, brian)).toEqual([several(2, 'Ginger')]);
  });

  it('is not told to those who follow later, nor after following has ended', async () => {
    const { ports, amina, brian, chebet, follow, post } = await followed();
    await post('Neem');
    ports.clock.advance(1);
    await follow(chebet, amina);
    await follow(brian, amina, false);
    await post('Ginger');
    expect([await told(ports, chebet), await told(ports, brian)]).toEqual([
      [oneNew('Ginger')],
      [oneNew('Neem')],
    ]);
  });

  it('is not told again when it is changed, or sold and available again', async () => {
    const { ports, amina, brian, post } = await followed();
    const id = await post('Neem');
    await markNotificationsRead(ports, brian);
    const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
    await updateAdvert(ports, amina, id, advertForm({ herbtitle: 'Fresh neem', pictureKeys }));
    for (const sold of [true, false]) await toggleSold(ports, amina, { advertId: id, sold });
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toEqual([oneNew('Fresh neem')]);
    expect(await unread(ports, brian)).toBe(0);
  });

  it('is told when it is shown, if it was hidden at first: by another text', async () => {
    const { ports, amina, brian } = await followed();
    const pictureKeys = await holdPictures(ports, amina, 'leaf');
    const form = advertForm({ herbtitle: 'Neem', description: 'It cures malaria.', pictureKeys });
    const { advertId } = await postAdvert(ports, amina, { form, formKey: '', review: true });
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toEqual([]);
    ports.clock.advance(hour);
    await updateAdvert(ports, amina, advertId, advertForm({ herbtitle: 'Neem', pictureKeys }));
    await dispatchOutbox(ports);
    expect(await told(ports, brian)).toEqual([oneNew('Neem')]);
  });

  it('is told when it is shown, if it was hidden at first: by a moderator, and once', async () => {
    const { ports, amina, brian, chebet: moderator } = await followed();
    await makeModerator(ports, moderator);
    const pictureKeys = await holdPictures(ports, amina, 'leaf');
    const form = advertForm({ herbtitle: 'Neem', description: 'It cures malaria.', pictureKeys });
    const { advertId: id } = await postAdvert(ports, amina, { form, formKey: '', review: true });
    await dispatchOutbox(ports);
    const decide = async (act: 'restore' | 'hide') => {
      const version = String((await ports.reviewCases.of({ kind: 'advert', id }))?.version);
      await decideCase(ports, moderator, { kind: 'advert', id }, { act, reason: 'Looked at.', version });
      await dispatchOutbox(ports);
    };
    await decide('restore');
    expect(await told(ports, brian)).toEqual([oneNew('Neem')]);
  });

  it('is not told while it is hidden, or when it is deleted', async () => {
    const { ports, amina, brian, post } = await followed();
    const id = await post('Neem');
    await deleteAdvert(ports, amina, id);
    expect(await told(ports, brian)).toEqual([]);
    expect(await unread(ports, brian)).toBe(0);
    await post('Ginger');
    expect(await told(ports, brian)).toEqual([oneNew('Ginger')]);
  });

  it('is told to many, a part at a time, each once', async () => {
    const { ports, amina, post } = await followed();
    const followers = 1_203;
    await ports.database.write((tables) => {
      for (let number = 0; number < followers; number += 1) {
        const followerId = `follower${number}`;
        tables.follows.set(followerId, { followerId, sellerId: amina.accountId, at: ports.clock.now() });
      }
    });
    let most = 0;
    const add: typeof ports.notifications.add = (notifications, known) => {
      most = Math.max(most, notifications.length);
      return ports.notifications.add(notifications, known);
    };
    const watched: MemoryPorts = {
      ...ports,
      transaction: (work) =>
        ports.transaction((stores) =>
          work({
            ...stores,
            notifications: {
              ...stores.notifications,
              add: (notifications, known) => {
                most = Math.max(most, notifications.length);
                return stores.notifications.add(notifications, known);
              },
            },
          }),
        ),
      notifications: { ...ports.notifications, add },
    };
    ports.clock.advance(minute);
    await addAdvert(ports, amina);
    await dispatchOutbox(watched);
    await post('Ginger');
    expect(most).toBe(500);
    const counts = [...ports.database.tables.notifications.values()].map(({ cause }) =>
      cause.kind === 'followed' ? cause.adverts : 0,
    );
    expect(counts).toHaveLength(followers + 1);
    expect(new Set(counts)).toEqual(new Set([2]));
  });
});

describe('the mail about new adverts of followed sellers', () => {
  async function until(ports: MemoryPorts, moment: string) {
    ports.clock.set(new Date(moment));
    await dispatchOutbox(ports);
  }

  it('is that of the day, and can be stopped by its link', async () => {
    const { ports, post } = await followed();
    await ensureScheduled(ports);
    await post('Neem');
    await post('Ginger');
    await until(ports, '2025-01-16T04:00:00Z');
    const [mail] = ports.mailer.sent;
    expect(ports.mailer.sent).toHaveLength(1);
    expect(mail?.text).toContain(several(2, 'Ginger'));
    const token = mail?.unsubscribe?.split('/').at(-1) ?? '';
    expect(await unsubscribe(ports, { token })).toEqual({ choices: ['sellers'], done: true });
    await post('Mint');
    await until(ports, '2025-01-17T04:00:00Z');
    expect(ports.mailer.sent).toHaveLength(1);
  });

  it('is not sent to those who want none', async () => {
    const { ports, brian, post } = await followed();
    await ensureScheduled(ports);
    await chooseMails(ports, brian, { ...usualMailChoices, sellers: false });
    await post('Neem');
    await until(ports, '2025-01-16T04:00:00Z');
    expect(ports.mailer.sent).toEqual([]);
  });
});
