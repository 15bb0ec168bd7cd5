import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, refusalOf, signUpForm, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { dispatchOutbox } from '../outbox/dispatch-outbox.ts';
import { texts } from '../texts.ts';
import { day } from '../time/durations.ts';
import { type User, visitor } from '../viewer.ts';
import { sessionChannel } from './announce-session-end.ts';
import { changeEmail } from './change-email.ts';
import { disownAddress } from './disown-address.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resumeSession } from './resume-session.ts';
import { sendVerification } from './send-verification.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import { viewLink } from './view-link.ts';

const over = { code: 'conflict', message: texts.links.over, fields: {} };
const email = 'nakato@example.com';
const password = 'mululuza leaf';

async function signUpWith(ports: MemoryPorts, username: string): Promise<string> {
  return (await signUp(ports, signUpForm({ username, email, password }))).token;
}

/** Somebody has signed up with the address of somebody else, who has the mail before them. */
async function signedUpByAStranger() {
  const ports = memoryPorts();
  const session = await signUpWith(ports, 'stranger');
  const stranger = (await resumeSession(ports, session)) as User;
  return { ports, session, stranger, token: tokenIn(waitingMails(ports)[0]) };
}

describe('an address that somebody else signed up with', () => {
  it('is freed with the account deleted, and every session of it ended', async () => {
    const { ports, session, stranger, token } = await signedUpByAStranger();
    const advertId = await addAdvert(ports, stranger);
    const ended: string[] = [];
    await ports.eventBus.subscribe(sessionChannel(ports.digests.sha256(session)), () => ended.push(session));

    expect(await disownAddress(ports, token)).toBe('accountDeleted');
    expect(await resumeSession(ports, session)).toEqual(visitor);
    expect(ended).toEqual([session]);
    await dispatchOutbox(ports);
    expect(await ports.adverts.byId(advertId)).toBeUndefined();
    expect(ports.database.tables.accounts.size).toBe(0);
    await signUpWith(ports, 'nakato');
  });

  it('gets no more mails of that account', async () => {
    const { ports, stranger, token } = await signedUpByAStranger();
    await sendVerification(ports, stranger, {});
    await requestPasswordReset(ports, { email });
    await disownAddress(ports, token);
    await dispatchOutbox(ports);
    await dispatchOutbox(ports);
    expect(ports.mailer.sent).toEqual([]);
  });

  it('is not freed once it is verified, by this link or another', async () => {
    const { ports, stranger, token } = await signedUpByAStranger();
    await sendVerification(ports, stranger, {});
    await verifyEmail(ports, stranger, { token: tokenIn(waitingMails(ports)[1]), password: '' });
    expect(await refusalOf(disownAddress(ports, token))).toEqual(over);
    expect((await ports.accounts.byEmail(email))?.emailVerified).toBe(true);
  });

  it('is freed once of two times at once', async () => {
    const { ports, token } = await signedUpByAStranger();
    const answers = await Promise.allSettled([disownAddress(ports, token), disownAddress(ports, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not freed by a link that is too old, was made for a password, or never was one', async () => {
    const { ports, token } = await signedUpByAStranger();
    const link = await ports.oneTimeLinks.find(ports.digests.sha256(token), ports.clock.now());
    const tokenHash = ports.digests.sha256('R'.repeat(43));
    if (link !== undefined) await ports.oneTimeLinks.add({ ...link, tokenHash, kind: 'reset-password' });
    for (const no of ['', 'A'.repeat(43), 'R'.repeat(43)]) {
      expect(await refusalOf(disownAddress(ports, no))).toEqual(over);
    }
    ports.clock.advance(day + 1);
    expect(await refusalOf(disownAddress(ports, token))).toEqual(over);
    expect(await ports.accounts.byEmail(email)).toBeDefined();
  });
});

it('an address that somebody wants to change to is not given away, and the account stays as it is', async () => {
  const { ports, session, stranger } = await signedUpByAStranger();
  await changeEmail(ports, stranger, { email: 'victim@example.com', currentPassword: password });
  const token = tokenIn(waitingMails(ports)[1]);
  expect(await disownAddress(ports, token)).toBe('changeRefused');
  expect(await viewLink(ports, stranger, token)).toBeUndefined();
  expect(await resumeSession(ports, session)).toMatchObject({ kind: 'user', email });
});
