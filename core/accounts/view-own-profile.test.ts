import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, oneUser, refusalOf } from '../fixtures-for-test.ts';
import { viewOwnProfile } from './view-own-profile.ts';

it('shows everything that is stored about the viewer', async () => {
  const { ports, nakato: user } = await oneUser();
  await addUser(ports, 'moses');
  expect(await viewOwnProfile(ports, user)).toEqual(await ports.profiles.byAccountId(user.accountId));
});

it('refuses profiles that no longer exist', async () => {
  const ports = memoryPorts();
  const user = await addUser(memoryPorts(), 'nakato');
  expect((await refusalOf(viewOwnProfile(ports, user))).code).toBe('profile-required');
});
