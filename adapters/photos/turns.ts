/** Runs the work as soon as `needed` places are free for it, and frees them when it ends, well or badly. */
export type TakeTurns = <Result>(needed: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets pieces of work run that together need at most `places`, in the order they came: a large one at the head of
 * the queue waits until enough places are free, and nothing overtakes it.
 */
export function createTurns(places: number): TakeTurns {
  let free = places;
  const waiting: { readonly needed: number; readonly start: () => void }[] = [];
  function startNext() {
    for (let head = waiting[0]; head !== undefined && head.needed <= free; head = waiting[0]) {
      waiting.shift();
      free -= head.needed;
      head.start();
    }
  }
  return async (needed, work) => {
    await new Promise<void>((start) => {
      waiting.push({ needed, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += needed;
      startNext();
    }
  };
}
