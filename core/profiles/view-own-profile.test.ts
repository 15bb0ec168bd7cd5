import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, inEnglish, oneUser, refusalOf } from '../fixtures-for-test.ts';
import { viewOwnProfile } from './view-own-profile.ts';

it('shows everything that is stored about the viewer', async () => {
  const { ports, nakato: user } = await oneUser();
  await addUser(ports, 'moses');
  const stored = await ports.profiles.byAccountId(user.accountId);
  const { facts, ...shown } = await viewOwnProfile(ports, user);
  expect(shown).toEqual(stored);
  expect(facts.map(inEnglish)).toEqual(['Member since January 2025']);
});

it('refuses profiles that no longer exist', async () => {
  const ports = memoryPorts();
  const user = await addUser(memoryPorts(), 'nakato');
  expect((await refusalOf(viewOwnProfile(ports, user))).code).toBe('profile-required');
});
