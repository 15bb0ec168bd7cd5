import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { isPictureKey, pictureKey } from './picture-key.ts';

it('is the first half of the SHA-256 of what was uploaded', () => {
  const key = pictureKey(memoryPorts(), new TextEncoder().encode('abc'));
  expect(key).toBe('ba7816bf8f01cfea414140de5dae2223');
  expect(isPictureKey(key)).toBe(true);
});

it.each(['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${'a'.repeat(32)}\n`, `../${'a'.repeat(29)}`])(
  'is not %j',
  (text) => {
    expect(isPictureKey(text)).toBe(false);
  },
);
