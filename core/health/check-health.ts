import type { Ports } from '../ports/ports.ts';
import { second } from '../shared/time/durations.ts';

/** Monitoring checks often, perhaps from several places, and each write waits for the disk. */
export const writeInterval = 5 * second;

/**
 * Makes the site's health check: it rejects if the database does not answer, or if nothing can be written. The database
 * is asked every time; writing is not tried again if it worked a moment ago.
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
    // In either direction, because a clock may be set back.
    if (Math.abs(ports.clock.now().getTime() - writtenAt) < writeInterval) return;
    writing ??= write();
    await writing;
  };
}
