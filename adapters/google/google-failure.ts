/** Why Google has not told us who somebody is. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** `stale`: the code was used or has expired. `unreachable`: anything that is not the person's fault. */
  readonly kind: 'stale' | 'unreachable';

  /** `reason` is for the log: it holds nothing that Google or a browser has sent. */
  constructor(kind: 'stale' | 'unreachable', reason: string) {
    super(reason);
    this.kind = kind;
  }
}
