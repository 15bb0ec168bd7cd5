import { expect, test } from 'vitest';
import { at } from '../contracts/samples.ts';
import { describeThrottle } from '../contracts/throttle.ts';
import { createInProcessThrottle } from './in-process-throttle.ts';

describeThrottle('in this process', async () => {
  const throttle = createInProcessThrottle();
  return { throttle, restart: async () => throttle, close: async () => {} };
});

test('keeps a bounded number of keys, the latest', async () => {
  const throttle = createInProcessThrottle();
  const once = (key: number) => ({ key: String(key), count: 1, window: 60_000 });
  for (let key = 0; key <= 50_000; key += 1) await throttle.take([once(key)], at(0));
  expect(await throttle.take([once(50_000)], at(1))).toEqual(at(60));
  expect(await throttle.take([once(0)], at(1))).toBeUndefined();
  expect(await throttle.removeExpired(at(3600))).toBe(50_000);
});
