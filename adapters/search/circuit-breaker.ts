/** Runs a call, unless the circuit is open. */
type CircuitBreaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** Thrown instead of a call while the circuit is open. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/**
 * A failure opens the circuit: for `openFor` milliseconds all calls reject immediately. Then one call is tried while
 * the others still reject, and its outcome decides. `onChange` is called with the first failure and at recovery.
 */
export function createCircuitBreaker({
  openFor,
  now,
  onChange,
}: {
  readonly openFor: number;
  /** A monotonic clock, in milliseconds. */
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
