import { expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { type Core, createCore } from '../core.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { addUser, signUpForm, waitingMails } from '../fixtures-for-test.ts';
import type { User } from '../shared/viewer.ts';
import { textsIn } from '../texts/catalogues.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

const password = 'mululuza leaf';
const fresh = { password: 'new neem tree', confirmPassword: 'new neem tree' };
const kiswahili = textsIn('sw');
const { letters } = kiswahili;
const site = { siteName: 'Eddagala' };

type World = { readonly ports: MemoryPorts; readonly core: Core; readonly amina: User };

const google = ({ ports, amina }: World) =>
  signInWithGoogle(ports, {
    subject: '109921501234567890123',
    email: amina.email,
    emailVerified: true,
    name: 'Amina',
    language: 'en',
  });

it.each<[string, (world: World) => Promise<unknown>, readonly string[]]>([
  [
    'a sign-up, that of its page',
    ({ core }) => core.signUp(signUpForm({ language: 'sw' })),
    [letters.verifyEmail.subject(site)],
  ],
  [
    'a log-in',
    ({ core, amina }) => core.logIn({ email: amina.email, password, remember: true }),
    [letters.signedIn.subject(site)],
  ],
  [
    'a link to a new password',
    async ({ ports, core, amina }) => {
      await core.requestPasswordReset({ email: amina.email });
      await dispatchOutbox(ports, undefined, 'other work');
    },
    [letters.resetPassword.subject(site)],
  ],
  [
    'a link that the account asked for',
    ({ core, amina }) => core.mailPasswordLink(amina, {}),
    [letters.resetPassword.subject(site)],
  ],
  [
    'a new password',
    ({ core, amina }) =>
      core.changePassword(amina, { currentPassword: password, ...fresh, token: undefined }),
    [letters.passwordChanged.subject(site)],
  ],
  [
    'a new address, both of them',
    ({ core, amina }) => core.changeEmail(amina, { email: 'new@example.com', currentPassword: password }),
    [letters.changeEmail.subject(site), letters.emailChanging.subject(site)],
  ],
  [
    'Google, linked and unlinked',
    async (world) => {
      await google(world);
      await world.core.unlinkGoogle(world.amina, { currentPassword: password, token: undefined });
    },
    [letters.googleLinked.subject(site), letters.googleUnlinked.subject(site)],
  ],
  [
    'its deletion',
    ({ core, amina }) => core.deleteAccount(amina, { password, words: '', token: undefined }),
    [kiswahili.deleteAccount.mailSubject(site)],
  ],
])('the owner of an account is mailed in its language about %s', async (_, act, subjects) => {
  const ports = memoryPorts();
  const amina = await addUser(ports, 'amina', { emailVerified: true, password });
  await ports.accounts.setLanguage(amina.accountId, 'sw');
  await act({ ports, core: createCore(ports), amina });
  const mails = waitingMails(ports);
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  for (const { html, text } of mails) {
    expect(html).toContain('<html lang="sw">');
    expect(text).not.toMatch(/\b(?:the|you|your)\b/i);
  }
});
