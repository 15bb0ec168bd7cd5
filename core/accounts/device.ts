import type { Text } from '../texts/text.ts';

/** A signed-in browser, as its owner sees it in the list of devices. */
export interface Device {
  /** Identifies the device among its owner's devices; gives no access. */
  readonly id: string;
  readonly name: Text | string;
  /** Whether the request comes from this device. */
  readonly current: boolean;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}
