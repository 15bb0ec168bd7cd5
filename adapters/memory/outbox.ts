import type { Outbox } from '../../core/ports/outbox.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryOutbox(connection: Connection): Outbox {
  return {
    add: (id, task, at) =>
      connection.write((tables) => {
        tables.outbox.set(id, {
          id,
          task: structuredClone(task),
          attempts: 0,
          dueAt: new Date(at),
          lastReason: undefined,
        });
      }),
    take: ({ now, leaseUntil, limit }) =>
      connection.write((tables) => {
        const due = [...tables.outbox.values()]
          .filter((row) => row.dueAt <= now)
          .toSorted((left, right) => left.dueAt.getTime() - right.dueAt.getTime())
          .slice(0, limit);
        for (const row of due) tables.outbox.set(row.id, { ...row, dueAt: new Date(leaseUntil) });
        return due.map(({ id, task, attempts }) => ({ id, task, attempts }));
      }),
    waitingMails: ({ after = '', limit }) =>
      connection.read((tables) =>
        [...tables.outbox.values()]
          .toSorted((left, right) => (left.id < right.id ? -1 : 1))
          .flatMap(({ id, task }) => (task.kind === 'send-mail' && id > after ? [{ id, task }] : []))
          .slice(0, limit),
      ),
    finish: (id) =>
      connection.write((tables) => {
        tables.outbox.delete(id);
      }),
    postpone: (id, at, reason) =>
      connection.write((tables) => {
        const row = tables.outbox.get(id);
        if (row === undefined) return;
        tables.outbox.set(id, {
          ...row,
          attempts: row.attempts + 1,
          dueAt: new Date(at),
          lastReason: reason,
        });
      }),
  };
}
