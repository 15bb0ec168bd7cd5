import { createHash, randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

function digestOf(salt: string, password: string): string {
  return createHash('sha256').update(salt).update('\n').update(password).digest('hex');
}

/** Salted SHA-256: cheap, so good for tests only. */
export function createMemoryPasswordHasher(): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(8).toString('hex');
      return `${salt}:${digestOf(salt, password)}`;
    },
    async verify(hash, password) {
      const [salt = '', digest] = (hash ?? '').split(':');
      return digestOf(salt, password) === digest;
    },
  };
}
