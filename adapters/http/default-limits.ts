import type { WorkLimits } from './admit-requests.ts';
import type { BodyLimits } from './bodies.ts';
import { slowBodyTimeout } from './body-rate.ts';
import type { ConnectionLimits } from './limit-connections.ts';

/**
 * The limits of one process, if so many share the port: each process gets about the same share of every client's
 * requests.
 */
export function defaultLimits(processes = 1): {
  readonly connections: ConnectionLimits;
  readonly bodies: BodyLimits;
  readonly work: WorkLimits;
} {
  const part = (limit: number) => Math.ceil(limit / processes);
  return {
    // Carrier-grade NAT gives a subscriber about 1,000 of an address's 64,512 ports, so 64 phones may share an address;
    // a browser opens six connections.
    connections: { perClient: part(512), inAll: 5_000 },
    // A third of those 64 phones can send at once. An account sends one form at a time, and may have earlier attempts
    // still waiting for a lost network. With 64 MiB of bodies, a server of 512 MiB has room for everything else.
    bodies: { perClient: part(24), perAccount: part(3), bytes: 64 * 1024 * 1024, slowBodyTimeout },
    // A browser behind a proxy requests fewer at once for a page and its files. Rendering 64 pages takes about a tenth
    // of a second, and rendering 1,000 takes less time than people wait.
    work: { perClient: part(16), perTurn: 64, inAll: 1_000 },
  };
}
