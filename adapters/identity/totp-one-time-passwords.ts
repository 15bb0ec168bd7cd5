import { Secret, TOTP } from 'otpauth';
import type { OneTimePasswords } from '../../core/ports/one-time-passwords.ts';

const secretBytes = 20;

/** SHA-1, six digits, thirty seconds: what all authenticator apps support. */
export function totp(
  secret: string,
  names: { readonly issuer?: string; readonly label?: string } = {},
): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

export function createTotpOneTimePasswords(): OneTimePasswords {
  return {
    newSecret: () => new Secret({ size: secretBytes }).base32,
    address: (secret, { site, account }) => totp(secret, { issuer: site, label: account }).toString(),
    stepOf(secret, password, now) {
      // The library throws if six characters are more than six bytes.
      if (!/^\d{6}$/.test(password)) return undefined;
      const timestamp = now.getTime();
      const delta = totp(secret).validate({ token: password, timestamp, window: 1 });
      return delta === null ? undefined : totp(secret).counter({ timestamp }) + delta;
    },
  };
}
