import type { PushSubscription } from './push-subscriptions.ts';

export interface Push {
  /** What the site's worker in the browser gets, at most 3,000 bytes. */
  readonly text: string;
  /** `high` wakes a sleeping phone. */
  readonly urgency: 'high' | 'normal';
  /** How long the push service keeps it for a browser that is away, in whole seconds. */
  readonly ttl: number;
  /** It replaces what the push service still keeps for the same browser under the same topic. */
  readonly topic: string;
}

/**
 * `gone`: the browser has ended the subscription, or it can never be reached. `later`: the push service is away or
 * busy. `refused`: the push service does not accept the message, or our keys; trying again would not help.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Web Push: the push services of browsers, and the keys by which they know this site. */
export interface PushSender {
  /** The public key with which browsers subscribe; undefined as long as the operator has made no keys. */
  siteKey(): Promise<string | undefined>;
  /** Makes new keys and returns the public one. Subscriptions made with the former keys are worth nothing then. */
  makeKeys(): Promise<string>;
  /** Whether something could be sent there: an https address that is not in a private network, and real keys. */
  accepts(browser: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>): Promise<boolean>;
  /** Encrypts and hands over. A failure is an outcome, and no exception. */
  send(subscription: PushSubscription, push: Push): Promise<PushOutcome>;
}
