import { describe, expect, test } from 'vitest';
import { describeEventBus } from '../contracts/event-bus.ts';
import { createInProcessEventBus } from './in-process-event-bus.ts';

describeEventBus('in process', async () => {
  const eventBus = createInProcessEventBus();
  return { publisher: eventBus, listener: eventBus, close: async () => undefined };
});

describe('the event bus in process', () => {
  test('reports the errors of listeners', async () => {
    const errors: unknown[] = [];
    const failure = new Error('this listener fails');
    const told = new Promise<void>((resolve) => {
      const eventBus = createInProcessEventBus({
        onListenerError(error) {
          errors.push(error);
          resolve();
        },
      });
      void eventBus
        .subscribe('adverts', () => {
          throw failure;
        })
        .then(() => eventBus.publish('adverts', { kind: 'liked', ids: {} }));
    });
    await told;
    expect(errors).toEqual([failure]);
  });

  test('tells nothing after the end of a subscription, not even what was published just before', async () => {
    const eventBus = createInProcessEventBus();
    const heard: string[] = [];
    const end = await eventBus.subscribe('adverts', ({ kind }) => heard.push(`ended ${kind}`));
    const told = new Promise<void>((resolve) => {
      void eventBus.subscribe('adverts', ({ kind }) => {
        heard.push(`staying ${kind}`);
        resolve();
      });
    });
    const published = eventBus.publish('adverts', { kind: 'liked', ids: {} });
    end();
    await Promise.all([published, told]);
    expect(heard).toEqual(['staying liked']);
  });

  test('lets the publisher go on before any listener is told', async () => {
    const eventBus = createInProcessEventBus();
    const order: string[] = [];
    const told = new Promise<void>((resolve) => {
      void eventBus.subscribe('adverts', () => {
        order.push('listener');
        resolve();
      });
    });
    const published = eventBus.publish('adverts', { kind: 'liked', ids: {} });
    order.push('publisher');
    await Promise.all([published, told]);
    expect(order).toEqual(['publisher', 'listener']);
  });
});
