import type { StorePorts } from '../../contracts/stores-fixture.ts';
import { createMemoryEventBus } from '../../memory/event-bus.ts';
import type { Database } from '../connection/schema.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { createSqlSearchSource } from '../words/search-source.ts';
import { createSqlStores } from './sql-stores.ts';
import { createSqlTransaction } from './transaction.ts';

export function storePorts(db: Database): StorePorts {
  const eventBus = createMemoryEventBus();
  return {
    ...createSqlStores(db),
    eventBus,
    transaction: createSqlTransaction(db, eventBus),
    searchIndex: createSqlSearchIndex(db),
    searchSource: createSqlSearchSource(db),
  };
}
