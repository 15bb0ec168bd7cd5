import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createHealthCheck, writeInterval } from './check-health.ts';

function checked() {
  const ports = memoryPorts();
  return { ports, check: createHealthCheck(ports) };
}

it('succeeds while the database answers and can be written', async () => {
  await expect(createHealthCheck(memoryPorts())()).resolves.toBeUndefined();
});

it('rejects when the database does not answer, however healthy it was a moment ago', async () => {
  const { ports, check } = checked();
  await check();
  ports.health.failure = new Error('The database does not answer.');
  await expect(check()).rejects.toThrow('The database does not answer.');
});

it('rejects while nothing can be written, and succeeds as soon as something can', async () => {
  const { ports, check } = checked();
  ports.health.writeFailure = new Error('The disk is full.');
  await expect(check()).rejects.toThrow('The disk is full.');
  await expect(check()).rejects.toThrow('The disk is full.');
  ports.health.writeFailure = undefined;
  await expect(check()).resolves.toBeUndefined();
});

it('notices when a disk becomes full', async () => {
  const { ports, check } = checked();
  await check();
  ports.health.writeFailure = new Error('The disk is full.');
  ports.clock.advance(writeInterval);
  await expect(check()).rejects.toThrow('The disk is full.');
});

it('writes only now and then, however often it is asked', async () => {
  const { ports, check } = checked();
  await Promise.all([check(), check(), check()]);
  ports.clock.advance(writeInterval - 1);
  await check();
  expect(ports.health.writes).toBe(1);
  ports.clock.advance(1);
  await Promise.all([check(), check()]);
  expect(ports.health.writes).toBe(2);
});
