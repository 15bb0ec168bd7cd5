import { describe, expect, test } from 'vitest';
import type { Sealer } from '../../core/ports/sealer.ts';
import { oddTexts } from './samples.ts';

/** `create` returns sealers with different secrets. */
export function describeSealer(name: string, create: () => Sealer): void {
  describe(`${name}: sealer`, () => {
    test.each([{ kind: 'nothing', text: '' }, ...oddTexts])(
      'gives back what it sealed: $kind',
      ({ text }) => {
        const sealer = create();
        expect(sealer.open(sealer.seal(text))).toBe(text);
      },
    );

    test('shows nothing of the text, neither plain nor in a common encoding', () => {
      const secret = 'https://herbs.example/reset-password/Abc123Def456';
      const sealed = create().seal(secret);
      const bytes = [sealed, Buffer.from(sealed, 'base64url').toString('latin1')];
      for (const form of [secret, ...(['base64', 'base64url', 'hex'] as const).map(encode)]) {
        for (const seen of bytes) expect(seen).not.toContain(form.slice(4, 24));
      }
      function encode(encoding: BufferEncoding): string {
        return Buffer.from(secret).toString(encoding);
      }
    });

    test('seals the same text differently each time, and opens each of them', () => {
      const sealer = create();
      const seals = Array.from({ length: 50 }, () => sealer.seal('the same'));
      expect(new Set(seals).size).toBe(50);
      for (const sealed of seals) expect(sealer.open(sealed)).toBe('the same');
    });

    test('opens nothing that was changed, wherever, or cut off, or lengthened', () => {
      const sealer = create();
      const sealed = sealer.seal('hello');
      for (let place = 0; place < sealed.length; place += 1) {
        const other = sealed[place] === 'A' ? 'B' : 'A';
        expect(sealer.open(sealed.slice(0, place) + other + sealed.slice(place + 1))).toBeUndefined();
        expect(sealer.open(sealed.slice(0, place))).toBeUndefined();
      }
      expect(sealer.open(`${sealed}A`)).toBeUndefined();
      expect(sealer.open(sealed + sealed)).toBeUndefined();
    });

    test.each(['', 'hello', '{}', '🌿', 'A'.repeat(500)])(
      'opens nothing that was never sealed: %j',
      (text) => {
        expect(create().open(text)).toBeUndefined();
      },
    );

    test('opens nothing that was sealed with a foreign secret', () => {
      expect(create().open(create().seal('hello'))).toBeUndefined();
    });
  });
}
