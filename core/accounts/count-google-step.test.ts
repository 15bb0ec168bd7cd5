import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { refusalOf } from '../fixtures-for-test.ts';
import { limits } from '../throttling/limits.ts';
import { countGoogleStep } from './count-google-step.ts';

it('lets a street sign in, and refuses what only a program does', async () => {
  const ports = memoryPorts();
  const { count } = limits['google-sign-in'].client;
  expect(count).toBeGreaterThanOrEqual(2 * 30);
  for (let step = 0; step < count; step += 1) await countGoogleStep(ports, { client: '10.0.0.1' });
  expect((await refusalOf(countGoogleStep(ports, { client: '10.0.0.1' }))).code).toBe('too-many');
  await expect(countGoogleStep(ports, { client: '10.0.0.2' })).resolves.toBeUndefined();
  await expect(countGoogleStep(ports, { client: undefined })).resolves.toBeUndefined();
});
