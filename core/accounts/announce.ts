import type { Event } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';

/** The channel on which an account's streams are woken. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/**
 * Wakes an account's streams after a commit. The event is already stored, and streams also check now and then, so a
 * failing bus does not turn a success into an error.
 */
export async function announce(
  ports: Pick<Ports, 'eventBus'>,
  accountId: string,
  event: Event,
): Promise<void> {
  await ports.eventBus.publish(accountChannel(accountId), event).catch(() => undefined);
}
