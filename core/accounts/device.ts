/** A browser in which somebody is signed in, as they see it in their list. */
export interface Device {
  /** Names it among the devices of its owner, and opens nothing. */
  readonly id: string;
  readonly name: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}
