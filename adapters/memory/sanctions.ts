import { answerWaits } from '../../core/entities/sanction.ts';
import type { Sanctions } from '../../core/ports/sanctions.ts';
import type { Connection } from './memory-database.ts';
import { keysetPage, newestFirst } from './newest-first.ts';

export function createMemorySanctions(connection: Connection): Sanctions {
  return {
    add: (sanction) =>
      connection.write((tables) => void tables.sanctions.set(sanction.id, structuredClone(sanction))),
    byId: (id) => connection.read((tables) => tables.sanctions.get(id)),
    ofAccount: (accountId, limit) =>
      connection.read((tables) => {
        const own = tables.sanctions.where((sanction) => sanction.accountId === accountId);
        return newestFirst(own, (sanction) => sanction).slice(0, limit);
      }),
    lift: (accountId, at) =>
      connection.write((tables) => {
        const own = tables.sanctions.where(
          (row) => row.accountId === accountId && row.liftedAt === undefined,
        );
        for (const { id } of own) tables.sanctions.change(id, { liftedAt: at });
      }),
    answer: (id, text, at) =>
      connection.write((tables) => {
        const sanction = tables.sanctions.get(id);
        if (sanction === undefined || sanction.answer !== undefined || sanction.liftedAt !== undefined) {
          return false;
        }
        return tables.sanctions.change(id, { answer: { text, at } });
      }),
    dismiss: (id, at) =>
      connection.write((tables) => {
        const sanction = tables.sanctions.get(id);
        return (
          sanction !== undefined && answerWaits(sanction) && tables.sanctions.change(id, { dismissedAt: at })
        );
      }),
    answered: (page) =>
      connection.read((tables) => {
        const waiting = tables.sanctions.where(
          (row) => answerWaits(row) && !tables.leaving.has(row.accountId),
        );
        return keysetPage(waiting, ({ answer, at, id }) => ({ at: answer?.at ?? at, id }), page);
      }),
  };
}
