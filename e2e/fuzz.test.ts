import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('answers 200 requests with bad values, none of them with a server error', {
  timeout: 600_000,
}, async () => {
  const { faults, errors, statuses } = await fuzz({ seed: 'eddagala', requests: 200 });
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(200);
});
