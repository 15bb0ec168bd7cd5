import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { say } from '../chats/conversation-for-test.ts';
import { markRead } from '../chats/mark-read.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import { refusalOf, shop, threeUsers } from '../fixtures-for-test.ts';
import { unsubscribeLink } from '../mails/unsubscribe-link.ts';
import { minute } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { chooseMails } from './choose-mails.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { unsubscribe, viewUnsubscribe } from './unsubscribe.ts';

/** Does what is due after this many minutes. */
async function pass(ports: MemoryPorts, minutes: number): Promise<void> {
  ports.clock.advance(minutes * minute);
  await dispatchOutbox(ports);
}

const sent = ({ mailer }: MemoryPorts) => mailer.sent.map(({ to, subject }) => `${to}: ${subject}`);
const withoutMails = (choice: MailChoice) => ({ ...usualMailChoices, [choice]: false });

describe('a message', () => {
  const fromBrian = 'amina@example.com: You have a new message from brian of Kampala';
  const readAll = (ports: MemoryPorts, reader: User, other: User, position = '99') =>
    markRead(ports, reader, { with: other.accountId, position });

  it('is mailed after 30 minutes, without its text, with where to read it and how to stop such mails', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'A secret offer');
    await pass(ports, 29);
    expect(sent(ports)).toEqual([]);
    await pass(ports, 1);
    expect(sent(ports)).toEqual([fromBrian]);
    const [mail] = ports.mailer.sent;
    expect(mail?.text).toContain(`https://eddagala.example/chat?with=${brian.accountId}\n`);
    expect(mail?.text).toContain(`\n${mail?.unsubscribe}\n`);
    expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`);
    expect(JSON.stringify(mail)).not.toContain('secret');
  });

  it('is mailed in the language of the one who has not read it', async () => {
    const { ports, amina, brian } = await threeUsers();
    await ports.accounts.setLanguage(amina.accountId, 'lg');
    await say(ports, brian, amina, 'Hello');
    await pass(ports, 30);
    const subject = textsIn('lg').letters.unread.subject({ name: brian.fullName });
    expect(sent(ports)).toEqual([`amina@example.com: ${subject}`]);
  });

  it('is not mailed when it has been read by then', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'Hello');
    await pass(ports, 29);
    await readAll(ports, amina, brian);
    await pass(ports, 60);
    expect(sent(ports)).toEqual([]);
  });

  it('is mailed once with all those that follow it, until they are read', async () => {
    const { ports, amina, brian } = await threeUsers();
    for (let number = 1; number <= 5; number += 1) {
      await say(ports, brian, amina, `Message ${number}`);
      await pass(ports, 20);
    }
    await pass(ports, 24 * 60);
    expect(sent(ports)).toEqual([fromBrian]);
    await readAll(ports, amina, brian);
    await say(ports, brian, amina, 'Are you there?');
    await pass(ports, 30);
    expect(sent(ports)).toEqual([fromBrian, fromBrian]);
  });

  it('is mailed only once when an earlier one, read by then, was due too because the site was off', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'One');
    await readAll(ports, amina, brian);
    await say(ports, brian, amina, 'Two');
    await pass(ports, 5 * 60);
    expect(sent(ports)).toEqual([fromBrian]);
  });

  it('that arrived while the one before it was being read has its own 30 minutes', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'One');
    await pass(ports, 10);
    await say(ports, brian, amina, 'Two');
    await readAll(ports, amina, brian, '1');
    await pass(ports, 29);
    expect(sent(ports)).toEqual([]);
    await pass(ports, 1);
    expect(sent(ports)).toEqual([fromBrian]);
  });

  it('is mailed separately for each sender, also to the person who began', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    await say(ports, brian, amina, 'Hello');
    await say(ports, chebet, amina, 'Hello');
    await say(ports, amina, brian, 'Hello to you');
    await pass(ports, 30);
    expect(sent(ports).toSorted()).toEqual([
      fromBrian,
      'amina@example.com: You have a new message from chebet of Kampala',
      'brian@example.com: You have a new message from amina of Kampala',
    ]);
  });

  it('is mailed once however often the task runs', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'Hello');
    const [entry] = [...ports.database.tables.outbox.values()];
    await pass(ports, 30);
    if (entry !== undefined) await ports.outbox.add('again', entry.task, ports.clock.now());
    await pass(ports, 30);
    expect(sent(ports)).toEqual([fromBrian]);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof threeUsers>>) => Promise<unknown>]>([
    ['chose not to be', ({ ports, amina }) => chooseMails(ports, amina, withoutMails('messages'))],
    [
      'has blocked the writer since',
      ({ ports, amina, brian }) => toggleBlock(ports, amina, { userId: brian.accountId, blocked: true }),
    ],
    ['is being deleted', ({ ports, amina }) => ports.accounts.leave(amina.accountId, ports.clock.now())],
  ])('is not mailed to somebody who %s', async (_, happen) => {
    const world = await threeUsers();
    await say(world.ports, world.brian, world.amina, 'Hello');
    await happen(world);
    await pass(world.ports, 60);
    expect(sent(world.ports)).toEqual([]);
  });

  it('is not mailed to an address that nobody has verified', async () => {
    const { ports, amina, chebet } = await threeUsers();
    await say(ports, amina, chebet, 'Hello');
    await pass(ports, 60);
    expect(sent(ports)).toEqual([]);
  });

  it('leads to this machine while no public address is set', async () => {
    const { ports, amina, brian } = await threeUsers();
    const settings = { ...ports.settings, publicUrl: undefined };
    await say(ports, brian, amina, 'Hello');
    ports.clock.advance(30 * minute);
    await dispatchOutbox({ ...ports, settings });
    expect(ports.mailer.sent[0]?.text).toContain('http://localhost:3000/chat?with=');
  });
});

describe('comments', () => {
  async function commented() {
    const world = await shop();
    const { ports, brian, advertId } = world;
    const comment = (text: string) =>
      addComment(ports, brian, { advertId, comment: text, formKey: ports.ids.alphanumeric(20) });
    return { ...world, comment };
  }

  it('are mailed after 30 minutes, without their text', async () => {
    const { ports, advertId, comment } = await commented();
    await comment('A word of mine');
    await pass(ports, 29);
    expect(sent(ports)).toEqual([]);
    await pass(ports, 1);
    expect(sent(ports)).toEqual(['amina@example.com: New comment on your advert']);
    const [mail] = ports.mailer.sent;
    expect(mail?.text).toContain('brian of Kampala commented on your advert “Fresh mululuza”.');
    expect(mail?.text).toContain(`https://eddagala.example/singleherb/${advertId}#comments`);
    expect(mail?.unsubscribe).toMatch(/^https:\/\/eddagala\.example\/unsubscribe\//);
    expect(JSON.stringify(mail)).not.toContain('word of mine');
  });

  it('that arrive in quick succession are in one mail', async () => {
    const { ports, comment } = await commented();
    for (let number = 1; number <= 7; number += 1) await comment(`Comment ${number}`);
    await pass(ports, 30);
    await pass(ports, 60);
    expect(sent(ports)).toEqual(['amina@example.com: 7 new comments on your adverts']);
    expect(ports.mailer.sent[0]?.text).toContain('And 2 more.');
    expect(ports.mailer.sent[0]?.text).toContain('https://eddagala.example/notifications\n');
    await comment('Another');
    await pass(ports, 30);
    expect(sent(ports)[1]).toBe('amina@example.com: New comment on your advert');
  });

  it('are not mailed when they have been read by then, or when such mails are not wanted', async () => {
    const { ports, amina, comment } = await commented();
    await comment('One');
    await pass(ports, 10);
    await markNotificationsRead(ports, amina);
    await pass(ports, 30);
    await chooseMails(ports, amina, withoutMails('comments'));
    await comment('Two');
    await pass(ports, 30);
    await chooseMails(ports, amina, usualMailChoices);
    await pass(ports, 30);
    expect(sent(ports)).toEqual([]);
  });
});

