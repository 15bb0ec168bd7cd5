import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Event, EventBus } from '../../core/ports/event-bus.ts';

/** Two ends of one bus: the same object, or the buses of two processes. */
type EventBusFixture = () => Promise<{
  readonly publisher: EventBus;
  readonly listener: EventBus;
  close(): Promise<void>;
}>;

function someEvent(number: number): Event {
  return { kind: 'liked', ids: { advert: `ad_${number}` } };
}

const eventually = (heard: readonly Event[]) => expect.poll(() => heard, { interval: 5 });

export function describeEventBus(name: string, fixture: EventBusFixture): void {
  describe(`${name}: event bus`, () => {
    let open: Awaited<ReturnType<EventBusFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    /** Subscribes, collects the events, and calls `more` with each. */
    async function listen(channel = 'adverts', more: (event: Event) => unknown = () => undefined) {
      const heard: Event[] = [];
      const end = await open.listener.subscribe(channel, (event) => {
        heard.push(event);
        return more(event);
      });
      return { heard, end };
    }

    async function publish(...numbers: readonly number[]): Promise<void> {
      for (const number of numbers) await open.publisher.publish('adverts', someEvent(number));
    }

    test('tells the listener what happened, with all ids', async () => {
      const { heard } = await listen();
      const ids = { advert: 'ad_1', 'comment 🌿': 'x'.repeat(1000), none: '' };
      await open.publisher.publish('adverts', { kind: 'commented', ids });
      await eventually(heard).toEqual([{ kind: 'commented', ids }]);
    });

    test('tells every listener of the channel all events, in the order in which they were published', async () => {
      const listeners = [await listen(), await listen(), await listen()];
      const numbers = Array.from({ length: 100 }, (_, index) => index);
      await publish(...numbers);
      for (const { heard } of listeners) await eventually(heard).toEqual(numbers.map(someEvent));
    });

    test('tells the publisher too, if it listens', async () => {
      const heard: Event[] = [];
      await open.publisher.subscribe('adverts', (event) => heard.push(event));
      await publish(1);
      await eventually(heard).toEqual([someEvent(1)]);
    });

    test('keeps channels apart, whatever their names', async () => {
      const channels = ['adverts', 'Adverts', 'adverts:1', 'user 🌿', '*', "it's", 'x'.repeat(200), ''];
      const listeners = [];
      for (const channel of channels) listeners.push(await listen(channel));
      for (const [index, channel] of channels.entries()) {
        await open.publisher.publish(channel, someEvent(index));
      }
      for (const [index, { heard }] of listeners.entries()) {
        await eventually(heard).toEqual([someEvent(index)]);
      }
    });

    test('publishes without an error when nobody listens', async () => {
      await expect(open.publisher.publish('adverts', someEvent(1))).resolves.toBeUndefined();
    });

    test('says nothing about what was published before the subscription', async () => {
      const early = await listen();
      await publish(1);
      await eventually(early.heard).toHaveLength(1);
      const late = await listen();
      await publish(2);
      await eventually(late.heard).toEqual([someEvent(2)]);
    });

    test('says nothing after the subscription has ended, and may be ended twice', async () => {
      const [ended, staying] = [await listen(), await listen()];
      ended.end();
      ended.end();
      await publish(1);
      await eventually(staying.heard).toHaveLength(1);
      expect(ended.heard).toEqual([]);
    });

    test('subscribes again after everybody has left the channel', async () => {
      const { end } = await listen();
      end();
      const { heard } = await listen();
      end();
      await publish(1);
      await eventually(heard).toEqual([someEvent(1)]);
    });

    test('treats one function subscribed twice as two listeners', async () => {
      const heard: Event[] = [];
      const hear = (event: Event) => heard.push(event);
      const end = await open.listener.subscribe('adverts', hear);
      await open.listener.subscribe('adverts', hear);
      await publish(1);
      await eventually(heard).toHaveLength(2);
      end();
      await publish(2);
      await eventually(heard).toEqual([someEvent(1), someEvent(1), someEvent(2)]);
    });

    test('is not disturbed by a listener that fails: neither the publisher nor the others nor that listener', async () => {
      const listeners = [
        await listen(),
        await listen('adverts', () => {
          throw new Error('this listener fails');
        }),
        await listen('adverts', () => Promise.reject(new Error('this listener fails later'))),
        await listen(),
      ];
      await publish(1, 2);
      for (const { heard } of listeners) await eventually(heard).toEqual([someEvent(1), someEvent(2)]);
    });

    test('lets a listener end its own subscription while it listens', async () => {
      const once = await listen('adverts', () => once.end());
      const staying = await listen();
      await publish(1, 2);
      await eventually(staying.heard).toHaveLength(2);
      expect(once.heard).toEqual([someEvent(1)]);
    });

    test('lets a listener publish', async () => {
      const { heard } = await listen('adverts', () => {
        if (heard.length === 1) void publish(2);
      });
      await publish(1);
      await eventually(heard).toEqual([someEvent(1), someEvent(2)]);
    });
  });
}
