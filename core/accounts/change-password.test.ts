import { describe, expect, it } from 'vitest';
import {
  onePassword,
  oneUser,
  refusalOf,
  tokenIn,
  waitingMails,
  whileComparing,
} from '../fixtures-for-test.ts';
import { minute } from '../shared/time/durations.ts';
import * as texts from '../texts/by-subject.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { resetPassword } from './reset-password.ts';
import { resumeSession } from './resume-session.ts';
import { viewCredentials } from './view-credentials.ts';

const earlier = 'mululuza leaf';
const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };

const nakatoWithPassword = () => onePassword(earlier);

describe('changing a password', () => {
  it('sets it, and ends every other session', async () => {
    const { ports, nakato, token } = await nakatoWithPassword();
    const phone = await logIn(ports, { email: nakato.email, password: earlier, remember: true });
    await changePassword(ports, nakato, { currentPassword: earlier, ...chosen, token });
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    expect(await resumeSession(ports, phone.token)).toEqual({ kind: 'visitor' });
    const again = logIn(ports, { email: nakato.email, password: chosen.password, remember: true });
    await expect(again).resolves.toBeDefined();
    expect(waitingMails(ports)).toMatchObject([
      { to: nakato.email, subject: 'Your password for Eddagala was changed' },
    ]);
  });

  it.each([
    ['every time where the address is verified', true, 22],
    ['at most twenty times a day where the address may be a stranger’s', false, 20],
  ])('sends a mail %s', async (_, verified, mails) => {
    const { ports, nakato, token } = await nakatoWithPassword();
    if (verified) await ports.accounts.verifyEmail(nakato.accountId, nakato.email);
    let currentPassword = earlier;
    for (let time = 0; time < 22; time += 1) {
      const password = `new neem tree ${time}`;
      await changePassword(ports, nakato, { currentPassword, password, confirmPassword: password, token });
      currentPassword = password;
      ports.clock.advance(10 * minute);
    }
    expect(waitingMails(ports)).toHaveLength(mails);
  });

  it('cancels waiting links that would set another password or email', async () => {
    const { ports, nakato, token } = await nakatoWithPassword();
    await mailPasswordLink(ports, nakato, {});
    await changeEmail(ports, nakato, { email: 'thief@example.com', currentPassword: earlier });
    await changePassword(ports, nakato, { currentPassword: earlier, ...chosen, token });
    expect(ports.database.tables.oneTimeLinks.size).toBe(0);
  });

  it.each(['mululuza root', `${earlier} `, 'x'.repeat(100_000)])(
    'is refused with another current password',
    async (currentPassword) => {
      const { ports, nakato, token } = await nakatoWithPassword();
      const attempt = changePassword(ports, nakato, { currentPassword, ...chosen, token });
      expect((await refusalOf(attempt)).fields).toEqual({ currentPassword: texts.password.currentWrong });
      expect(waitingMails(ports)).toEqual([]);
    },
  );

  it('says what is missing or not allowed', async () => {
    const { ports, nakato, token } = await nakatoWithPassword();
    const empty = changePassword(ports, nakato, { currentPassword: '', ...chosen, token });
    expect((await refusalOf(empty)).fields).toEqual({ currentPassword: texts.password.currentMissing });
    const short = { currentPassword: earlier, password: 'short', confirmPassword: '', token };
    expect(Object.keys((await refusalOf(changePassword(ports, nakato, short))).fields)).toEqual([
      'password',
      'confirmPassword',
    ]);
  });

  it.each([
    ['Password1', texts.signUp.passwordCommon],
    ['nakato@example.com', texts.signUp.passwordOfNames],
    ['nakato.kampala', texts.signUp.passwordOfNames],
  ])('is refused to %s', async (password, problem) => {
    const { ports, nakato, token } = await nakatoWithPassword();
    const form = { currentPassword: earlier, password, confirmPassword: password, token };
    expect((await refusalOf(changePassword(ports, nakato, form))).fields).toEqual({ password: problem });
  });

  it('is refused to anybody who guesses too often', async () => {
    const { ports, nakato, token } = await nakatoWithPassword();
    const guess = { currentPassword: 'guess', ...chosen, token };
    for (let time = 0; time < 10; time += 1) await refusalOf(changePassword(ports, nakato, guess));
    const right = { ...guess, currentPassword: earlier };
    expect(await refusalOf(changePassword(ports, nakato, right))).toMatchObject({ code: 'too-many' });
  });

  it('does not undo a reset that happened in the meantime', async () => {
    const { ports, nakato, token } = await nakatoWithPassword();
    await mailPasswordLink(ports, nakato, {});
    const link = tokenIn(waitingMails(ports)[0]);
    const owners = { token: link, password: 'of the owner', confirmPassword: 'of the owner' };
    const late = whileComparing(ports, () => resetPassword(ports, owners));
    const attempt = changePassword(late, nakato, {
      currentPassword: earlier,
      ...chosen,
      token,
    });
    expect((await refusalOf(attempt)).fields).toEqual({ currentPassword: texts.password.currentWrong });
  });
});

describe('an account without a password', () => {
  it('is told so, and chooses one through a link by mail', async () => {
    const { ports, nakato } = await oneUser();
    expect(await viewCredentials(ports, nakato)).toEqual({
      email: nakato.email,
      emailVerified: false,
      hasPassword: false,
      signsInWithGoogle: false,
    });
    const attempt = changePassword(ports, nakato, { currentPassword: 'none', ...chosen, token: undefined });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'conflict', message: texts.password.none });

    expect(await mailPasswordLink(ports, nakato, {})).toBe(nakato.email);
    await resetPassword(ports, { token: tokenIn(waitingMails(ports)[0]), ...chosen });
    expect(await viewCredentials(ports, nakato)).toMatchObject({ hasPassword: true });
  });
});
