import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

/** OWASP's minimum for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with Argon2id. Each hash contains its cost, so older hashes stay valid when the cost is raised. */
export function createArgon2PasswordHasher(): PasswordHasher {
  let hashOfNobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      // Made at the first call, for an account with or without a hash, so that the time reveals nothing.
      hashOfNobody ??= hash(randomBytes(32), cost);
      const nobody = await hashOfNobody;
      const matches = await verify(passwordHash ?? nobody, password);
      return matches && passwordHash !== undefined;
    },
  };
}
