import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { notificationId } from '../entities/notification.ts';
import { letOthersWork, setBackOnceTaken, shop } from '../fixtures-for-test.ts';
import { day, hour, minute } from '../shared/time/durations.ts';
import { nextAt, runDaily } from './daily.ts';

it.each([
  ['long before', '2025-01-15T00:00:00Z', 7, '2025-01-15T04:00:00Z'],
  ['a millisecond before', '2025-01-15T03:59:59.999Z', 7, '2025-01-15T04:00:00Z'],
  ['at that very hour', '2025-01-15T04:00:00Z', 7, '2025-01-16T04:00:00Z'],
  ['when it is the next day in Kampala already', '2025-01-15T21:30:00Z', 7, '2025-01-16T04:00:00Z'],
  ['for an hour that is the day before in London', '2025-01-15T21:30:00Z', 1, '2025-01-15T22:00:00Z'],
  ['at the end of a year', '2024-12-31T20:59:00Z', 0, '2024-12-31T21:00:00Z'],
])('knows when that hour comes next in Kampala: %s', (_, now, wanted, next) => {
  expect(nextAt(new Date(now), wanted)).toEqual(new Date(next));
});

describe('a daily task', () => {
  const waiting = (ports: MemoryPorts) =>
    [...ports.database.tables.outbox.values()].flatMap(({ dueAt, task }) =>
      task.kind === 'forget-notifications' ? [[task.kind, new Date(dueAt).toISOString()]] : [],
    );
  const at = (ports: MemoryPorts, moment: string) => ports.clock.set(new Date(moment));
  const forgetting = (moment: string) => [['forget-notifications', moment]];

  async function scheduled(now = '2025-01-14T22:00:00Z') {
    const ports = memoryPorts({ now: new Date(now) });
    await ensureScheduled(ports);
    return ports;
  }

  it('is queued once, however often and by however many it is scheduled', async () => {
    const ports = await scheduled();
    await Promise.all([ensureScheduled(ports), ensureScheduled(ports)]);
    expect(waiting(ports)).toEqual(forgetting('2025-01-15T00:00:00.000Z'));
    expect(await dispatchOutbox(ports)).toBe(0);
  });

  it('runs at its hour, and waits for the next day', async () => {
    const ports = await scheduled();
    at(ports, '2025-01-15T00:00:00Z');
    expect(await dispatchOutbox(ports)).toBe(1);
    expect(await dispatchOutbox(ports)).toBe(0);
    expect(waiting(ports)).toEqual(forgetting('2025-01-16T00:00:00.000Z'));
  });

  it('runs once when the site was off for days, and then at its usual hour', async () => {
    const ports = await scheduled();
    at(ports, '2025-01-18T10:00:00Z');
    await ensureScheduled(ports);
    await dispatchOutbox(ports);
    expect(waiting(ports)).toEqual(forgetting('2025-01-19T00:00:00.000Z'));
    expect(await dispatchOutbox(ports)).toBe(0);
  });

  it.each([
    ['a little', '2025-01-14T23:59:59.999Z', '2025-01-16T00:00:00.000Z'],
    ['to the day before', '2025-01-14T01:00:00Z', '2025-01-16T00:00:00.000Z'],
    ['by days', '2025-01-12T10:00:00Z', '2025-01-13T00:00:00.000Z'],
  ])(
    'runs once and waits for its next day when the clock is set back meanwhile: %s',
    async (_, moment, next) => {
      const ports = await scheduled();
      at(ports, '2025-01-15T00:00:00Z');
      expect(await dispatchOutbox(setBackOnceTaken(ports, new Date(moment)))).toBe(1);
      expect(waiting(ports)).toEqual(forgetting(next));
    },
  );

  const entry = { id: 'today', task: { kind: 'forget-notifications' }, hour: 3 } as const;

  it('runs once when a process is killed before it could report it, or when two took it', async () => {
    const ports = memoryPorts();
    await ports.outbox.add(entry.id, entry.task, ports.clock.now());
    let done = 0;
    const work = async () => {
      done += 1;
    };
    await Promise.all([runDaily(ports, entry, work), runDaily(ports, entry, work)]);
    await runDaily(ports, entry, work);
    expect(done).toBe(1);
    expect(waiting(ports)).toHaveLength(1);
  });

  it('is tried again when its work fails, and nothing of it is kept in between', async () => {
    const ports = memoryPorts();
    await ports.outbox.add(entry.id, entry.task, ports.clock.now());
    const failing = runDaily(ports, entry, async ({ outbox }) => {
      await outbox.add('effect', entry.task, ports.clock.now());
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('full');
    expect([...ports.database.tables.outbox.keys()]).toEqual([entry.id]);
  });

  it('is taken over by another process when the first one died', async () => {
    const ports = await scheduled();
    at(ports, '2025-01-15T00:00:00Z');
    const removeBefore = () => new Promise<number>(() => {});
    void dispatchOutbox({ ...ports, notifications: { ...ports.notifications, removeBefore } });
    await letOthersWork();
    ports.clock.advance(10 * minute);
    expect(await dispatchOutbox(ports)).toBe(1);
    expect(waiting(ports)).toEqual(forgetting('2025-01-16T00:00:00.000Z'));
  });
});

it('forgets notifications after 60 days', async () => {
  const { ports, amina, advertId } = await shop();
  const cause = { kind: 'match', advertId, search: 'neem' } as const;
  const told = (age: number, id: string) => ({
    accountId: amina.accountId,
    id,
    at: new Date(ports.clock.now().getTime() - age),
    cause,
  });
  const old = Array.from({ length: 501 }, (_, number) => told(60 * day + hour, `old${number}`));
  await ports.notifications.add([...old, told(59 * day, notificationId(cause))]);
  await ensureScheduled(ports);
  ports.clock.advance(16 * hour);
  await dispatchOutbox(ports);
  const { accountId } = amina;
  const kept = await ports.notifications.ofAccount({ accountId, after: undefined, limit: 9 });
  expect(kept.map(({ id }) => id)).toEqual([notificationId(cause)]);
});
