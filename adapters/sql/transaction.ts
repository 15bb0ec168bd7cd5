import type { Transaction } from '../../core/ports/ports.ts';
import { transact } from './atomic.ts';
import type { Database } from './schema.ts';
import { createSqlStores } from './sql-stores.ts';

export function createSqlTransaction(db: Database): Transaction {
  return (work) => transact(db, (running) => work(createSqlStores(running)));
}
