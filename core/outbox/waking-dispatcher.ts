import type { Ports, Transaction } from '../ports/ports.ts';

/** The channel on which the dispatcher is told of new tasks in the outbox. */
export const outboxChannel = 'outbox';

/**
 * The same transaction, which after a commit that added tasks to the outbox tells the dispatcher so. The tasks are already
 * safe and are found on the next round anyway, so a bus that fails must not turn what was done into an error.
 */
export function wakingDispatcher(
  transaction: Transaction,
  eventBus: Pick<Ports['eventBus'], 'publish'>,
): Transaction {
  return async (work) => {
    let added = false;
    const result = await transaction((stores) => {
      added = false;
      const outbox: typeof stores.outbox = {
        ...stores.outbox,
        add(...task) {
          added = true;
          return stores.outbox.add(...task);
        },
      };
      return work({ ...stores, outbox });
    });
    if (added) await eventBus.publish(outboxChannel, { kind: 'outbox', ids: {} }).catch(() => undefined);
    return result;
  };
}
