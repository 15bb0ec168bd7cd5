import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { countUnread } from '../chats/count-unread.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { deleteComment } from '../comments/delete-comment.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { notificationId } from '../entities/notification.ts';
import {
  addAdvert,
  addUser,
  advertForm,
  pagesOf,
  refusalOf,
  shop,
  waitingTasks,
} from '../fixtures-for-test.ts';
import { day, hour, minute } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { openNotification } from './open-notification.ts';
import { toldTo } from './told-for-test.ts';

const unread = async (ports: MemoryPorts, viewer: User) =>
  (await countUnread(ports, viewer)).unreadNotifications;

async function commented() {
  const world = await shop();
  const { ports, brian, advertId } = world;
  const comment = (text: string, by = brian, on = advertId) =>
    addComment(ports, by, { advertId: on, comment: text, formKey: ports.ids.alphanumeric(20) });
  return { ...world, comment };
}

describe('a comment', () => {
  it('notifies the seller, with its author and place', async () => {
    const { ports, amina, brian, comment } = await commented();
    await comment('Is it fresh?');
    expect(await toldTo(ports, amina)).toMatchObject([
      {
        text: 'brian of Kampala commented on your advert “Fresh mululuza”.',
        at: ports.clock.now(),
        read: false,
      },
    ]);
    expect(await toldTo(ports, brian)).toEqual([]);
    expect([await unread(ports, amina), await unread(ports, brian)]).toEqual([1, 0]);
  });

  it('on one’s own advert notifies nobody', async () => {
    const { ports, amina, comment } = await commented();
    await comment('It is still there.', amina);
    expect(await toldTo(ports, amina)).toEqual([]);
    expect(waitingTasks(ports).some(({ kind }) => kind === 'mail-comments')).toBe(false);
  });

  it('from somebody who is blocked notifies nobody', async () => {
    const { ports, amina, brian, comment } = await commented();
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    await refusalOf(comment('Too dear.'));
    expect(await toldTo(ports, amina)).toEqual([]);
  });

  it('that arrives twice from the same form notifies once', async () => {
    const { ports, amina, brian, advertId } = await commented();
    const form = { advertId, comment: 'Is it fresh?', formKey: 'c0ffee00-0000-4000-8000-000000000000' };
    await Promise.all([addComment(ports, brian, form), addComment(ports, brian, form)]);
    expect(await toldTo(ports, amina)).toHaveLength(1);
  });

  it('that is deleted leaves no notification', async () => {
    const { ports, amina, brian, advertId, comment } = await commented();
    await comment('Is it fresh?');
    const [id = ''] = ports.database.tables.comments.keys();
    await deleteComment(ports, brian, { advertId, commentId: id });
    expect(await toldTo(ports, amina)).toEqual([]);
    expect(await unread(ports, amina)).toBe(0);
  });
});

it('come newest first, page by page, and can all be marked as read', async () => {
  const { ports, amina, comment } = await commented();
  for (let number = 1; number <= 25; number += 1) {
    await comment(`Comment ${number}`);
    ports.clock.advance(minute);
  }
  const pages = await pagesOf((cursor) => listNotifications(ports, amina, cursor));
  expect(pages.map(({ length }) => length)).toEqual([20, 5]);
  const times = pages.flat().map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((left, right) => right - left));
  expect(await unread(ports, amina)).toBe(25);
  await markNotificationsRead(ports, amina);
  expect(await unread(ports, amina)).toBe(0);
  expect((await toldTo(ports, amina)).every(({ read }) => read)).toBe(true);
});

it('lead to what they are about, which marks them as read for that reader only', async () => {
  const { ports, amina, brian, advertId, comment } = await commented();
  await comment('One');
  await comment('Two');
  const [{ id = '' } = {}] = await toldTo(ports, amina);
  expect(await openNotification(ports, amina, id)).toBe(`/singleherb/${advertId}#comments`);
  expect(await toldTo(ports, amina)).toMatchObject([{ read: true }, { read: false }]);
  expect(await unread(ports, amina)).toBe(1);
  const gone = { code: 'not-found', message: 'This notification no longer exists.' };
  for (const other of [id, 'match_1', '', 'a\u0000', 'x'.repeat(5_000)]) {
    expect(await refusalOf(openNotification(ports, brian, other))).toMatchObject(gone);
  }
});

