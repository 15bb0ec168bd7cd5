import { wakingDispatcher } from '../../../core/outbox/waking-dispatcher.ts';
import type { EventBus } from '../../../core/ports/event-bus.ts';
import type { Transaction } from '../../../core/ports/ports.ts';
import { transact } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { createSqlStores } from './sql-stores.ts';

export function createSqlTransaction(db: Database, eventBus: Pick<EventBus, 'publish'>): Transaction {
  return wakingDispatcher((work) => transact(db, (running) => work(createSqlStores(running))), eventBus);
}
