/** Lets calls through until one fails. */
type CircuitBreaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** A call that was not tried because one failed a moment ago. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/**
 * After a failure all calls reject at once for `openFor` milliseconds; then one is tried while the others still reject,
 * and its outcome decides. `onChange` is called for the first failure and for the recovery, not for each failure in
 * between.
 */
export function createCircuitBreaker({
  openFor,
  now,
  onChange,
}: {
  readonly openFor: number;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly onChange: (failure: unknown) => void;
}): CircuitBreaker {
  let openUntil: number | undefined;
  return async (call) => {
    if (openUntil !== undefined) {
      if (now() < openUntil) throw new CircuitOpen('It could not be reached a moment ago.');
      openUntil = now() + openFor;
    }
    try {
      const result = await call();
      if (openUntil !== undefined) onChange(undefined);
      openUntil = undefined;
      return result;
    } catch (error) {
      if (openUntil === undefined) onChange(error);
      openUntil = now() + openFor;
      throw error;
    }
  };
}
