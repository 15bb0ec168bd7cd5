import type { Message } from '../../../core/entities/message.ts';

/** The queue of what waits to be sent, for the live connection. Most pages never load it. */
interface Queue {
  /** Sends what this account has left waiting in this browser. The receiver is called with each message that is sent. */
  takeUp(accountId: string, onSent: (message: Message) => void): void;
  /** Stops that; whatever is waiting then stays for the next time. */
  leave(): void;
  /** Sends what waits, now that the site can be reached. */
  send(): void;
  /** The person logs out: everything of theirs is deleted. */
  drop(): void;
}

let tell: (queue: Queue) => void;

/** The queue, once this page has loaded it. */
export const queueLoaded = new Promise<Queue>((resolve) => {
  tell = resolve;
});

export function announceQueue(queue: Queue): void {
  tell(queue);
}
