import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createMemorySearchEngine } from '../../adapters/memory/search-engine.ts';
import { type Core, createCore } from '../core.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import {
  addAdvert,
  addSession,
  addUser,
  profileForm,
  refusalOf,
  signUpForm,
  waitingMails,
} from '../fixtures-for-test.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { minute } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { sessionChannel } from './announce-session-end.ts';
import { deleteAccount } from './delete-account.ts';
import { editAccount } from './edit-account.ts';
import { removeAccount } from './remove-account.ts';

const password = 'bitter leaves';
const nakatoForm = signUpForm({ password });

async function userOf(core: Core, token: string): Promise<User> {
  const viewer = await core.resumeSession(token);
  if (viewer.kind !== 'user') throw new Error('There is no such user.');
  return viewer;
}

/** Nakato with a password, and Okello, with whom she is in contact. */
async function market() {
  const ports = memoryPorts();
  const core = createCore(ports);
  const { token } = await core.signUp(nakatoForm);
  const nakato = await userOf(core, token);
  const okello = await addUser(ports, 'okello');
  return { ports, core, nakato, okello, token, right: { password, words: '', token } };
}

/** Somebody who signs in only with Google. */
async function googler() {
  const ports = memoryPorts();
  const holder = await addUser(ports, 'amina');
  return { ports, core: createCore(ports), holder, token: await addSession(ports, holder) };
}

describe('asking for the deletion of an account', () => {
  it.each([
    ['', 'Please enter your password.'],
    ['not my password', 'This is not your password.'],
    [`${password}${'x'.repeat(200)}`, 'This is not your password.'],
  ])('is refused with the password %j', async (typed, text) => {
    const { ports, core, nakato, right } = await market();
    expect(await core.viewDeletion(nakato, right.token)).toEqual({ kind: 'password' });
    const refusal = await refusalOf(
      core.deleteAccount(nakato, { ...right, password: typed, words: 'nakato' }),
    );
    expect(refusal).toMatchObject({ code: 'invalid', fields: { password: text } });
    expect(await ports.accounts.byId(nakato.accountId)).toBeDefined();
    const tasks = [...ports.database.tables.outbox.values()].map(({ task }) => task.kind);
    expect(tasks).not.toContain('delete-account');
  });

  it('needs a fresh sign-in and the username where there is no password', async () => {
    const { ports, core, holder, token } = await googler();
    expect(await core.viewDeletion(holder, token)).toEqual({ kind: 'words', words: 'amina' });
    const wrong = { password: '', words: 'amin', token };
    expect(await refusalOf(core.deleteAccount(holder, wrong))).toMatchObject({
      fields: { words: 'Please type amina here.' },
    });
    await core.deleteAccount(holder, { ...wrong, words: ' Amina\u200b ' });
    expect(await ports.accounts.byId(holder.accountId)).toBeUndefined();
  });

  it('asks people without a password to sign in again after ten minutes', async () => {
    const { ports, core, holder, token } = await googler();
    ports.clock.advance(10 * minute);
    expect(await core.viewDeletion(holder, token)).toMatchObject({ kind: 'words' });
    ports.clock.advance(1);
    expect(await core.viewDeletion(holder, token)).toEqual({ kind: 'sign-in-again' });
    const form = { password: '', words: 'amina', token };
    expect(await refusalOf(core.deleteAccount(holder, form))).toMatchObject({ code: 'invalid' });
    expect(await ports.accounts.byId(holder.accountId)).toBeDefined();
  });
});

describe('once deletion has been asked for', () => {
  it('every session is over and no log-in works', async () => {
    const { ports, core, nakato, token, right } = await market();
    const other = await core.logIn({ email: nakato.email, password, remember: true });
    await core.deleteAccount(nakato, right);
    for (const gone of [token, other.token]) expect(await core.resumeSession(gone)).toEqual(visitor);
    const ended = ports.eventBus.published.filter(({ event }) => event.kind === 'session-ended');
    expect(ended.map(({ channel }) => channel).toSorted()).toEqual(
      [token, other.token].map((gone) => sessionChannel(ports.digests.sha256(gone))).toSorted(),
    );
    expect(await refusalOf(core.logIn({ email: nakato.email, password, remember: true }))).toMatchObject({
      message: 'Invalid email or password.',
    });
  });

  it('nobody can write to them, and their messages are shown under another name', async () => {
    const { ports, core, nakato, okello, right } = await market();
    const message = { message: 'Is it fresh?', messageId: '' };
    await core.sendMessage(okello, { ...message, with: nakato.accountId });
    await core.deleteAccount(nakato, right);
    const late = core.sendMessage(okello, { ...message, with: nakato.accountId });
    expect(await refusalOf(late)).toMatchObject({ code: 'not-found' });
    expect((await core.listInbox(okello)).items).toMatchObject([
      { other: { fullName: texts.chats.deletedUser, username: '' } },
    ]);

    for (let round = 0; round < 2; round += 1) {
      expect(await core.readConversation(okello, { with: nakato.accountId })).toMatchObject({
        other: { id: nakato.accountId, fullName: texts.chats.deletedUser, username: '', picture: undefined },
        gone: texts.chats.deletedUserHint,
        messages: [{ text: 'Is it fresh?' }],
      });
      await core.dispatchOutbox();
    }
    const stranger = await addUser(ports, 'stranger');
    expect(await refusalOf(core.readConversation(stranger, { with: nakato.accountId }))).toMatchObject({
      code: 'not-found',
    });
  });

  it('their email and username stay taken until everything is deleted, and are then free', async () => {
    const { ports, core, nakato, right } = await market();
    await addAdvert(ports, nakato);
    await core.deleteAccount(nakato, right);
    const again = { ...nakatoForm, formKey: 'another' };
    expect(await refusalOf(core.signUp(again))).toMatchObject({
      fields: { email: expect.any(String), username: expect.any(String) },
    });
    await core.dispatchOutbox();
    const { token } = await core.signUp(again);
    expect(await core.resumeSession(token)).toMatchObject({ kind: 'user', username: 'nakato' });
  });
});

