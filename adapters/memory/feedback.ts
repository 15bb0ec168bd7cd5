import type { Feedback } from '../../core/ports/feedback.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryFeedback(connection: Connection): Feedback {
  return {
    add: (feedback) =>
      connection.write((tables) => {
        tables.feedback.set(feedback.id, structuredClone(feedback));
      }),
    ofAccount: ({ accountId, after = '', limit }) =>
      connection.read((tables) =>
        [...tables.feedback.values()]
          .filter((feedback) => feedback.accountId === accountId && feedback.id > after)
          .toSorted((left, right) => (left.id < right.id ? -1 : 1))
          .slice(0, limit),
      ),
    forgetAuthor: (accountId) =>
      connection.write((tables) => {
        for (const feedback of tables.feedback.values()) {
          if (feedback.accountId !== accountId) continue;
          tables.feedback.set(feedback.id, { ...feedback, email: undefined, accountId: undefined });
        }
      }),
    newest: (limit) =>
      connection.read((tables) =>
        [...tables.feedback.values()]
          .toSorted(
            (left, right) => right.sentAt.getTime() - left.sentAt.getTime() || (left.id < right.id ? 1 : -1),
          )
          .slice(0, limit),
      ),
    byId: (id) => connection.read((tables) => tables.feedback.get(id)),
  };
}