describe('the choice of mails', () => {
  it('is everything until somebody chooses', async () => {
    const { ports, amina } = await threeUsers();
    expect(await listNotifications(ports, amina)).toMatchObject({ mailChoices: usualMailChoices });
    await chooseMails(ports, amina, withoutMails('adverts'));
    expect(await listNotifications(ports, amina)).toMatchObject({ mailChoices: withoutMails('adverts') });
  });

  const tokenFor = (ports: MemoryPorts, accountId: string, ...choices: readonly MailChoice[]) =>
    unsubscribeLink(ports, { accountId, choices }).replace(/^.*\/unsubscribe\//, '');

  it('is changed by the link in a mail, without a log-in, for that kind only', async () => {
    const { ports, amina, brian } = await threeUsers();
    await say(ports, brian, amina, 'Hello');
    await pass(ports, 30);
    const token = ports.mailer.sent[0]?.unsubscribe?.split('/').at(-1) ?? '';
    expect(await viewUnsubscribe(ports, token)).toEqual({ choices: ['messages'], done: false });
    expect(await unsubscribe(ports, { token })).toEqual({ choices: ['messages'], done: true });
    expect(await unsubscribe(ports, { token })).toEqual({ choices: ['messages'], done: true });
    expect(await viewUnsubscribe(ports, token)).toEqual({ choices: ['messages'], done: true });
    expect(await ports.mailChoices.of(amina.accountId)).toEqual(withoutMails('messages'));
    expect(await ports.mailChoices.of(brian.accountId)).toBeUndefined();
  });

  it('is changed for several kinds, and again for those that were turned back on', async () => {
    const { ports, amina } = await threeUsers();
    const token = tokenFor(ports, amina.accountId, 'searches', 'adverts');
    await unsubscribe(ports, { token });
    await chooseMails(ports, amina, withoutMails('searches'));
    expect(await viewUnsubscribe(ports, token)).toMatchObject({ done: false });
    await unsubscribe(ports, { token });
    expect(await ports.mailChoices.of(amina.accountId)).toEqual({
      messages: true,
      comments: true,
      searches: false,
      adverts: false,
      sellers: true,
    });
  });

  it('counts as changed for an account that no longer exists', async () => {
    const { ports, amina } = await threeUsers();
    const token = tokenFor(ports, amina.accountId, 'messages');
    await ports.accounts.leave(amina.accountId, ports.clock.now());
    expect(await viewUnsubscribe(ports, token)).toMatchObject({ done: true });
    expect(await unsubscribe(ports, { token })).toMatchObject({ done: true });
    expect(await ports.mailChoices.of(amina.accountId)).toBeUndefined();
  });

  it('is not changed by a link that we did not make or that is for something else', async () => {
    const { ports, amina } = await threeUsers();
    const other = ports.sealer.seal(JSON.stringify({ email: amina.email, accountId: amina.accountId }));
    const device = ports.sealer.seal(`device ${amina.accountId}`);
    for (const token of ['', 'sealed-forged', other, device]) {
      const refusal = { code: 'not-found', message: texts.notifications.unsubscribeNotFound };
      expect(await refusalOf(viewUnsubscribe(ports, token))).toMatchObject(refusal);
      expect(await refusalOf(unsubscribe(ports, { token }))).toMatchObject(refusal);
    }
    expect(await ports.mailChoices.of(amina.accountId)).toBeUndefined();
  });
});
