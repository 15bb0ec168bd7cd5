import type { FormKeys } from '../../core/ports/form-keys.ts';
import type { Connection } from './memory-database.ts';
import { compositeKey } from './memory-database.ts';

/** Transactions run one at a time here, so that a second claim always finds the first one settled or undone. */
export function createMemoryFormKeys(connection: Connection): FormKeys {
  return {
    claim: ({ accountId, key, contentHash, at }) =>
      connection.write((tables) => {
        const id = compositeKey(accountId, key, contentHash);
        const present = tables.formKeys.get(id);
        if (present !== undefined) return present.result;
        tables.formKeys.set(id, { result: undefined, at: new Date(at) });
        return undefined;
      }),
    settle: ({ accountId, key, contentHash, result }) =>
      connection.write((tables) => {
        const id = compositeKey(accountId, key, contentHash);
        const present = tables.formKeys.get(id);
        if (present === undefined) throw new Error('A form key was settled that had not been claimed.');
        tables.formKeys.set(id, { ...present, result });
      }),
    removeOf: (accountId) =>
      connection.write((tables) => {
        const own = [...tables.formKeys.keys()].filter((id) => JSON.parse(id)[0] === accountId);
        for (const id of own) tables.formKeys.delete(id);
        return own.length;
      }),
    removeBefore: (at) =>
      connection.write((tables) => {
        const old = [...tables.formKeys].filter(([, row]) => row.at < at);
        for (const [id] of old) tables.formKeys.delete(id);
        return old.length;
      }),
  };
}
