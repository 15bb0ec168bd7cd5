import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Event, EventBus } from '../../core/ports/event-bus.ts';

/** Two ends of one bus: the same object in one process, or the buses of two processes. */
type EventBusFixture = () => Promise<{
  readonly publisher: EventBus;
  readonly listener: EventBus;
  close(): Promise<void>;
}>;

/** Collects what it hears and tells when it has heard enough, so that no test has to wait for some time. */
function ear(): {
  readonly heard: readonly Event[];
  hear(event: Event): void;
  until(count: number): Promise<void>;
} {
  const heard: Event[] = [];
  const waiting = new Set<() => void>();
  return {
    heard,
    hear(event) {
      heard.push(event);
      for (const check of waiting) check();
    },
    until(count) {
      return new Promise((resolve) => {
        const check = () => {
          if (heard.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    },
  };
}

function someEvent(number: number): Event {
  return { kind: 'liked', ids: { advert: `ad_${number}` } };
}

export function describeEventBus(name: string, fixture: EventBusFixture): void {
  describe(`${name}: event bus`, () => {
    let open: Awaited<ReturnType<EventBusFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    test('tells the listener what happened, with every id', async () => {
      const { heard, hear, until } = ear();
      await open.listener.subscribe('adverts', hear);
      const event: Event = {
        kind: 'commented',
        ids: { advert: 'ad_1', 'comment 🌿': 'x'.repeat(1000), none: '' },
      };
      await open.publisher.publish('adverts', event);
      await until(1);
      expect(heard).toEqual([event]);
    });

    test('tells events in the order in which they were published', async () => {
      const { heard, hear, until } = ear();
      await open.listener.subscribe('adverts', hear);
      const events = Array.from({ length: 100 }, (_, index) => someEvent(index));
      for (const event of events) await open.publisher.publish('adverts', event);
      await until(100);
      expect(heard).toEqual(events);
    });

    test('tells every listener of the channel', async () => {
      const ears = [ear(), ear(), ear()];
      for (const { hear } of ears) await open.listener.subscribe('adverts', hear);
      await open.publisher.publish('adverts', someEvent(1));
      for (const { heard, until } of ears) {
        await until(1);
        expect(heard).toEqual([someEvent(1)]);
      }
    });

    test('tells whoever publishes too, when they listen', async () => {
      const { heard, hear, until } = ear();
      await open.publisher.subscribe('adverts', hear);
      await open.publisher.publish('adverts', someEvent(1));
      await until(1);
      expect(heard).toEqual([someEvent(1)]);
    });

    test('keeps channels apart, whatever their names', async () => {
      const channels = ['adverts', 'Adverts', 'adverts:1', 'user 🌿', '*', "it's", 'x'.repeat(200), ''];
      const ears = channels.map(() => ear());
      for (const [index, channel] of channels.entries()) {
        await open.listener.subscribe(channel, (event) => ears[index]?.hear(event));
      }
      for (const [index, channel] of channels.entries()) {
        await open.publisher.publish(channel, someEvent(index));
      }
      for (const [index, { heard, until }] of ears.entries()) {
        await until(1);
        expect(heard).toEqual([someEvent(index)]);
      }
    });

    test('publishes without an error when nobody listens', async () => {
      await expect(open.publisher.publish('adverts', someEvent(1))).resolves.toBeUndefined();
    });

    test('tells nothing of what was published before the subscription', async () => {
      const [early, late] = [ear(), ear()];
      await open.listener.subscribe('adverts', early.hear);
      await open.publisher.publish('adverts', someEvent(1));
      await early.until(1);
      await open.listener.subscribe('adverts', late.hear);
      await open.publisher.publish('adverts', someEvent(2));
      await late.until(1);
      expect(late.heard).toEqual([someEvent(2)]);
    });

    test('tells nothing after the subscription has ended, and ends it twice without an error', async () => {
      const [ended, staying] = [ear(), ear()];
      const end = await open.listener.subscribe('adverts', ended.hear);
      await open.listener.subscribe('adverts', staying.hear);
      end();
      end();
      await open.publisher.publish('adverts', someEvent(1));
      await staying.until(1);
      expect(ended.heard).toEqual([]);
    });

    test('subscribes anew after everybody has left the channel', async () => {
      const { heard, hear, until } = ear();
      const end = await open.listener.subscribe('adverts', hear);
      end();
      await open.listener.subscribe('adverts', hear);
      end();
      await open.publisher.publish('adverts', someEvent(1));
      await until(1);
      expect(heard).toEqual([someEvent(1)]);
    });

    test('takes one function subscribed twice as two listeners', async () => {
      const { heard, hear, until } = ear();
      const end = await open.listener.subscribe('adverts', hear);
      await open.listener.subscribe('adverts', hear);
      await open.publisher.publish('adverts', someEvent(1));
      await until(2);
      end();
      await open.publisher.publish('adverts', someEvent(2));
      await until(3);
      expect(heard).toEqual([someEvent(1), someEvent(1), someEvent(2)]);
    });

    test('lets a listener that fails harm neither the publisher nor the others nor itself', async () => {
      const [before, failing, after] = [ear(), ear(), ear()];
      await open.listener.subscribe('adverts', before.hear);
      await open.listener.subscribe('adverts', (event) => {
        failing.hear(event);
        throw new Error('this listener fails');
      });
      const rejecting = async (event: Event) => {
        failing.hear(event);
        throw new Error('this listener fails later');
      };
      await open.listener.subscribe('adverts', rejecting);
      await open.listener.subscribe('adverts', after.hear);
      for (const number of [1, 2]) {
        await expect(open.publisher.publish('adverts', someEvent(number))).resolves.toBeUndefined();
      }
      await Promise.all([before.until(2), failing.until(4), after.until(2)]);
      expect(before.heard).toEqual([someEvent(1), someEvent(2)]);
      expect(after.heard).toEqual([someEvent(1), someEvent(2)]);
    });

    test('lets a listener end its own subscription while it listens', async () => {
      const [once, staying] = [ear(), ear()];
      const end = await open.listener.subscribe('adverts', (event) => {
        once.hear(event);
        end();
      });
      await open.listener.subscribe('adverts', staying.hear);
      for (const number of [1, 2]) await open.publisher.publish('adverts', someEvent(number));
      await staying.until(2);
      expect(once.heard).toEqual([someEvent(1)]);
    });

    test('lets a listener publish', async () => {
      const { heard, hear, until } = ear();
      await open.listener.subscribe('adverts', (event) => {
        hear(event);
        if (heard.length === 1) void open.publisher.publish('adverts', someEvent(2));
      });
      await open.publisher.publish('adverts', someEvent(1));
      await until(2);
      expect(heard).toEqual([someEvent(1), someEvent(2)]);
    });
  });
}
