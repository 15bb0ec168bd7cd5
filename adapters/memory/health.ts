import type { Health } from '../../core/ports/health.ts';

export interface MemoryHealth extends Health {
  /** While set, the database counts as not answering. */
  failure: Error | undefined;
}

export function createMemoryHealth(): MemoryHealth {
  const health: MemoryHealth = {
    failure: undefined,
    async check() {
      if (health.failure !== undefined) throw health.failure;
    },
  };
  return health;
}
