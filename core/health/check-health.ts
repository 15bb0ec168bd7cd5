import type { Ports } from '../ports/ports.ts';
import { second } from '../shared/time/durations.ts';

/** Monitoring checks often, perhaps from several places, and each write waits for the disk. */
export const writeInterval = 5 * second;

/**
 * Makes the site's health check, which rejects if the database does not answer or nothing can be written. Each check
 * asks the database; it writes only if no write has succeeded in the last `writeInterval`.
 */
export function createHealthCheck(ports: Pick<Ports, 'health' | 'clock'>): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    try {
      await ports.health.tryWriting();
      writtenAt = ports.clock.now().getTime();
    } finally {
      writing = undefined;
    }
  }

  return async () => {
    await ports.health.check();
    // Compared in both directions, because a clock may be set back.
    if (Math.abs(ports.clock.now().getTime() - writtenAt) < writeInterval) return;
    writing ??= write();
    await writing;
  };
}
