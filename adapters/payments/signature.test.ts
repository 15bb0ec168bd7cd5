import { timingSafeEqual } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

// Watches the comparison, which works as usual: how long it takes is not something that a test could measure.
// An earlier test file may already have loaded what is watched.
vi.hoisted(() => vi.resetModules());
// Nothing else of the module is watched: its classes are streams, and those of later test files would be watched too.
vi.mock(import('node:crypto'), async (load) => {
  const crypto = await load();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});
beforeEach(() => void vi.mocked(timingSafeEqual).mockClear());

const now = new Date('2026-11-21T09:00:00Z');
const key = 'shared-with-the-gateway';
const body = '{"status":"paid"}';
const genuine = signatureOf(body, { key, at: now });

test.each([
  ['the right one', genuine, true],
  [
    'one that differs at its beginning',
    genuine.replace(/v1=./, (start) => `v1=${start.endsWith('0') ? 1 : 0}`),
    false,
  ],
  ['one that differs at its end', genuine.replace(/.$/, (end) => (end === '0' ? '1' : '0')), false],
  ['one made with another key', signatureOf(body, { key: 'guessed-by-somebody', at: now }), false],
])('%s is compared in constant time', (_, header, answer) => {
  expect(isSigned(body, header, { keys: [key], now })).toBe(answer);
  expect(timingSafeEqual).toHaveBeenCalledTimes(1);
  const [ours, theirs] = vi.mocked(timingSafeEqual).mock.calls[0] ?? [];
  expect([ours?.byteLength, theirs?.byteLength]).toEqual([32, 32]);
});
