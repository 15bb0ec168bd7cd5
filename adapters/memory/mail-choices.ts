import type { MailChoicesStore } from '../../core/ports/mail-choices.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryMailChoices(connection: Connection): MailChoicesStore {
  return {
    of: (accountId) => connection.read((tables) => tables.mailChoices.get(accountId)),
    set: (accountId, choices) =>
      connection.write((tables) => void tables.mailChoices.set(accountId, { ...choices })),
  };
}
