import type { Ports } from '../ports/ports.ts';

/** Rejects when the marketplace can't serve because its database does not answer. */
export async function checkHealth(ports: Pick<Ports, 'health'>): Promise<void> {
  await ports.health.check();
}
