import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { describeOneTimePasswords } from '../contracts/one-time-passwords.ts';
import { createTotpOneTimePasswords, totp } from './totp-one-time-passwords.ts';

const passwords = createTotpOneTimePasswords();

describeOneTimePasswords('TOTP', passwords, (secret, at) =>
  totp(secret).generate({ timestamp: at.getTime() }),
);

/** RFC 6238, appendix B, for SHA-1; its eight digits end in our six. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('are what RFC 6238 says at %i seconds', (seconds, digits) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  const now = new Date(seconds * 1000);
  expect(passwords.stepOf(secret, digits.slice(2), now)).toBe(Math.floor(seconds / 30));
});