it('are marked as read only if they were shown', async () => {
  const { ports, amina, comment } = await commented();
  await comment('One');
  const { items } = await listNotifications(ports, amina);
  ports.clock.advance(1);
  await comment('Two');
  const [{ at, id }] = items as [(typeof items)[number]];
  await markNotificationsRead(ports, amina, `${at.getTime().toString(36)}-${id}`);
  expect(await toldTo(ports, amina)).toMatchObject([{ read: false }, { read: true }]);
});

it('are paged and marked as read also where one is about a message, with the longest id', async () => {
  const { ports, amina } = await commented();
  const add = async () => {
    const subject = { kind: 'message', id: ports.ids.alphanumeric(30) } as const;
    const cause = { kind: 'answered', subject, outcome: 'hidden' } as const;
    const { accountId } = amina;
    ports.clock.advance(1);
    await ports.notifications.add([{ accountId, id: notificationId(cause), at: ports.clock.now(), cause }]);
  };
  for (let number = 1; number <= 45; number += 1) await add();
  const pages = [];
  let next: string | undefined;
  do {
    const page = await listNotifications(ports, amina, next);
    pages.push(page.items.map(({ id }) => id));
    next = page.next;
  } while (next !== undefined && pages.length < 9);
  expect(new Set(pages.flat()).size).toBe(45);
  expect(pages.flat()).toHaveLength(45);

  const [newest] = (await listNotifications(ports, amina)).items;
  await add();
  await markNotificationsRead(ports, amina, `${newest?.at.getTime().toString(36)}-${newest?.id}`);
  expect((await toldTo(ports, amina)).slice(0, 2)).toMatchObject([{ read: false }, { read: true }]);
});

it('are kept for 60 days', async () => {
  const { ports, amina, comment } = await commented();
  await comment('Is it fresh?');
  const keptAfter = async (days: number) => {
    ports.clock.advance(days * day);
    await ports.outbox.add(`forget ${days}`, { kind: 'forget-notifications' }, ports.clock.now());
    await dispatchOutbox(ports);
    return (await toldTo(ports, amina)).length;
  };
  expect([await keptAfter(60), await keptAfter(0.001)]).toEqual([1, 0]);
});

it.each([
  ['ginger in Kampala', 'New for your search “ginger in Kampala”: “Fresh mululuza”.'],
  ['“ginger”', 'New for your search “ginger”: “Fresh mululuza”.'],
  [
    texts.savedSearches.inDistrict({ what: '“ginger”', district: 'Kampala' }),
    'New for your search “ginger” in Kampala: “Fresh mululuza”.',
  ],
  [
    texts.savedSearches.inDistrict({ what: 'Ginger', district: 'Kampala' }),
    'New for your search “Ginger in Kampala”: “Fresh mululuza”.',
  ],
  [texts.savedSearches.everything, 'New for your search “Everything”: “Fresh mululuza”.'],
])('name the search that an advert matches, as older ones have it too: %j', async (search, text) => {
  const { ports, amina, advertId } = await commented();
  const cause = { kind: 'match', advertId, search } as const;
  await ports.notifications.add([
    { accountId: amina.accountId, id: 'match_1', at: ports.clock.now(), cause },
  ]);
  expect(await toldTo(ports, amina)).toMatchObject([{ text }]);
});

it('are counted up to a hundred', async () => {
  const { ports, amina, advertId } = await commented();
  const cause = { kind: 'match', advertId, search: 'neem' } as const;
  const at = ports.clock.now();
  const told = Array.from({ length: 150 }, (_, number) => ({
    accountId: amina.accountId,
    id: `match_${number}`,
    at,
    cause,
  }));
  await ports.notifications.add(told);
  expect(await unread(ports, amina)).toBe(100);
});

