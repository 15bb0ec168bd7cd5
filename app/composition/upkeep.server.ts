import { closing } from '../../adapters/closing.ts';
import type { Config, PhotosConfig } from '../../adapters/config.ts';
import { createInProcessEventBus } from '../../adapters/events/in-process-event-bus.ts';
import { createRandomIds } from '../../adapters/identity/random-ids.ts';
import { createSystemClock } from '../../adapters/identity/system-clock.ts';
import { createLog } from '../../adapters/log.ts';
import { repairSpellings } from '../../adapters/sql/check/check-spellings.ts';
import type { OpenDatabase } from '../../adapters/sql/connection/database.ts';
import { createSqlStores } from '../../adapters/sql/stores/sql-stores.ts';
import { createSqlTransaction } from '../../adapters/sql/stores/transaction.ts';
import { createSqlSearchIndex } from '../../adapters/sql/words/search-index.ts';
import { createSqlSearchSource } from '../../adapters/sql/words/search-source.ts';
import { indexAllWords } from '../../core/indexing/index-words.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { connect } from '../../search/connect.ts';
import { reindex } from '../../search/reindex.ts';
import { openPhotoStore, openSearchEngine } from './open-adapters.server.ts';
import { openForLongWork } from './open-database.server.ts';

export { flushToDisk } from '../../adapters/photos/flush-to-disk.ts';

/** The ports for a check of pictures, on an open database. */
export async function checkingPorts(
  db: OpenDatabase['db'],
  photos: PhotosConfig,
): Promise<Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>> {
  const { pictures } = createSqlStores(db);
  const transaction = createSqlTransaction(db, createInProcessEventBus());
  return { transaction, pictures, ...(await openPhotoStore(photos)), clock: createSystemClock() };
}

/** The ports, besides the database, for bringing something back from a backup. */
export async function returningPorts(
  config: Config,
): Promise<Pick<Ports, 'photoStore' | 'ids' | 'clock' | 'searchEngine'>> {
  const { photoStore } = await openPhotoStore(config.photos);
  const searchEngine = openSearchEngine(config, createLog(config, process.stderr));
  return { photoStore, ids: createRandomIds(), clock: createSystemClock(), searchEngine };
}

/** Milliseconds for one request, which only hands over a page of documents. */
const reindexRequestDeadline = 30_000;

/**
 * Rebuilds the word index in the database and the index of the search engine; safe to run again, and while the site
 * runs. Returns undefined if the configuration names no search engine.
 */
export async function reindexSite(
  config: Config,
  onProgress: (what: 'adverts' | 'profiles', written: number) => void,
): Promise<{ readonly adverts: number; readonly profiles: number } | undefined> {
  return closing(openForLongWork(config.database), async ({ db }) => {
    const source = createSqlSearchSource(db);
    const searchIndex = createSqlSearchIndex(db);
    await indexAllWords({ ...createSqlStores(db), searchSource: source, searchIndex });
    await repairSpellings(db);
    if (config.search === undefined) return undefined;
    const client = connect(config.search, reindexRequestDeadline);
    return reindex({ client, source, onProgress });
  });
}
