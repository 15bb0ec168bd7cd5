import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { logOut } from '../accounts/log-out.ts';
import { sessionIdleLimit } from '../accounts/session-lifetime.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { say } from '../chats/conversation-for-test.ts';
import { markRead } from '../chats/mark-read.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import { addAdvert, shop, threeUsers, waitingTasks } from '../fixtures-for-test.ts';
import { addDevice } from '../pushes/device-for-test.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { day, hour, minute, second } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import { textsIn } from '../texts/catalogues.ts';
import { chooseMails } from './choose-mails.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { openNotification } from './open-notification.ts';

/** Does what is due after this time. */
async function pass(ports: MemoryPorts, milliseconds: number): Promise<void> {
  ports.clock.advance(milliseconds);
  await dispatchOutbox(ports);
}

const sent = (ports: MemoryPorts) => ports.pushSender.sent.map(({ push }) => JSON.parse(push.text));
const bodies = (ports: MemoryPorts) => sent(ports).map(({ body }) => body);
const pushesLeft = (ports: MemoryPorts) =>
  waitingTasks(ports).filter(({ kind }) => kind === 'send-push').length;
const without = (choice: MailChoice) => ({ ...usualMailChoices, [choice]: false });

describe('a message', () => {
  const fromBrian = 'You have a new message from brian of Kampala';
  const readAll = (ports: MemoryPorts, reader: User, other: User) =>
    markRead(ports, reader, { with: other.accountId, position: '99' });

  async function notified() {
    const people = await threeUsers();
    return { ...people, token: await addDevice(people.ports, people.amina) };
  }

  it('is announced at once on each device, without its text, with where to read it', async () => {
    const { ports, amina, brian } = await notified();
    await addDevice(ports, amina, 2);
    await addDevice(ports, brian, 3);
    await say(ports, brian, amina, 'A secret offer');
    await pass(ports, 5 * second);
    expect(ports.pushSender.sent.map(({ subscription }) => subscription.endpoint).toSorted()).toEqual([
      'https://push.example/1',
      'https://push.example/2',
    ]);
    expect(sent(ports)[0]).toEqual({
      version: 1,
      title: 'Eddagala',
      body: fromBrian,
      tag: `chat-${brian.accountId}`,
      path: `/chat?with=${brian.accountId}`,
    });
    expect(ports.pushSender.sent[0]?.push).toMatchObject({ urgency: 'high', ttl: 86_400 });
    expect(JSON.stringify(ports.pushSender.sent)).not.toContain('secret');
    expect(pushesLeft(ports)).toBe(0);
  });

  it('is announced in the language of its receiver', async () => {
    const { ports, amina, brian } = await notified();
    await ports.accounts.setLanguage(amina.accountId, 'sw');
    await say(ports, brian, amina, 'Hello');
    await pass(ports, 5 * second);
    expect(bodies(ports)).toEqual([textsIn('sw').letters.unread.subject({ name: brian.fullName })]);
  });

  it('is not announced to who has read it meanwhile', async () => {
    const { ports, amina, brian } = await notified();
    await say(ports, brian, amina, 'Hello');
    await readAll(ports, amina, brian);
    await pass(ports, 5 * second);
    expect(sent(ports)).toEqual([]);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('is announced at night too', async () => {
    const { ports, amina, brian } = await notified();
    ports.clock.set(new Date('2025-01-15T23:30:00Z'));
    await say(ports, brian, amina, 'Hello');
    await pass(ports, 5 * second);
    expect(bodies(ports)).toEqual([fromBrian]);
  });

  it('of a conversation is announced again after ten minutes, or once the last ones are read', async () => {
    const { ports, amina, brian, chebet } = await notified();
    const announcedAfter = async (wait: number, from = brian) => {
      await say(ports, from, amina, `After ${wait}`);
      await pass(ports, wait);
      return bodies(ports).length;
    };
    expect(await announcedAfter(minute)).toBe(1);
    expect(await announcedAfter(minute)).toBe(1);
    expect(await announcedAfter(minute, chebet)).toBe(2);
    await pass(ports, 10 * minute);
    expect(await announcedAfter(minute)).toBe(3);
    await readAll(ports, amina, brian);
    expect(await announcedAfter(minute)).toBe(4);
  });

  it('is announced to nobody who does not want that, has blocked the sender, or has logged out', async () => {
    for (const end of [
      ({ ports, amina }) => chooseMails(ports, amina, without('messages')),
      ({ ports, amina, brian }) => toggleBlock(ports, amina, { userId: brian.accountId, blocked: true }),
      ({ ports, token }) => logOut(ports, token),
      async ({ ports }) => ports.clock.advance(sessionIdleLimit + 1),
    ] satisfies ((site: Awaited<ReturnType<typeof notified>>) => Promise<unknown>)[]) {
      const site = await notified();
      await say(site.ports, site.brian, site.amina, 'Hello');
      await end(site);
      await pass(site.ports, 5 * second);
      expect(sent(site.ports)).toEqual([]);
      expect(pushesLeft(site.ports)).toBe(0);
    }
  });
});

describe('a push service', () => {
  async function written() {
    const people = await threeUsers();
    const { ports, amina, brian } = people;
    await addDevice(ports, amina);
    await say(ports, brian, amina, 'Hello');
    return people;
  }

  it('that is away gets it when it is back, if it is still unread then', async () => {
    const { ports, amina, brian } = await written();
    ports.pushSender.outcome = 'later';
    await pass(ports, 5 * second);
    await pass(ports, 10 * second);
    expect(pushesLeft(ports)).toBe(1);
    ports.pushSender.outcome = 'sent';
    await pass(ports, 20 * second);
    expect(bodies(ports)).toHaveLength(1);
    await say(ports, brian, amina, 'Are you there?');
    ports.clock.advance(10 * minute);
    ports.pushSender.outcome = 'later';
    await pass(ports, 5 * second);
    await markRead(ports, amina, { with: brian.accountId, position: '99' });
    ports.pushSender.outcome = 'sent';
    await pass(ports, hour);
    expect(bodies(ports)).toHaveLength(1);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('that stays away never gets it', async () => {
    const { ports } = await written();
    ports.pushSender.outcome = 'later';
    for (let hours = 0; hours < 100; hours += 1) await pass(ports, hour);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('that no longer knows the browser ends its subscription', async () => {
    const { ports, amina } = await written();
    ports.pushSender.outcome = 'gone';
    await pass(ports, 5 * second);
    expect(await ports.pushSubscriptions.sessionsOf([amina.accountId])).toEqual([]);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('that refuses it leaves the subscription for the next', async () => {
    const { ports, amina } = await written();
    ports.pushSender.outcome = 'refused';
    await pass(ports, 5 * second);
    expect(await ports.pushSubscriptions.sessionsOf([amina.accountId])).toHaveLength(1);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('is not asked with keys with which the browser did not subscribe', async () => {
    const { ports, amina } = await written();
    await ports.pushSender.makeKeys();
    await pass(ports, 5 * second);
    expect(sent(ports)).toEqual([]);
    expect(await ports.pushSubscriptions.sessionsOf([amina.accountId])).toEqual([]);
  });
});

describe('news', () => {
  async function notified(now?: string) {
    const site = await shop(now === undefined ? {} : { now: new Date(now) });
    await addDevice(site.ports, site.amina);
    const comment = (text: string) =>
      addComment(site.ports, site.brian, {
        advertId: site.advertId,
        comment: text,
        formKey: site.ports.ids.alphanumeric(20),
      });
    return { ...site, comment };
  }

  it('are announced by day in the words of the list, and lead to what they are about', async () => {
    const { ports, amina, comment, advertId } = await notified();
    await comment('Is it dry?');
    await pass(ports, 0);
    const [told] = sent(ports);
    expect(told).toMatchObject({
      title: 'Eddagala',
      body: expect.stringMatching(/^brian of Kampala commented on/),
    });
    const [, id = ''] = /^\/notifications\?open=(comment_\w+)$/.exec(told.path) ?? [];
    expect(told.tag).toBe(id);
    expect(await openNotification(ports, amina, id)).toBe(`/singleherb/${advertId}#comments`);
    // Noon: the push service must not bring it after 10 PM.
    expect(ports.pushSender.sent[0]?.push).toMatchObject({ urgency: 'normal', ttl: (10 * hour) / second });
  });

  it.each([
    ['2025-01-15T18:59:59Z', 0],
    ['2025-01-15T19:00:00Z', 9 * hour],
    ['2025-01-15T23:00:00Z', 5 * hour],
    ['2025-01-16T03:59:59Z', second],
    ['2025-01-16T04:00:00Z', 0],
  ])('of %s wait until the night is over', async (now, wait) => {
    const { ports, comment } = await notified(now);
    await comment('Is it dry?');
    await pass(ports, 0);
    expect(sent(ports)).toHaveLength(wait === 0 ? 1 : 0);
    if (wait === 0) return;
    await pass(ports, wait - 1);
    expect(sent(ports)).toEqual([]);
    await pass(ports, 1);
    expect(sent(ports)).toHaveLength(1);
  });

  it('that could not be sent before the night wait until it is over, and are not announced if they are read by then', async () => {
    const { ports, amina, comment } = await notified('2025-01-15T18:59:50Z');
    ports.pushSender.outcome = 'later';
    await comment('Is it dry?');
    await pass(ports, 0);
    ports.pushSender.outcome = 'sent';
    await pass(ports, 10 * second);
    expect(sent(ports)).toEqual([]);
    await comment('And how much?');
    await pass(ports, 0);
    ports.clock.advance(8 * hour);
    await markNotificationsRead(ports, amina);
    await pass(ports, 2 * hour);
    expect(sent(ports)).toEqual([]);
    expect(pushesLeft(ports)).toBe(0);
  });

  it('that nobody wants, or that are about what is gone, are not announced', async () => {
    const site = await notified();
    await chooseMails(site.ports, site.amina, without('comments'));
    await site.comment('Is it dry?');
    await pass(site.ports, 0);
    const other = await notified();
    await other.comment('Is it dry?');
    await deleteAdvert(other.ports, other.amina, other.advertId);
    await pass(other.ports, 0);
    expect([...sent(site.ports), ...sent(other.ports)]).toEqual([]);
  });

  it('of what is mailed once a day are announced once a day', async () => {
    const { ports, amina, brian } = await notified();
    await addDevice(ports, brian, 2);
    await saveSearch(ports, brian, { q: 'ginger', filter: everyAdvert });
    for (const number of [1, 2, 3]) {
      await pass(ports, minute);
      await addAdvert(ports, amina, { herbtitle: `Ginger ${number}` });
      await pass(ports, minute);
    }
    expect(bodies(ports)).toEqual([expect.stringMatching(/^New for your search .*Ginger 1/)]);
    await pass(ports, day);
    await addAdvert(ports, amina, { herbtitle: 'Ginger 4' });
    await pass(ports, minute);
    expect(bodies(ports)).toHaveLength(2);
  });

  it('are at most ten a day, whatever happens', async () => {
    const { ports, comment } = await notified();
    for (let number = 1; number <= 12; number += 1) {
      await comment(`Comment ${number}`);
      await pass(ports, minute);
    }
    expect(sent(ports)).toHaveLength(10);
  });

  it('with a name of any length fit into what push services take', async () => {
    const { ports, comment, brian } = await notified();
    const row = ports.database.tables.profiles.get(brian.accountId);
    if (row === undefined) throw new Error('Brian has a profile.');
    ports.database.tables.profiles.set(brian.accountId, { ...row, fullName: '🌿'.repeat(900) });
    await comment('Is it dry?');
    await pass(ports, 0);
    const [text = ''] = ports.pushSender.sent.map(({ push }) => push.text);
    expect(text).toContain('🌿…');
    expect(new TextEncoder().encode(text).length).toBeLessThan(3000);
  });
});
