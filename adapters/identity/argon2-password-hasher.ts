import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

/** What OWASP asks of Argon2id, which is this library's own choice of algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords hashed with Argon2id. The cost is part of each hash, so that raising it leaves older hashes valid. */
export function createArgon2PasswordHasher(): PasswordHasher {
  let hashOfNobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      // Made by whoever comes first, with or without a hash of their own, so that the wait reveals nothing.
      hashOfNobody ??= hash(randomBytes(32), cost);
      const nobody = await hashOfNobody;
      const matches = await verify(passwordHash ?? nobody, password);
      return matches && passwordHash !== undefined;
    },
  };
}
