import { describe, expect, test } from 'vitest';
import type { Digests } from '../../core/ports/digests.ts';

export function describeDigests(name: string, create: () => Digests): void {
  describe(`${name}: digests`, () => {
    test.each([
      { text: '', digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
      { text: 'abc', digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
      {
        text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
        digest: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      },
      {
        text: 'a'.repeat(1_000_000),
        digest: 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
      },
    ])('makes $digest', ({ text, digest }) => {
      const digests = create();
      expect(digests.sha256(text)).toBe(digest);
      expect(digests.sha256(new TextEncoder().encode(text))).toBe(digest);
    });

    test('takes text as UTF-8', () => {
      const digests = create();
      for (const text of ['mululuza 🌿', 'زنجبيل', 'm\u0302wana']) {
        expect(digests.sha256(text)).toBe(digests.sha256(new TextEncoder().encode(text)));
      }
      expect(digests.sha256('é')).not.toBe(digests.sha256('e\u0301'));
    });

    test('digests the part of a buffer that it is given', () => {
      const digests = create();
      const part = new TextEncoder().encode('xxabcxx').subarray(2, 5);
      expect(digests.sha256(part)).toBe(digests.sha256('abc'));
    });
  });
}
