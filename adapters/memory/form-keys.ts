import type { FormKeys } from '../../core/ports/form-keys.ts';
import { type Connection, compositeKey } from './memory-database.ts';

/** Transactions are serial here, so a second use of a key always finds the first one committed or rolled back. */
export function createMemoryFormKeys(connection: Connection): FormKeys {
  return {
    claim: ({ accountId, key, contentHash, at }) =>
      connection.write((tables) => {
        const id = compositeKey(accountId, key, contentHash);
        const present = tables.formKeys.get(id);
        if (present !== undefined) return present.result;
        tables.formKeys.set(id, { accountId, result: undefined, at: new Date(at) });
        return undefined;
      }),
    settle: ({ accountId, key, contentHash, result }) =>
      connection.write((tables) => {
        if (!tables.formKeys.change(compositeKey(accountId, key, contentHash), { result })) {
          throw new Error('A form key was settled that had not been claimed.');
        }
      }),
    isUsed: (accountId, key) =>
      connection.read(({ formKeys }) =>
        [...formKeys].some(([id, { result }]) => {
          const [owner, used] = JSON.parse(id);
          return owner === accountId && used === key && result !== undefined;
        }),
      ),
    removeOf: (accountId) =>
      connection.write(({ formKeys }) => formKeys.removeWhere((row) => row.accountId === accountId)),
    removeBefore: (at) => connection.write(({ formKeys }) => formKeys.removeWhere((row) => row.at < at)),
  };
}
