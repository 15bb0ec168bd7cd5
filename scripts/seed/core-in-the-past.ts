import { type Core, createCore } from '../../core/core.ts';
import type { Ports } from '../../core/ports/ports.ts';

/** The use cases with a settable clock, because the sample people acted in the past. */
export interface CoreInThePast {
  at(moment: Date): Core;
}

export function createCoreInThePast(ports: Ports): CoreInThePast {
  let moment = ports.clock.now();
  const core = createCore({ ...ports, ...withoutMails(ports), clock: { now: () => moment } });
  return {
    at(wanted) {
      moment = wanted;
      return core;
    },
  };
}

/** Drops mail tasks: mails to the sample addresses would reach strangers, or nobody. */
function withoutMails(ports: Ports): Pick<Ports, 'transaction'> {
  return {
    transaction: (work) =>
      ports.transaction((stores) =>
        work({
          ...stores,
          outbox: {
            ...stores.outbox,
            async add(id, task, at) {
              if (!/^send-mail$|^mail-/.test(task.kind)) await stores.outbox.add(id, task, at);
            },
          },
        }),
      ),
  };
}