describe('a price that falls', () => {
  async function saved() {
    const world = await shop();
    const { ports, amina, brian, advertId } = world;
    const save = (user: User) => toggleSaved(ports, user, { advertId, saved: true });
    await save(brian);
    const cost = async (price: string, per: { readonly quantity?: string; readonly unit?: string } = {}) => {
      const pictureKeys = (await ports.adverts.byId(advertId))?.pictures.map(({ key }) => key) ?? [];
      ports.clock.advance(minute);
      await updateAdvert(ports, amina, advertId, advertForm({ price, ...per, pictureKeys }));
    };
    return { ...world, save, cost };
  }

  const drops = async (ports: MemoryPorts, user: User) =>
    (await toldTo(ports, user)).filter(({ text }) => text.includes('instead of'));

  it('notifies those who saved the advert, but not its seller', async () => {
    const { ports, amina, brian, advertId, save, cost } = await saved();
    await save(amina);
    await cost('20,000');
    const fellAt = ports.clock.now();
    expect(await drops(ports, brian)).toEqual([]);
    ports.clock.advance(hour);
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toMatchObject([
      {
        text: '“Fresh mululuza”, which you saved, now costs UGX 20,000 instead of UGX 25,000.',
        at: fellAt,
        read: false,
      },
    ]);
    const [{ id = '' } = {}] = await drops(ports, brian);
    expect(await openNotification(ports, brian, id)).toBe(`/singleherb/${advertId}`);
    expect(await toldTo(ports, amina)).toEqual([]);
    expect(await toldTo(ports, await addUser(ports, 'chebet'))).toEqual([]);
  });

  it('is named with what it is for, which does not change with the advert', async () => {
    const { ports, brian, cost } = await saved();
    const per250g = { quantity: '250', unit: 'g' };
    await cost('8,000', per250g);
    await cost('7,000', per250g);
    await dispatchOutbox(ports);
    await cost('24,000', { unit: 'kg' });
    expect(await drops(ports, brian)).toMatchObject([
      { text: expect.stringContaining('now costs UGX 7,000 per 250 g instead of UGX 8,000.') },
    ]);
  });

  it('notifies nobody if it is for another quantity before they were notified', async () => {
    const { ports, brian, cost } = await saved();
    await cost('20,000');
    await cost('20,000', { quantity: '500', unit: 'g' });
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toEqual([]);
  });

  it('notifies nobody when it rises, stays, or has risen again before they were notified', async () => {
    const { ports, brian, cost } = await saved();
    await cost('25,000');
    await cost('30,000');
    await cost('26,000');
    await cost('27,000');
    await dispatchOutbox(ports);
    expect(await toldTo(ports, brian)).toEqual([]);
  });

  it('notifies nobody of a price that was raised only to be lowered again', async () => {
    const { ports, brian, cost } = await saved();
    await cost('250,000');
    await cost('25,000');
    await cost('250,000');
    await cost('24,000');
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toMatchObject([
      { text: expect.stringContaining('now costs UGX 24,000 instead of UGX 25,000') },
    ]);
    await cost('90,000');
    await cost('24,500');
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toMatchObject([{ text: expect.stringContaining('24,000') }]);
  });

  it('does not notify people who have blocked the seller', async () => {
    const { ports, amina, brian, cost } = await saved();
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    await cost('20,000');
    await dispatchOutbox(ports);
    expect(await toldTo(ports, brian)).toEqual([]);
  });

  it('notifies once for each fall, and keeps only the last for one advert', async () => {
    const { ports, brian, cost } = await saved();
    await cost('20,000');
    const entry = [...ports.database.tables.outbox.values()].find(
      ({ task }) => task.kind === 'tell-price-drop',
    );
    await dispatchOutbox(ports);
    await markNotificationsRead(ports, brian);
    if (entry !== undefined) await ports.outbox.add('again', entry.task, ports.clock.now());
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toMatchObject([{ read: true }]);
    await cost('18,000');
    await dispatchOutbox(ports);
    expect(await drops(ports, brian)).toMatchObject([
      { read: false, text: expect.stringContaining('18,000') },
    ]);
  });

  it('notifies very many in parts, each once, and lets other tasks run in between', async () => {
    const { ports, advertId, cost } = await saved();
    const readers: string[] = [];
    for (let number = 0; number < 1100; number += 1) {
      readers.push(`reader${String(number).padStart(14, '0')}`);
    }
    for (const accountId of readers) {
      ports.database.tables.saves.set(accountId, { advertId, accountId, at: ports.clock.now() });
    }
    await cost('20,000');
    let parts = 0;
    const outbox: MemoryPorts['outbox'] = {
      ...ports.outbox,
      async take(query) {
        const taken = await ports.outbox.take(query);
        parts += taken.filter(({ task }) => task.kind === 'tell-price-drop').length;
        return taken;
      },
    };
    await dispatchOutbox({ ...ports, outbox });
    expect(parts).toBe(3);
    const told = [...ports.database.tables.notifications.values()].map(({ accountId }) => accountId);
    expect(told).toEqual(expect.arrayContaining(readers));
    expect(told).toHaveLength(1101);
  });
});

it('are deleted with the advert that they are about', async () => {
  const { ports, amina, brian, comment } = await commented();
  const other = await addAdvert(ports, amina);
  await comment('One', brian, other);
  await comment('Two');
  await ports.adverts.remove(other);
  expect(await toldTo(ports, amina)).toHaveLength(1);
});
