import { expect, it } from 'vitest';
import {
  addUser,
  onePassword,
  refusalOf,
  tokenIn,
  waitingMails,
  whileComparing,
} from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { changeEmail } from './change-email.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { resumeSession } from './resume-session.ts';
import { verifyEmail } from './verify-email.ts';
import { viewLink } from './view-link.ts';

const currentPassword = 'mululuza leaf';
const form = { email: ' New@Example.com ', currentPassword };

const nakatoWithPassword = () => onePassword(currentPassword);

it('mails a link to the new address and a notice to the current one, and changes nothing yet', async () => {
  const { ports, nakato, token } = await nakatoWithPassword();
  expect(await changeEmail(ports, nakato, form)).toBe('new@example.com');
  const [link, notice] = waitingMails(ports);
  expect(link).toMatchObject({ to: 'new@example.com', subject: 'Your new email address for Eddagala' });
  expect(await viewLink(ports, nakato, tokenIn(link))).toEqual({
    kind: 'change-email',
    email: 'new@example.com',
    username: 'nakato',
    own: true,
  });
  expect(notice?.to).toBe(nakato.email);
  expect(notice?.text).not.toContain('new@example.com');
  expect(notice?.text).not.toContain(tokenIn(link));
  expect(await resumeSession(ports, token)).toMatchObject({ email: nakato.email });
});

it('changes the address when the link is used, which verifies it and keeps sessions', async () => {
  const { ports, nakato, token } = await nakatoWithPassword();
  await mailPasswordLink(ports, nakato, {});
  await changeEmail(ports, nakato, form);
  const [, link] = waitingMails(ports);
  expect(await verifyEmail(ports, nakato, { token: tokenIn(link), password: '' })).toBe('changed');
  expect(await resumeSession(ports, token)).toMatchObject({
    email: 'new@example.com',
    emailVerified: true,
  });
  expect(ports.database.tables.oneTimeLinks.size).toBe(0);
});

it('needs the password outside a session of the account', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  await changeEmail(ports, nakato, form);
  const token = tokenIn(waitingMails(ports)[0]);
  const tapped = verifyEmail(ports, visitor, { token, password: '' });
  expect((await refusalOf(tapped)).fields).toEqual({ password: texts.password.currentMissing });
  expect((await ports.accounts.byId(nakato.accountId))?.email).toBe(nakato.email);
  expect(await verifyEmail(ports, visitor, { token, password: currentPassword })).toBe('changed');
});

it('unlinks Google, which had the old address, and notifies that address', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  await ports.accounts.linkGoogle(nakato.accountId, 'of-the-earlier-address');
  await changeEmail(ports, nakato, form);
  const token = tokenIn(waitingMails(ports)[0]);
  await verifyEmail(ports, nakato, { token, password: '' });
  expect(await ports.accounts.byGoogleSubject('of-the-earlier-address')).toBeUndefined();
  const notice = waitingMails(ports).at(-1);
  expect(notice).toMatchObject({
    to: nakato.email,
    subject: 'Your email address for Eddagala was changed',
  });
  expect(notice?.text).toContain('unlinked from Google');
  expect(notice?.text).not.toContain('new@example.com');
});

it('notifies the old address, and does not mention Google where it was not linked', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  await changeEmail(ports, nakato, form);
  await verifyEmail(ports, nakato, { token: tokenIn(waitingMails(ports)[0]), password: '' });
  const notice = waitingMails(ports).at(-1);
  expect(notice).toMatchObject({
    to: nakato.email,
    subject: 'Your email address for Eddagala was changed',
  });
  expect(notice?.text).not.toContain('Google');
});

it('is refused when somebody else has taken the address in the meantime', async () => {
  const { ports, nakato, token } = await nakatoWithPassword();
  await changeEmail(ports, nakato, form);
  await addUser(ports, 'new');
  const used = verifyEmail(ports, nakato, { token: tokenIn(waitingMails(ports)[0]), password: '' });
  expect(await refusalOf(used)).toMatchObject({ code: 'conflict', message: texts.email.taken });
  expect(await resumeSession(ports, token)).toMatchObject({ email: nakato.email });
});

it('changes to the address that was asked for last', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  await changeEmail(ports, nakato, { ...form, email: 'mistyped@example.com' });
  await changeEmail(ports, nakato, form);
  const [mistyped, , corrected] = waitingMails(ports);
  expect(await viewLink(ports, nakato, tokenIn(mistyped))).toBeUndefined();
  expect(await viewLink(ports, nakato, tokenIn(corrected))).toMatchObject({ email: 'new@example.com' });
});

it('is not possible after a reset that happened while the password was compared', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  const reset = () => ports.accounts.setPassword(nakato.accountId, 'another hash');
  const late = changeEmail(whileComparing(ports, reset), nakato, form);
  expect((await refusalOf(late)).fields).toEqual({ currentPassword: texts.password.currentWrong });
  expect(ports.database.tables.oneTimeLinks.size).toBe(0);
  expect(waitingMails(ports)).toEqual([]);
});

it('says that an address is taken only to somebody who knows the password', async () => {
  const { ports, nakato } = await nakatoWithPassword();
  const { email } = await addUser(ports, 'moses');
  const guessed = changeEmail(ports, nakato, { email, currentPassword: 'guess' });
  expect((await refusalOf(guessed)).fields).toEqual({ currentPassword: texts.password.currentWrong });
  const known = changeEmail(ports, nakato, { email, currentPassword });
  expect((await refusalOf(known)).fields).toEqual({ email: texts.email.taken });
  expect(waitingMails(ports)).toEqual([]);
});

it.each([
  { email: '', problem: texts.signUp.emailMissing },
  { email: 'nakato', problem: texts.signUp.emailInvalid },
  { email: 'NAKATO@example.com', problem: texts.email.unchanged },
])('is refused for the address "$email"', async ({ email, problem }) => {
  const { ports, nakato } = await nakatoWithPassword();
  const attempt = changeEmail(ports, nakato, { email, currentPassword });
  expect((await refusalOf(attempt)).fields).toEqual({ email: problem });
});

it('needs a password', async () => {
  const { ports } = await nakatoWithPassword();
  const moses = await addUser(ports, 'moses');
  expect(await refusalOf(changeEmail(ports, moses, form))).toMatchObject({ message: texts.password.none });
});
