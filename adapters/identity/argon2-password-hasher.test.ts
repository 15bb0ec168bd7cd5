import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { describePasswordHasher } from '../contracts/password-hasher.ts';
import { createArgon2PasswordHasher } from './argon2-password-hasher.ts';

// The library does its real work and is only watched: otherwise only the time taken would show whether it was called.
// An earlier test file may already have loaded what is watched.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

describePasswordHasher('Argon2', createArgon2PasswordHasher);

test('makes Argon2id hashes of 19 MiB, two passes and one lane', async () => {
  const hash = await createArgon2PasswordHasher().hash('tamarind-7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
});

test('verifies a hash of the same cost when there is none', async () => {
  const passwordHasher = createArgon2PasswordHasher();
  const real = await passwordHasher.hash('tamarind-7');
  vi.mocked(argon2.verify).mockClear();
  await passwordHasher.verify(undefined, 'tamarind-7');
  expect(argon2.verify).toHaveBeenCalledOnce();
  const [verified, password] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
  expect(password).toBe('tamarind-7');
  const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4);
  expect(costOf(verified)).toEqual(costOf(real));
});
