import type { Ports, Transaction } from '../ports/ports.ts';

/** The channel on which the dispatcher hears about new tasks in the outbox. */
export const outboxChannel = 'outbox';

/**
 * Wraps a transaction so that the dispatcher is woken after each commit that added tasks to the outbox. The tasks are
 * already stored and will be found in the next round anyway, so a failing bus does not turn a success into an error.
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
