import type { Ports } from '../ports/ports.ts';

/** The channel on which streams are told that their session has ended. */
export function sessionChannel(idHash: string): string {
  return `session:${idHash}`;
}

/**
 * Tells the streams of a removed session to end. Streams also check their session now and then, so a failing bus does
 * not turn a log-out into an error.
 */
export async function announceSessionEnd(ports: Pick<Ports, 'eventBus'>, idHash: string): Promise<void> {
  await ports.eventBus
    .publish(sessionChannel(idHash), { kind: 'session-ended', ids: {} })
    .catch(() => undefined);
}

export async function announceSessionEnds(
  ports: Pick<Ports, 'eventBus'>,
  idHashes: readonly string[],
): Promise<void> {
  for (const idHash of idHashes) await announceSessionEnd(ports, idHash);
}
