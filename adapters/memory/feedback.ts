import type { Feedback } from '../../core/ports/feedback.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryFeedback(connection: Connection): Feedback {
  return {
    add: (feedback) =>
      connection.write((tables) => {
        tables.feedback.set(feedback.id, structuredClone(feedback));
      }),
    byId: (id) => connection.read((tables) => tables.feedback.get(id)),
  };
}
