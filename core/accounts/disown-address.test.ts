import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { type Core, createCore } from '../core.ts';
import { addAdvert, refusalOf, signUpForm, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { sessionChannel } from './announce-session-end.ts';

const over = { code: 'conflict', message: texts.links.over, fields: {} };
const email = 'nakato@example.com';
const password = 'mululuza leaf';

async function signUpWith(core: Core, username: string): Promise<string> {
  return (await core.signUp(signUpForm({ username, email, password }))).token;
}

/** Somebody has signed up with somebody else's address, whose owner is reading the mail. */
async function signedUpByAStranger() {
  const ports = memoryPorts();
  const core = createCore(ports);
  const session = await signUpWith(core, 'stranger');
  const stranger = (await core.resumeSession(session)) as User;
  return { ports, core, session, stranger, token: tokenIn(waitingMails(ports)[0]) };
}

describe('an address that somebody else signed up with', () => {
  it('is freed: the account is deleted, and all its sessions end', async () => {
    const { ports, core, session, stranger, token } = await signedUpByAStranger();
    const advertId = await addAdvert(ports, stranger);
    const ended: string[] = [];
    await ports.eventBus.subscribe(sessionChannel(ports.digests.sha256(session)), () => ended.push(session));

    expect(await core.disownAddress(token)).toBe('accountDeleted');
    expect(await core.resumeSession(session)).toEqual(visitor);
    expect(ended).toEqual([session]);
    await core.dispatchOutbox();
    expect(await ports.adverts.byId(advertId)).toBeUndefined();
    expect(ports.database.tables.accounts.size).toBe(0);
    await signUpWith(core, 'nakato');
  });

  it('gets no more mails from that account', async () => {
    const { ports, core, stranger, token } = await signedUpByAStranger();
    await core.sendVerification(stranger, {});
    await core.requestPasswordReset({ email });
    await core.disownAddress(token);
    await core.dispatchOutbox();
    await core.dispatchOutbox();
    expect(ports.mailer.sent).toEqual([]);
  });

  it('is not freed once it is verified, by this link or another', async () => {
    const { ports, core, stranger, token } = await signedUpByAStranger();
    await core.sendVerification(stranger, {});
    await core.verifyEmail(stranger, { token: tokenIn(waitingMails(ports)[1]), password: '' });
    expect(await refusalOf(core.disownAddress(token))).toEqual(over);
    expect((await ports.accounts.byEmail(email))?.emailVerified).toBe(true);
  });

  it('is freed once when two requests arrive at once', async () => {
    const { core, token } = await signedUpByAStranger();
    const answers = await Promise.allSettled([core.disownAddress(token), core.disownAddress(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not freed by a link that is too old, is for a password, or is not a link at all', async () => {
    const { ports, core, token } = await signedUpByAStranger();
    const link = await ports.oneTimeLinks.find(ports.digests.sha256(token), ports.clock.now());
    const tokenHash = ports.digests.sha256('R'.repeat(43));
    if (link !== undefined) await ports.oneTimeLinks.add({ ...link, tokenHash, kind: 'reset-password' });
    for (const no of ['', 'A'.repeat(43), 'R'.repeat(43)]) {
      expect(await refusalOf(core.disownAddress(no))).toEqual(over);
    }
    ports.clock.advance(day + 1);
    expect(await refusalOf(core.disownAddress(token))).toEqual(over);
    expect(await ports.accounts.byEmail(email)).toBeDefined();
  });
});

it('an address that somebody wants to change to is not given up, and the account stays as it is', async () => {
  const { ports, core, session, stranger } = await signedUpByAStranger();
  await core.changeEmail(stranger, { email: 'victim@example.com', currentPassword: password });
  const token = tokenIn(waitingMails(ports)[1]);
  expect(await core.disownAddress(token)).toBe('changeRefused');
  expect(await core.viewLink(stranger, token)).toBeUndefined();
  expect(await core.resumeSession(session)).toMatchObject({ kind: 'user', email });
});
