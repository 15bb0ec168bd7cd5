import { expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, oneHolder, oneUser, refusalOf } from '../fixtures-for-test.ts';
import type { AccountHolder } from '../shared/viewer.ts';
import { proposeProfile } from './propose-profile.ts';

async function addGoogleAccount(ports: MemoryPorts, displayName: string): Promise<AccountHolder> {
  const holder = { kind: 'account', accountId: 'g', email: 'ns@example.com', emailVerified: true } as const;
  await ports.accounts.add({
    id: holder.accountId,
    email: holder.email,
    emailVerified: true,
    passwordHash: undefined,
    displayName,
    googleSubject: 'google-1',
    createdAt: ports.clock.now(),
    consentedAt: undefined,
    language: 'en',
  });
  return holder;
}

it('takes the names from the sign-in provider', async () => {
  const ports = memoryPorts();
  const holder = await addGoogleAccount(ports, 'Nakato Sarah');
  expect(await proposeProfile(ports, holder)).toEqual({
    fullName: 'Nakato Sarah',
    username: 'nakato_sarah',
    email: 'ns@example.com',
  });
});

it('otherwise takes them from the email', async () => {
  const { ports, holder } = await oneHolder('moses.k');
  expect(await proposeProfile(ports, holder)).toEqual({
    fullName: 'moses.k',
    username: 'moses.k',
    email: 'moses.k@example.com',
  });
});

it.each([
  ['Eddagala Support', { fullName: 'ns', username: 'user' }],
  ['Admin', { fullName: 'ns', username: 'user' }],
  ['Dr Kato Cures Cancer', { fullName: 'ns', username: 'user' }],
  ['Verify now https://evil.example/login', { fullName: 'ns', username: 'user' }],
])('proposes nothing that is refused, such as %s', async (displayName, names) => {
  const ports = memoryPorts();
  const holder = await addGoogleAccount(ports, displayName);
  expect(await proposeProfile(ports, holder)).toMatchObject(names);
  const another = await addAccount(ports, 'support');
  expect(await proposeProfile(ports, another)).toMatchObject({ fullName: 'User', username: 'user' });
});

it('takes the dots out of an email that would be a web address', async () => {
  const { ports, holder } = await oneHolder('amina.co');
  expect(await proposeProfile(ports, holder)).toMatchObject({ fullName: 'amina co', username: 'amina_co' });
});

it('proposes a username that nobody has', async () => {
  const ports = memoryPorts();
  await addUser(ports, 'Nakato_Sarah');
  const holder = await addGoogleAccount(ports, 'Nakato Sarah');
  expect((await proposeProfile(ports, holder)).username).toBe('nakato_sarah2');
  await addUser(ports, 'nakato_sarah2');
  await addUser(ports, 'nakato_sarah3');
  expect((await proposeProfile(ports, holder)).username).toMatch(/^nakato_sarah_[0-9a-f]{6}$/);
});

it('shows somebody with a profile what they have', async () => {
  const { ports, nakato: user } = await oneUser();
  expect(await proposeProfile(ports, user)).toEqual({
    fullName: user.fullName,
    username: 'nakato',
    email: user.email,
  });
});

it('refuses accounts that no longer exist', async () => {
  const ports = memoryPorts();
  const gone = { kind: 'account', accountId: 'gone', email: 'a@b.ug', emailVerified: false } as const;
  expect((await refusalOf(proposeProfile(ports, gone))).code).toBe('unauthenticated');
});
