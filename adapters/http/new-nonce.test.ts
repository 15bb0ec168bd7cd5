import { expect, test } from 'vitest';
import { newNonce } from './new-nonce.ts';

test('nonces are sixteen bytes each, and no two are alike', () => {
  const nonces = Array.from({ length: 1000 }, newNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(nonces).not.toContain('AAAAAAAAAAAAAAAAAAAAAA==');
});
