import { laneOf, lanesOf } from '../../../core/outbox/lanes.ts';
import type { Outbox, OutboxTask } from '../../../core/ports/outbox.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';

type MailTask = OutboxTask & { readonly kind: 'send-mail' };

/** A `like` pattern for the JSON of tasks that send a mail. */
const mails = '{"kind":"send-mail",%';

export function createSqlOutbox(db: Database): Outbox {
  return {
    async add(id, task, at) {
      await db
        .insertInto('outbox')
        .values({
          id,
          task: JSON.stringify(task),
          lane: laneOf(task),
          due_at: at.getTime(),
          attempts: 0,
          last_failure: null,
          leased_by: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    take: ({ now, leaseUntil, limit, part }) =>
      atomic(db, async (db) => {
        await db
          .updateTable('outbox')
          .set({ due_at: now.getTime(), leased_by: null })
          .where('leased_by', 'is not', null)
          .where(dialectOf(db).isGone('leased_by'))
          .execute();
        const due = await db
          .selectFrom('outbox')
          .select(['id', 'task', 'attempts'])
          .where('lane', 'in', lanesOf(part))
          .where('due_at', '<=', now.getTime())
          .orderBy('lane')
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit)
          .$if(dialectOf(db).locksRows, (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length === 0) return [];
        await db
          .updateTable('outbox')
          .set({ due_at: leaseUntil.getTime(), leased_by: dialectOf(db).thisProcess })
          .where(
            'id',
            'in',
            due.map((row) => row.id),
          )
          .execute();
        return due.map((row) => ({
          id: row.id,
          task: JSON.parse(row.task) as OutboxTask,
          attempts: row.attempts,
        }));
      }),

    async waitingMails({ after, limit }) {
      const rows = await db
        .selectFrom('outbox')
        .select(['id', 'task'])
        .where('id', '>', after ?? '')
        .where('task', 'like', mails)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, task }) => ({ id, task: JSON.parse(task) as MailTask }));
    },

    async finish(id) {
      return (await countDeleted(db.deleteFrom('outbox').where('id', '=', id))) > 0;
    },

    async postpone(id, at, reason) {
      await db
        .updateTable('outbox')
        .set((update) => ({
          attempts: update('attempts', '+', 1),
          due_at: at.getTime(),
          last_failure: reason,
          leased_by: null,
        }))
        .where('id', '=', id)
        .execute();
    },
  };
}
