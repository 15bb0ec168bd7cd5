import { describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

export function describePasswordHasher(name: string, create: () => PasswordHasher): void {
  describe(`${name}: password hasher`, () => {
    const passwords = [
      { kind: 'plain', password: 'correct horse battery staple' },
      { kind: 'emoji and combining marks', password: 'mululuza 🌿 m\u0302wana 👩🏾‍⚕️' },
      { kind: 'spaces at both ends', password: '  eight char  ' },
      { kind: 'the greatest length', password: '🌿'.repeat(64) },
      { kind: 'signs that hashes use', password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' },
      { kind: 'a zero byte inside', password: 'before\0after' },
    ];

    test.each(passwords)('knows the password again: $kind', async ({ password }) => {
      const passwordHasher = create();
      const hash = await passwordHasher.hash(password);
      expect(await passwordHasher.verify(hash, password)).toBe(true);
    });

    test.each(passwords)('refuses a password that is nearly right: $kind', async ({ password }) => {
      const passwordHasher = create();
      const hash = await passwordHasher.hash(password);
      const nearly = [`${password}x`, `x${password}`, password.slice(0, -2), `${password} `, ''];
      for (const wrong of nearly) {
        expect(await passwordHasher.verify(hash, wrong)).toBe(false);
      }
    });

    test('distinguishes passwords that differ only after 72 bytes', async () => {
      const passwordHasher = create();
      const beginning = 'a'.repeat(100);
      const hash = await passwordHasher.hash(`${beginning}b`);
      expect(await passwordHasher.verify(hash, `${beginning}c`)).toBe(false);
    });

    test('never makes the same hash twice, and none that shows the password', async () => {
      const passwordHasher = create();
      const [one, two] = [await passwordHasher.hash('tamarind-7'), await passwordHasher.hash('tamarind-7')];
      expect(one).not.toBe(two);
      expect(one).not.toContain('tamarind');
    });

    test('knows a hash that another hasher of its kind made', async () => {
      const hash = await create().hash('tamarind-7');
      expect(await create().verify(hash, 'tamarind-7')).toBe(true);
    });

    test('returns false if there is no hash, whatever the password', async () => {
      const passwordHasher = create();
      for (const password of ['', 'tamarind-7', 'undefined', '🌿'.repeat(64)]) {
        expect(await passwordHasher.verify(undefined, password)).toBe(false);
      }
    });

    test('does not mix up 8 people at once', async () => {
      const passwordHasher = create();
      const all = Array.from({ length: 8 }, (_, index) => `password ${index}`);
      const hashes = await Promise.all(all.map((password) => passwordHasher.hash(password)));
      const right = all.map((password, index) => passwordHasher.verify(hashes[index], password));
      const wrong = all.map((password, index) => passwordHasher.verify(hashes[(index + 1) % 8], password));
      expect(await Promise.all(right)).toEqual(all.map(() => true));
      expect(await Promise.all(wrong)).toEqual(all.map(() => false));
    });
  });
}
