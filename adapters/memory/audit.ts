import type { Audit } from '../../core/ports/audit.ts';
import type { Connection } from './memory-database.ts';
import { keysetPage } from './newest-first.ts';

export function createMemoryAudit(connection: Connection): Audit {
  return {
    add: (row) => connection.write((tables) => void tables.audit.set(row.id, structuredClone(row))),
    page: ({ subject, involving, ...page }) =>
      connection.read((tables) => {
        const rows = tables.audit.where(
          (row) =>
            (subject === undefined || (row.subject.kind === subject.kind && row.subject.id === subject.id)) &&
            (involving === undefined ||
              row.actor === involving ||
              (row.subject.kind === 'account' && row.subject.id === involving)),
        );
        return keysetPage(rows, (row) => row, page);
      }),
  };
}
