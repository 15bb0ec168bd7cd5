import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Push, PushOutcome, PushSender } from '../../core/ports/push-sender.ts';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';

/** A sender without keys, and a browser that it can reach. */
type PushSenderFixture = () => Promise<{
  readonly sender: PushSender;
  readonly browser: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>;
  /** The texts that have arrived in the browser, oldest first. */
  received(): readonly string[];
  /** Makes the push service answer so that this is the outcome. */
  answer(outcome: PushOutcome): void;
  close(): Promise<void>;
}>;

const push: Push = { text: '{"body":"Nakato – 🌿"}', urgency: 'high', ttl: 60, topic: 'chat-1' };

export function describePushSender(name: string, fixture: PushSenderFixture): void {
  describe(`${name}: push sender`, () => {
    let open: Awaited<ReturnType<PushSenderFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    const subscribed = (siteKey: string): PushSubscription => ({
      ...open.browser,
      siteKey,
      accountId: 'amina',
      sessionHash: 'session',
      subscribedAt: new Date(0),
    });

    test('has no keys until they are made, and other keys when they are made again', async () => {
      expect(await open.sender.siteKey()).toBeUndefined();
      const first = await open.sender.makeKeys();
      expect(await open.sender.siteKey()).toBe(first);
      const second = await open.sender.makeKeys();
      expect(second).not.toBe(first);
      expect(await open.sender.siteKey()).toBe(second);
    });

    test('hands over what arrives in the browser unchanged', async () => {
      const subscription = subscribed(await open.sender.makeKeys());
      const long = { ...push, text: '🌿'.repeat(750) };
      expect(await open.sender.send(subscription, push)).toBe('sent');
      expect(await open.sender.send(subscription, long)).toBe('sent');
      expect(open.received()).toEqual([push.text, long.text]);
    });

    test.each(['gone', 'later', 'refused'] as const)('says that it is %s', async (outcome) => {
      const subscription = subscribed(await open.sender.makeKeys());
      open.answer(outcome);
      expect(await open.sender.send(subscription, push)).toBe(outcome);
    });

    test('sends nothing to a browser that subscribed with former keys', async () => {
      const former = subscribed(await open.sender.makeKeys());
      await open.sender.makeKeys();
      expect(await open.sender.send(former, push)).toBe('gone');
      expect(open.received()).toEqual([]);
    });

    test('accepts a browser', async () => {
      expect(await open.sender.accepts(open.browser)).toBe(true);
    });

    test.each([
      '',
      'push',
      'http://push.example/1',
      'ftp://push.example/1',
      'javascript:alert(1)',
      'https://nakato@push.example/1',
      'https://nakato:secret@push.example/1',
      'https://10.0.0.1/1',
      'https://[fe80::1]/1',
      'https://0x7f000002/1',
    ])('does not accept the endpoint %j', async (endpoint) => {
      expect(await open.sender.accepts({ ...open.browser, endpoint })).toBe(false);
    });

    test('does not accept what are no keys', async () => {
      const { p256dh, auth } = open.browser;
      const keys = [
        '',
        'x',
        `${p256dh}AA`,
        p256dh.slice(4),
        `C${p256dh.slice(1)}`,
        `${p256dh.slice(0, -1)}=`,
      ];
      for (const wrong of keys)
        expect(await open.sender.accepts({ ...open.browser, p256dh: wrong }), wrong).toBe(false);
      for (const wrong of ['', auth.slice(4), `${auth}AA`, '!'.repeat(22)])
        expect(await open.sender.accepts({ ...open.browser, auth: wrong }), wrong).toBe(false);
    });
  });
}
