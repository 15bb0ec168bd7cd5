import type { Health } from '../../core/ports/health.ts';

export interface MemoryHealth extends Health {
  /** While set, the database counts as not answering. */
  failure: Error | undefined;
  /** While set, nothing can be written. */
  writeFailure: Error | undefined;
  readonly writes: number;
}

export function createMemoryHealth(): MemoryHealth {
  let writes = 0;
  const health: MemoryHealth = {
    failure: undefined,
    writeFailure: undefined,
    get writes() {
      return writes;
    },
    async check() {
      if (health.failure !== undefined) throw health.failure;
    },
    async tryWriting() {
      await health.check();
      if (health.writeFailure !== undefined) throw health.writeFailure;
      writes += 1;
    },
  };
  return health;
}
