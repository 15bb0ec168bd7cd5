import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { day } from '../shared/time/durations.ts';

/** An index that needs this many steps, and what it was asked for. */
function indexOf(steps: number) {
  const ports = memoryPorts();
  const asked: number[] = [];
  const compact = async () => asked.push(asked.length) % steps === 0;
  return { ports: { ...ports, searchIndex: { ...ports.searchIndex, compact } }, asked };
}

it('compacts the search index once a day, to the last step', async () => {
  const { ports, asked } = indexOf(250);
  await ensureScheduled(ports);
  ports.clock.advance(day);
  await dispatchOutbox(ports);
  expect(asked).toHaveLength(250);
  ports.clock.advance(day);
  await dispatchOutbox(ports);
  expect(asked).toHaveLength(500);
});

it('compacts it after all words were written again', async () => {
  const { ports, asked } = indexOf(1);
  await ports.outbox.add('find-herbs', { kind: 'find-herbs' }, ports.clock.now());
  await dispatchOutbox(ports);
  expect(asked).toHaveLength(1);
});
