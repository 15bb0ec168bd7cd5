import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { checkHealth } from './check-health.ts';

it('is content while the database answers', async () => {
  await expect(checkHealth(memoryPorts())).resolves.toBeUndefined();
});

it('rejects when it does not', async () => {
  const ports = memoryPorts();
  ports.health.failure = new Error('The database does not answer.');
  await expect(checkHealth(ports)).rejects.toThrow('The database does not answer.');
});
