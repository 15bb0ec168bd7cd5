import { expect, test } from 'vitest';
import { describeEventBus } from '../contracts/event-bus.ts';
import { createInProcessEventBus } from './in-process-event-bus.ts';

describeEventBus('in process', async () => {
  const eventBus = createInProcessEventBus();
  return { publisher: eventBus, listener: eventBus, close: async () => undefined };
});

const liked = { kind: 'liked', ids: {} };

test('reports the errors of listeners', async () => {
  const errors: unknown[] = [];
  const failure = new Error('this listener fails');
  const eventBus = createInProcessEventBus({ onListenerError: (error) => errors.push(error) });
  await eventBus.subscribe('adverts', () => {
    throw failure;
  });
  await eventBus.publish('adverts', liked);
  await expect.poll(() => errors).toEqual([failure]);
});

test('says nothing after the end of a subscription, not even what was published just before', async () => {
  const eventBus = createInProcessEventBus();
  const heard: string[] = [];
  const end = await eventBus.subscribe('adverts', () => heard.push('ended'));
  await eventBus.subscribe('adverts', () => heard.push('staying'));
  const published = eventBus.publish('adverts', liked);
  end();
  await published;
  await expect.poll(() => heard).toEqual(['staying']);
});

test('lets the publisher continue before any listener is told', async () => {
  const eventBus = createInProcessEventBus();
  const order: string[] = [];
  await eventBus.subscribe('adverts', () => order.push('listener'));
  void eventBus.publish('adverts', liked);
  order.push('publisher');
  await expect.poll(() => order).toEqual(['publisher', 'listener']);
});
