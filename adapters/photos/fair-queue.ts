/** Runs the work as soon as `needed` places are free for it and it is `who`'s turn, and frees them when it ends, well or badly. */
type FairQueue = <Result>(who: string, needed: number, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly needed: number;
  readonly start: () => void;
}

/**
 * Lets pieces of work run that together need at most `places`, one of each person at a time: somebody with eight goes
 * to the back of the queue each time one of the eight is done. Large work whose turn it is waits until enough places
 * are free, and nothing overtakes it.
 */
export function createFairQueue(places: number): FairQueue {
  let free = places;
  const working = new Set<string>();
  /** Waiting work, by person, in the order of their turns. */
  const lines = new Map<string, Waiting[]>();

  function startNext() {
    for (const [who, [head, ...rest]] of lines) {
      if (head === undefined || working.has(who)) continue;
      if (head.needed > free) return;
      lines.set(who, rest);
      working.add(who);
      free -= head.needed;
      head.start();
    }
  }

  return async (who, needed, work) => {
    await new Promise<void>((start) => {
      lines.set(who, [...(lines.get(who) ?? []), { needed, start }]);
      startNext();
    });
    try {
      return await work();
    } finally {
      const rest = lines.get(who) ?? [];
      lines.delete(who);
      if (rest.length > 0) lines.set(who, rest);
      working.delete(who);
      free += needed;
      startNext();
    }
  };
}
