import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { type Core, createCore } from '../core.ts';
import { addUser, refusalOf, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

const client = '192.0.2.1';
const password = 'mululuza leaf';
const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };

async function nakatoWithPassword() {
  const ports = memoryPorts();
  return { ports, core: createCore(ports), nakato: await addUser(ports, 'nakato', { password }) };
}

const linkMailOf = (ports: MemoryPorts) =>
  waitingMails(ports).find(({ text }) => text.includes('/reset-password/'));

const guessAs = (core: Core, email: string) =>
  refusalOf(core.logIn({ email, password: 'a guess', remember: true, client }));

describe('the operator is told', () => {
  it('of a log-in that failed, with the account if there is one and never with what was typed', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    await guessAs(core, nakato.email);
    await guessAs(core, 'nobody@example.com');
    expect(ports.securityLog.noted).toEqual([
      { event: 'log-in-failed', accountId: nakato.accountId, client },
      { event: 'log-in-failed', accountId: undefined, client },
    ]);
  });

  it('of what a limit has refused', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    for (let tried = 0; tried < 11; tried += 1) await guessAs(core, nakato.email);
    expect(ports.securityLog.noted).toHaveLength(11);
    expect(ports.securityLog.noted.at(-1)).toEqual({ event: 'refused-by-limit', act: 'log-in', client });
    expect(JSON.stringify(ports.securityLog.noted)).not.toMatch(/@|guess/);
  });

  it('of password guesses in an open session', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    const guess = { currentPassword: 'a guess', token: undefined, client };
    await refusalOf(core.changePassword(nakato, { ...guess, ...chosen }));
    await refusalOf(core.changeEmail(nakato, { ...guess, email: 'new@example.com' }));
    await refusalOf(core.deleteAccount(nakato, { ...guess, password: 'a guess', words: '' }));
    const wrong = { event: 'password-wrong', accountId: nakato.accountId };
    expect(ports.securityLog.noted).toEqual([wrong, wrong, { ...wrong, client }]);
  });

  it('of a password that was changed or reset, and of Google linked and unlinked', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    await core.changePassword(nakato, { currentPassword: password, ...chosen, token: undefined, client });
    await ports.accounts.verifyEmail(nakato.accountId, nakato.email);
    const person = { subject: '1099215', email: nakato.email, emailVerified: true, name: '' };
    const google = { ...person, language: 'en', client } as const;
    await signInWithGoogle(ports, google);
    await signInWithGoogle(ports, google);
    const session = { currentPassword: chosen.password, token: undefined, client };
    await core.unlinkGoogle(nakato, session);
    await core.unlinkGoogle(nakato, session);
    await core.mailPasswordLink(nakato, {});
    await core.resetPassword({ token: tokenIn(linkMailOf(ports)), ...chosen, client });
    expect(ports.securityLog.noted).toEqual([
      { event: 'password-changed', accountId: nakato.accountId, client },
      { event: 'google-linked', accountId: nakato.accountId, client },
      { event: 'google-unlinked', accountId: nakato.accountId, client },
      { event: 'password-reset', accountId: nakato.accountId, client },
    ]);
  });

  it('of a changed email', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    await core.changeEmail(nakato, { email: 'new@example.com', currentPassword: password });
    const link = tokenIn(waitingMails(ports).find(({ to }) => to === 'new@example.com'));
    await core.verifyEmail(nakato, { token: link, password: '', client });
    expect(ports.securityLog.noted).toEqual([
      { event: 'email-changed', accountId: nakato.accountId, client },
    ]);
  });

  it('of nothing when all is well', async () => {
    const { ports, core, nakato } = await nakatoWithPassword();
    await core.logIn({ email: nakato.email, password, remember: true, client });
    expect(ports.securityLog.noted).toEqual([]);
  });
});
