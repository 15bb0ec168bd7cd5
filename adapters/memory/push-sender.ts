import type { Push, PushOutcome, PushSender } from '../../core/ports/push-sender.ts';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';

export interface MemoryPushSender extends PushSender {
  /** What has been handed over, the oldest first. */
  readonly sent: readonly { readonly subscription: PushSubscription; readonly push: Push }[];
  /** The outcome of what is sent next. */
  outcome: PushOutcome;
}

/** Does not encrypt, and takes keys for real that only have the right form. */
export function createMemoryPushSender(): MemoryPushSender {
  const sent: { subscription: PushSubscription; push: Push }[] = [];
  let made = 0;
  const sender: MemoryPushSender = {
    sent,
    outcome: 'sent',
    siteKey: async () => (made === 0 ? undefined : `site key ${made}`),
    async makeKeys() {
      made += 1;
      return `site key ${made}`;
    },
    accepts: async ({ endpoint, p256dh, auth }) =>
      /^https:\/\/[a-z-]+(?:\.[a-z-]+)+(?:\/|$)/.test(endpoint) &&
      /^B[\w-]{86}$/.test(p256dh) &&
      /^[\w-]{22}$/.test(auth),
    async send(subscription, push) {
      if (subscription.siteKey !== `site key ${made}`) return 'gone';
      if (sender.outcome === 'sent') sent.push(structuredClone({ subscription, push }));
      return sender.outcome;
    },
  };
  return sender;
}
