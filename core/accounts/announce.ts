import type { Event } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';

/** The channel on which an account's streams are told about news. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/**
 * Tells an account's streams, after a commit, that there is news. What happened is already stored, and streams also
 * check now and then, so a failing bus must not turn a success into an error.
 */
export async function announce(
  ports: Pick<Ports, 'eventBus'>,
  accountId: string,
  event: Event,
): Promise<void> {
  await ports.eventBus.publish(accountChannel(accountId), event).catch(() => undefined);
}
