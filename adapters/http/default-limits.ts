import type { WorkLimits } from './admit-requests.ts';
import type { BodyLimits } from './bodies.ts';
import { slowBodyTimeout } from './body-rate.ts';
import type { ConnectionLimits } from './limit-connections.ts';

/** What one of so many processes, which share a port, lets each client and all of them do: it gets about its share of both. */
export function defaultLimits(processes = 1): {
  readonly connections: ConnectionLimits;
  readonly bodies: BodyLimits;
  readonly work: WorkLimits;
} {
  const part = (limit: number) => Math.ceil(limit / processes);
  return {
    // Where an address has 64,512 ports and each subscriber of a carrier about 1,000 of them, 64 phones share it, and a browser
    // opens six connections.
    connections: { perClient: part(512), inAll: 5_000 },
    // More than a third of 64 phones can send at once. An account sends one form at a time, and another while its former
    // attempts are still waiting for a network that is gone. The bytes leave a server of 512 MiB room for all else.
    bodies: { perClient: part(24), perAccount: part(3), bytes: 64 * 1024 * 1024, slowBodyTimeout },
    // More than a browser asks at once through a proxy for a page and its files. Making 64 pages takes about a tenth of a
    // second, and making 1,000 takes less time than people wait.
    work: { perClient: part(16), perTurn: 64, inAll: 1_000 },
  };
}
