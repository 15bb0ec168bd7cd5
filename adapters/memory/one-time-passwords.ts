import { createHash } from 'node:crypto';
import type { OneTimePasswords } from '../../core/ports/one-time-passwords.ts';

export interface MemoryOneTimePasswords extends OneTimePasswords {
  /** The password that an authenticator app shows at this instant. */
  passwordAt(secret: string, at: Date): string;
}

/** Follows TOTP, except for how a password is derived from the secret. */
export function createMemoryOneTimePasswords(): MemoryOneTimePasswords {
  let made = 0;
  const stepAt = (at: Date) => Math.floor(at.getTime() / 30_000);
  const passwordOf = (secret: string, step: number) =>
    String(createHash('sha256').update(`${secret} ${step}`).digest().readUInt32BE() % 1_000_000).padStart(
      6,
      '0',
    );
  return {
    newSecret() {
      made += 1;
      const letters = [...String(made)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]);
      return letters.join('').padStart(32, 'Z');
    },
    address: (secret, { site, account }) => {
      const [issuer, label] = [encodeURIComponent(site), encodeURIComponent(account)];
      return `otpauth://totp/${issuer}:${label}?issuer=${issuer}&secret=${secret}`;
    },
    stepOf(secret, password, now) {
      const present = stepAt(now);
      return [present, present - 1, present + 1].find((step) => passwordOf(secret, step) === password);
    },
    passwordAt: (secret, at) => passwordOf(secret, stepAt(at)),
  };
}
