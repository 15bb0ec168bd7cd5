import type { PushSubject } from '../ports/outbox.ts';
import type { Stores } from '../ports/ports.ts';

/**
 * Queues, within the caller's transaction, that each device of these accounts that is notified is told about something.
 * What it is about is read, and put into words, only when it is sent.
 */
export async function queuePushes(
  stores: Pick<Stores, 'pushSubscriptions' | 'outbox'>,
  told: readonly { readonly accountId: string; readonly about: PushSubject; readonly at: Date }[],
): Promise<void> {
  const accounts = [...new Set(told.map(({ accountId }) => accountId))];
  const devices = await stores.pushSubscriptions.sessionsOf(accounts);
  for (const { accountId, sessionHash } of devices) {
    for (const { about, at } of told.filter((each) => each.accountId === accountId)) {
      const id = `push ${sessionHash} ${tagOf(about)}`;
      await stores.outbox.add(id, { kind: 'send-push', sessionHash, about }, at);
    }
  }
}

/** A newer notification on a device replaces an older one with the same tag. */
export function tagOf(about: PushSubject): string {
  return about.kind === 'conversation' ? `chat-${about.otherId}` : about.id;
}