describe('the mails', () => {
  it('that are waiting for them are not sent, but one that confirms the deletion is', async () => {
    const { ports, core, nakato, right } = await market();
    await queueMail(ports, ports, { to: nakato.email, subject: 'Reset', text: 'secret link' });
    await queueMail(ports, ports, { to: 'okello@example.com', subject: 'Hello', text: '' });
    await core.deleteAccount(nakato, right);
    expect(waitingMails(ports).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'okello@example.com: Hello',
      'nakato@example.com: Your account on Eddagala has been deleted',
    ]);
  });

  it('confirm it once, however often it is asked for', async () => {
    const { ports, core, nakato, right } = await market();
    const results = await Promise.allSettled([
      core.deleteAccount(nakato, right),
      core.deleteAccount(nakato, right),
    ]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    expect(waitingMails(ports)).toHaveLength(1);
  });
});

describe('deleting the data', () => {
  it('leaves every count of others correct, and no trace', async () => {
    const { ports, core, nakato, okello, right } = await market();
    const own = await addAdvert(ports, nakato);
    const other = await addAdvert(ports, okello);
    for (const user of [nakato, okello]) {
      for (const advertId of [own, other]) await core.toggleLike(user, { advertId, liked: true });
      await core.addComment(user, { advertId: other, comment: 'Webale.', formKey: '' });
    }
    const { accountId } = nakato;
    const paid = { amount: 500, gateway: 'sandbox', startedAt: ports.clock.now() } as const;
    await ports.payments.open({ ...paid, reference: 'r', advertId: own, accountId }, undefined);
    await core.deleteAccount(nakato, right);
    await core.dispatchOutbox();

    expect(await ports.payments.byReference('r')).toMatchObject({ amount: 500, accountId: undefined });
    expect(await ports.adverts.detail(undefined, other)).toMatchObject({ likeCount: 1, commentCount: 1 });
    expect(await ports.profiles.byAccountId(okello.accountId)).toMatchObject({ likesReceived: 1 });
    // The counts of attempts expire by themselves within the hour.
    const { throttle: _counts, ...tables } = ports.database.tables;
    for (const [name, table] of Object.entries(tables)) {
      expect(JSON.stringify([...table]), name).not.toContain(nakato.accountId);
    }
  });

  it('is done in parts, so that other tasks can run in between', async () => {
    const { ports, core, nakato, right } = await market();
    for (let count = 0; count < 30; count += 1) await addAdvert(ports, nakato);
    await core.deleteAccount(nakato, right);
    const few = {
      ...ports,
      transaction: ((work) =>
        ports.transaction((stores) =>
          work({
            ...stores,
            adverts: {
              ...stores.adverts,
              ofSeller: (query) => stores.adverts.ofSeller({ ...query, limit: 1 }),
            },
          }),
        )) as MemoryPorts['transaction'],
    };
    expect(await removeAccount(few, nakato.accountId)).toBe(false);
    expect(ports.database.tables.adverts.size).toBe(10);
    expect(await removeAccount(few, nakato.accountId)).toBe(true);
    expect(ports.database.tables.adverts.size).toBe(0);
  });

  it('can fail anywhere and be repeated', async () => {
    const { ports, core, nakato, right } = await market();
    for (let count = 0; count < 40; count += 1) await addAdvert(ports, nakato);
    await core.deleteAccount(nakato, right);
    let transactions = 0;
    const failing: MemoryPorts = {
      ...ports,
      transaction: async (work) => {
        transactions += 1;
        if (transactions % 3 === 0) throw new Error('The database is away.');
        return ports.transaction(work);
      },
    };
    for (let round = 0; round < 20; round += 1) {
      await removeAccount(failing, nakato.accountId).catch(() => undefined);
    }
    expect(ports.database.tables.accounts.has(nakato.accountId)).toBe(false);
    expect(ports.database.tables.adverts.size).toBe(0);
    expect(await removeAccount(ports, nakato.accountId)).toBe(true);
  });
});

it('removes everything of a deleted account from the search engine', async () => {
  const { ports, nakato, right } = await market();
  const searchEngine = createMemorySearchEngine();
  const searched = { ...ports, searchEngine };
  for (let count = 0; count < 3; count += 1) await addAdvert(searched, nakato);
  await editAccount(searched, nakato, profileForm({ username: 'nakato' }));
  await dispatchOutbox(searched);
  expect([searchEngine.held.adverts.size, searchEngine.held.profiles.size]).toEqual([3, 1]);

  await deleteAccount(searched, nakato, right);
  await dispatchOutbox(searched);
  expect([searchEngine.held.adverts.size, searchEngine.held.profiles.size]).toEqual([0, 0]);
  expect(ports.database.tables.outbox.size).toBe(0);
});
