import type { Feedback } from '../../core/ports/feedback.ts';
import { type Connection, ownPage } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';

export function createMemoryFeedback(connection: Connection): Feedback {
  return {
    add: (feedback) =>
      connection.write((tables) => {
        tables.feedback.set(feedback.id, structuredClone(feedback));
      }),
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.feedback.where((feedback) => feedback.accountId === accountId);
        return ownPage(own, ({ id }) => id, page);
      }),
    forgetAuthor: (accountId) =>
      connection.write((tables) => {
        for (const { id } of tables.feedback.where((feedback) => feedback.accountId === accountId)) {
          tables.feedback.change(id, { email: undefined, accountId: undefined });
        }
      }),
    newest: (limit) =>
      connection.read((tables) =>
        newestFirst(tables.feedback.values(), ({ sentAt, id }) => ({ at: sentAt, id })).slice(0, limit),
      ),
    byId: (id) => connection.read((tables) => tables.feedback.get(id)),
  };
}
