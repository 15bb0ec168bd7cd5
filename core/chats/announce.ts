import type { Event } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';

/** Where an account's streams hear that there is news for it. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/**
 * Tells an account's streams, after a commit, that there is news. What happened is already kept, and streams look
 * by themselves now and then, so a bus that fails must not turn what was done into an error.
 */
export async function announce(
  ports: Pick<Ports, 'eventBus'>,
  accountId: string,
  event: Event,
): Promise<void> {
  await ports.eventBus.publish(accountChannel(accountId), event).catch(() => undefined);
}
