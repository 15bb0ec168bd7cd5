/** A browser in which somebody is signed in, as they see it in their list. */
export interface Device {
  /** Identifies it among its owner's devices; gives no access. */
  readonly id: string;
  readonly name: string;
  /** Whether it is the one making the request. */
  readonly current: boolean;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}
