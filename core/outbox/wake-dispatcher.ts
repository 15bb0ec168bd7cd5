import type { Ports } from '../ports/ports.ts';

/** Where the dispatcher hears that the outbox has new tasks. */
export const outboxChannel = 'outbox';

/**
 * Tells the dispatcher, after a commit, that there is work. The task is already safe and is found on the next
 * round anyway, so a bus that fails must not turn what was done into an error.
 */
export async function wakeDispatcher(ports: Pick<Ports, 'eventBus'>): Promise<void> {
  await ports.eventBus.publish(outboxChannel, { kind: 'outbox', ids: {} }).catch(() => undefined);
}
