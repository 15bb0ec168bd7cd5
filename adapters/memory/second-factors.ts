import type { SecondFactors } from '../../core/ports/second-factors.ts';
import type { Connection, MemoryTables } from './memory-database.ts';

function removeCodes({ recoveryCodes }: MemoryTables, accountId: string): void {
  recoveryCodes.removeWhere((code) => code.accountId === accountId);
}

export function createMemorySecondFactors(connection: Connection): SecondFactors {
  return {
    of: (accountId) =>
      connection.read((tables) => {
        const row = tables.secondFactors.get(accountId);
        return row && { sealedSecret: row.sealedSecret, begunAt: row.begunAt, onSince: row.onSince };
      }),
    begin: (accountId, sealedSecret, at) =>
      connection.write((tables) => {
        if (tables.secondFactors.get(accountId)?.onSince !== undefined) return false;
        const row = { sealedSecret, begunAt: new Date(at), onSince: undefined, lastStep: 0 };
        tables.secondFactors.set(accountId, row);
        return true;
      }),
    turnOn: (accountId, at) =>
      connection.write((tables) => {
        const row = tables.secondFactors.get(accountId);
        if (row === undefined || row.onSince !== undefined) return false;
        return tables.secondFactors.change(accountId, { onSince: new Date(at) });
      }),
    takeStep: (accountId, step, sealedSecret) =>
      connection.write((tables) => {
        const row = tables.secondFactors.get(accountId);
        if (row === undefined || row.lastStep >= step) return false;
        return tables.secondFactors.change(accountId, { lastStep: step, sealedSecret });
      }),
    setCodes: (accountId, hashes) =>
      connection.write((tables) => {
        removeCodes(tables, accountId);
        for (const hash of hashes) tables.recoveryCodes.set(`${accountId} ${hash}`, { accountId, hash });
      }),
    codes: (accountId) =>
      connection.read((tables) =>
        tables.recoveryCodes.where((code) => code.accountId === accountId).map(({ hash }) => hash),
      ),
    takeCode: (accountId, hash) =>
      connection.write((tables) => tables.recoveryCodes.delete(`${accountId} ${hash}`)),
    remove: (accountId) =>
      connection.write((tables) => {
        const wasOn = tables.secondFactors.get(accountId)?.onSince !== undefined;
        removeCodes(tables, accountId);
        tables.secondFactors.delete(accountId);
        return wasOn;
      }),
    removeUnfinished: (begunBefore) =>
      connection.write((tables) =>
        tables.secondFactors.removeWhere((row) => row.onSince === undefined && row.begunAt < begunBefore),
      ),
  };
}
