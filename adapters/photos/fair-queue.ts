/** Runs the work when it is `who`'s turn and `needed` slots are free, and frees them when the work settles. */
type FairQueue = <Result>(who: string, needed: number, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly needed: number;
  readonly start: () => void;
}

/**
 * A queue for work that occupies at most `slots` slots together, one piece of each person at a time: somebody with
 * eight pieces goes to the end of the queue after each. The first in the queue waits until enough slots are free for
 * it; nothing overtakes it.
 */
export function createFairQueue(slots: number): FairQueue {
  let free = slots;
  const working = new Set<string>();
  /** Queued work by person, in the order of their turns. */
  const queues = new Map<string, Waiting[]>();

  function startNext() {
    for (const [who, [head, ...rest]] of queues) {
      if (head === undefined || working.has(who)) continue;
      if (head.needed > free) return;
      queues.set(who, rest);
      working.add(who);
      free -= head.needed;
      head.start();
    }
  }

  return async (who, needed, work) => {
    await new Promise<void>((start) => {
      queues.set(who, [...(queues.get(who) ?? []), { needed, start }]);
      startNext();
    });
    try {
      return await work();
    } finally {
      const rest = queues.get(who) ?? [];
      queues.delete(who);
      if (rest.length > 0) queues.set(who, rest);
      working.delete(who);
      free += needed;
      startNext();
    }
  };
}
