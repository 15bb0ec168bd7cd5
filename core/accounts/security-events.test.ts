import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { logIn } from './log-in.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { resetPassword } from './reset-password.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { unlinkGoogle } from './unlink-google.ts';
import { verifyEmail } from './verify-email.ts';

const client = '192.0.2.1';
const password = 'mululuza leaf';
const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };

async function nakatoWithPassword() {
  const ports = memoryPorts();
  return { ports, nakato: await addUser(ports, 'nakato', { password }) };
}

const linkMailOf = (ports: MemoryPorts) =>
  waitingMails(ports).find(({ text }) => text.includes('/reset-password/'));

const guessAs = (ports: MemoryPorts, email: string) =>
  refusalOf(logIn(ports, { email, password: 'a guess', remember: true, client }));

describe('the operator is told', () => {
  it('of a log-in that failed, with the account if there is one and never with what was typed', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    await guessAs(ports, nakato.email);
    await guessAs(ports, 'nobody@example.com');
    expect(ports.securityLog.noted).toEqual([
      { event: 'log-in-failed', accountId: nakato.accountId, client },
      { event: 'log-in-failed', accountId: undefined, client },
    ]);
  });

  it('of what a limit refused', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    for (let tried = 0; tried < 11; tried += 1) await guessAs(ports, nakato.email);
    expect(ports.securityLog.noted).toHaveLength(11);
    expect(ports.securityLog.noted.at(-1)).toEqual({ event: 'refused-by-limit', act: 'log-in', client });
    expect(JSON.stringify(ports.securityLog.noted)).not.toMatch(/@|guess/);
  });

  it('of a password that is guessed in an open session', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    const guess = { currentPassword: 'a guess', token: undefined, client };
    await refusalOf(changePassword(ports, nakato, { ...guess, ...chosen }));
    await refusalOf(changeEmail(ports, nakato, { ...guess, email: 'new@example.com' }));
    await refusalOf(deleteAccount(ports, nakato, { ...guess, password: 'a guess', words: '' }));
    const wrong = { event: 'password-wrong', accountId: nakato.accountId };
    expect(ports.securityLog.noted).toEqual([wrong, wrong, { ...wrong, client }]);
  });

  it('of a password that was changed or reset, and of Google linked and unlinked', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    await changePassword(ports, nakato, { currentPassword: password, ...chosen, token: undefined, client });
    await ports.accounts.verifyEmail(nakato.accountId, nakato.email);
    const google = { subject: '1099215', email: nakato.email, emailVerified: true, name: '', client };
    await signInWithGoogle(ports, google);
    await signInWithGoogle(ports, google);
    const session = { currentPassword: chosen.password, token: undefined, client };
    await unlinkGoogle(ports, nakato, session);
    await unlinkGoogle(ports, nakato, session);
    await mailPasswordLink(ports, nakato, {});
    await resetPassword(ports, { token: tokenIn(linkMailOf(ports)), ...chosen, client });
    expect(ports.securityLog.noted).toEqual([
      { event: 'password-changed', accountId: nakato.accountId, client },
      { event: 'google-linked', accountId: nakato.accountId, client },
      { event: 'google-unlinked', accountId: nakato.accountId, client },
      { event: 'password-reset', accountId: nakato.accountId, client },
    ]);
  });

  it('of another email', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    await changeEmail(ports, nakato, { email: 'new@example.com', currentPassword: password });
    const link = tokenIn(waitingMails(ports).find(({ to }) => to === 'new@example.com'));
    await verifyEmail(ports, nakato, { token: link, password: '', client });
    expect(ports.securityLog.noted).toEqual([
      { event: 'email-changed', accountId: nakato.accountId, client },
    ]);
  });

  it('of nothing where all is well', async () => {
    const { ports, nakato } = await nakatoWithPassword();
    await logIn(ports, { email: nakato.email, password, remember: true, client });
    expect(ports.securityLog.noted).toEqual([]);
  });
});
