import { laneOf, lanesOf } from '../../core/outbox/lanes.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryOutbox(connection: Connection): Outbox {
  return {
    add: (id, task, at) =>
      connection.write((tables) => {
        if (tables.outbox.has(id)) return;
        tables.outbox.set(id, {
          id,
          task: structuredClone(task),
          attempts: 0,
          dueAt: new Date(at),
          lastReason: undefined,
        });
      }),
    take: ({ now, leaseUntil, limit, part }) =>
      connection.write((tables) => {
        const due = tables.outbox
          .where((row) => row.dueAt <= now)
          .filter(({ task }) => lanesOf(part).includes(laneOf(task)))
          .toSorted(
            (left, right) =>
              laneOf(left.task) - laneOf(right.task) || left.dueAt.getTime() - right.dueAt.getTime(),
          )
          .slice(0, limit);
        for (const { id } of due) tables.outbox.change(id, { dueAt: leaseUntil });
        return due.map(({ id, task, attempts }) => ({ id, task, attempts }));
      }),
    waitingMails: ({ after = '', limit }) =>
      connection.read((tables) =>
        [...tables.outbox.values()]
          .toSorted((left, right) => (left.id < right.id ? -1 : 1))
          .flatMap(({ id, task }) => (task.kind === 'send-mail' && id > after ? [{ id, task }] : []))
          .slice(0, limit),
      ),
    finish: (id) => connection.write((tables) => tables.outbox.delete(id)),
    postpone: (id, at, reason) =>
      connection.write((tables) => {
        const attempts = (tables.outbox.get(id)?.attempts ?? 0) + 1;
        tables.outbox.change(id, { attempts, dueAt: at, lastReason: reason });
      }),
  };
}
