import { closing } from '../../adapters/closing.ts';
import type { Config, DatabaseChoice } from '../../adapters/config.ts';
import { freeSpace, tryDiskIfThere } from '../../adapters/disk/try-disk.ts';
import { createRandomIds } from '../../adapters/identity/random-ids.ts';
import { createSha256Digests } from '../../adapters/identity/sha256-digests.ts';
import { createSystemClock } from '../../adapters/identity/system-clock.ts';
import type { Log } from '../../adapters/log.ts';
import { sqliteExists } from '../../adapters/sql/connection/database.ts';
import { createSqlHealth } from '../../adapters/sql/upkeep/health.ts';
import { migrationState } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import { pictureFileName } from '../../core/entities/picture.ts';
import { pictureKey } from '../../core/pictures/picture-key.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import {
  foldersOf,
  gatewayOf,
  openMailer,
  openPhotoStore,
  openSearchEngine,
} from './open-adapters.server.ts';
import { openForLongWork } from './open-database.server.ts';

/**
 * The services that a site needs, each with a check that may run before the site is opened or while it runs. A check
 * rejects with a reason for the operator, and may take long. A service is undefined if it is not configured or if the
 * site itself provides it.
 */
export interface Tries {
  /** Reads, and writes if the database is of this version. Creates no database where there is none. */
  database(): Promise<Awaited<ReturnType<typeof migrationState>>>;
  /**
   * Writes to each existing folder of the site and creates none. Returns the number of bytes free in the data folder.
   */
  disk(): Promise<number>;
  /** Writes, reads and removes a picture that belongs to nobody. */
  readonly pictures: (() => Promise<void>) | undefined;
  /** Logs in, and sends nothing. */
  readonly mail: (() => Promise<void>) | undefined;
  readonly search: (() => Promise<void>) | undefined;
  /** Begins no payment. */
  readonly payment: (() => Promise<void>) | undefined;
  sendMail(mail: Mail): Promise<void>;
}

export async function triesOf(config: Config, log: Log): Promise<Tries> {
  const { photoStore } = await openPhotoStore(config.photos);
  const mailer = await openMailer(config, log);
  return {
    database: () => tryDatabase(config.database),
    async disk() {
      await Promise.all([config.dataDir, ...foldersOf(config)].map(tryDiskIfThere));
      return freeSpace(config.dataDir);
    },
    pictures: config.photos.kind === 'disk' ? undefined : () => tryPhotoStore(photoStore),
    mail: config.mail.kind === 'files' ? undefined : mailer.check,
    search: openSearchEngine(config, log)?.check,
    payment: gatewayOf(config.payment, createSystemClock())?.check,
    sendMail: mailer.send,
  };
}

async function tryDatabase(database: DatabaseChoice): ReturnType<Tries['database']> {
  if (database.kind === 'sqlite' && !sqliteExists(database)) return 'none';
  return closing(openForLongWork(database), async ({ db }) => {
    const state = await migrationState(db);
    const health = createSqlHealth(db);
    if (state === 'latest') await Promise.all([health.check(), health.tryWriting()]);
    return state;
  });
}

async function tryPhotoStore(photoStore: PhotoStore): Promise<void> {
  const bytes = new TextEncoder().encode(createRandomIds().alphanumeric(30));
  const key = pictureKey({ digests: createSha256Digests() }, bytes);
  const name = pictureFileName(key, 320, 'webp');
  await photoStore.put(name, bytes);
  const read = await photoStore.read(name);
  if (read?.byteLength !== bytes.byteLength) throw new Error('What was stored cannot be read again');
  await photoStore.removeAll(key);
}
