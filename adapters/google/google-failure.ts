/** Why Google has not identified somebody. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** `stale`: the code was used already or has expired. `unreachable`: Google could not be reached, or failed. */
  readonly kind: 'stale' | 'unreachable';

  /** `reason` is for the log, and contains nothing received from Google or the browser. */
  constructor(kind: 'stale' | 'unreachable', reason: string) {
    super(reason);
    this.kind = kind;
  }
}
