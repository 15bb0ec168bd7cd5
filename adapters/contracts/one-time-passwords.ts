import { describe, expect, test } from 'vitest';
import type { OneTimePasswords } from '../../core/ports/one-time-passwords.ts';

/** `passwordAt` returns what an app shows. */
export function describeOneTimePasswords(
  name: string,
  passwords: OneTimePasswords,
  passwordAt: (secret: string, at: Date) => string,
): void {
  describe(`${name}: one-time passwords`, () => {
    const step = 58_000_000;
    const second = (after: number) => new Date((step * 30 + after) * 1000);

    test('have a different secret each time, in base32, of 160 bits', () => {
      const secrets = Array.from({ length: 20 }, () => passwords.newSecret());
      expect(new Set(secrets).size).toBe(20);
      for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    });

    test('are accepted in their time step, the one before and the one after, and the step is returned', () => {
      const secret = passwords.newSecret();
      const password = passwordAt(secret, second(0));
      expect(password).toMatch(/^\d{6}$/);
      expect(passwordAt(secret, second(29.999))).toBe(password);
      for (const after of [-30, -0.001, 0, 29.999, 59.999])
        expect(passwords.stepOf(secret, password, second(after)), String(after)).toBe(step);
      for (const after of [-30.001, 60])
        expect(passwords.stepOf(secret, password, second(after)), String(after)).not.toBe(step);
      const next = passwordAt(secret, second(30));
      expect(passwords.stepOf(secret, next, second(0))).toBe(step + 1);
    });

    test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345 ', '👩🏾‍⚕️'])(
      'are not %o',
      (typed) => {
        expect(passwords.stepOf(passwords.newSecret(), typed, second(0))).toBeUndefined();
      },
    );

    test('are valid only for their secret', () => {
      const [own, other] = [passwords.newSecret(), passwords.newSecret()];
      const shown = [0, 30, 60, 90].map((after) => passwordAt(other, second(after)));
      const taken = shown.filter((password) => passwords.stepOf(own, password, second(0)) !== undefined);
      expect(taken.length).toBeLessThan(shown.length);
    });

    test('are given to an app with the names of site and account', () => {
      const secret = passwords.newSecret();
      const address = new URL(
        passwords.address(secret, { site: 'Herbs & more', account: 'a+b@example.com' }),
      );
      expect(address.protocol).toBe('otpauth:');
      expect(address.host).toBe('totp');
      expect(decodeURIComponent(address.pathname)).toBe('/Herbs & more:a+b@example.com');
      expect(address.searchParams.get('secret')).toBe(secret);
      expect(address.searchParams.get('issuer')).toBe('Herbs & more');
    });
  });
}
