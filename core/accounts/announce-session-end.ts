import type { Ports } from '../ports/ports.ts';

/** The channel on which streams are told that their session has ended. */
export function sessionChannel(idHash: string): string {
  return `session:${idHash}`;
}

/**
 * Tells streams of a removed session to end. Streams also check now and then, so a failing bus must not turn a log-out
 * into an error.
 */
export async function announceSessionEnd(ports: Pick<Ports, 'eventBus'>, idHash: string): Promise<void> {
  await ports.eventBus
    .publish(sessionChannel(idHash), { kind: 'session-ended', ids: {} })
    .catch(() => undefined);
}

/** The same for several sessions. */
export async function announceSessionEnds(
  ports: Pick<Ports, 'eventBus'>,
  idHashes: readonly string[],
): Promise<void> {
  for (const idHash of idHashes) await announceSessionEnd(ports, idHash);
}
