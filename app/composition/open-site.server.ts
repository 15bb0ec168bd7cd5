import { closing } from '../../adapters/closing.ts';
import {
  type Config,
  type DatabaseChoice,
  describeMisspelt,
  isLoopback,
  type PaymentChoice,
  type PhotosConfig,
  readConfig,
} from '../../adapters/config.ts';
import { freeSpace, tryDisk, tryDiskIfThere } from '../../adapters/disk/try-disk.ts';
import { createInProcessEventBus } from '../../adapters/events/in-process-event-bus.ts';
import type { Measurement } from '../../adapters/http/metrics.ts';
import { createAesSealer } from '../../adapters/identity/aes-sealer.ts';
import { createArgon2PasswordHasher } from '../../adapters/identity/argon2-password-hasher.ts';
import { createRandomIds } from '../../adapters/identity/random-ids.ts';
import { createSha256Digests } from '../../adapters/identity/sha256-digests.ts';
import { createSystemClock } from '../../adapters/identity/system-clock.ts';
import { createTotpOneTimePasswords } from '../../adapters/identity/totp-one-time-passwords.ts';
import { createLog, createSecurityLog, type Log } from '../../adapters/log.ts';
import { createEmlMailer } from '../../adapters/mail/eml-mailer.ts';
import type { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { createHttpGateway } from '../../adapters/payments/http-gateway.ts';
import { createPesapalGateway } from '../../adapters/payments/pesapal-gateway.ts';
import { createSandboxGateway, type SandboxGatewayOptions } from '../../adapters/payments/sandbox-gateway.ts';
import { createDiskPhotoStore } from '../../adapters/photos/disk-photo-store.ts';
import { flushToDisk } from '../../adapters/photos/flush-to-disk.ts';
import type { S3PhotoStoreOptions } from '../../adapters/photos/s3-photo-store.ts';
import { createSharpPictureEncoder } from '../../adapters/photos/sharp-picture-encoder.ts';
import { createPendingViews } from '../../adapters/process/pending-views.ts';
import { createProcessThrottle } from '../../adapters/process/throttle.ts';
import { createMeilisearchSearchEngine } from '../../adapters/search/meilisearch-search-engine.ts';
import { readSessionSecrets } from '../../adapters/session-secret.ts';
import { claimSqlite, isSqliteClaimed } from '../../adapters/sql/connection/claim-sqlite.ts';
import {
  type ChangingDatabase,
  checkSqlite,
  isSqliteInUse,
  type OpenDatabase,
  openSqlite,
  openSqliteReader,
  sqliteExists,
} from '../../adapters/sql/connection/database.ts';
import { createSqlStores } from '../../adapters/sql/stores/sql-stores.ts';
import { createSqlThrottle } from '../../adapters/sql/stores/throttle.ts';
import { createSqlTransaction } from '../../adapters/sql/stores/transaction.ts';
import { createSqlHealth } from '../../adapters/sql/upkeep/health.ts';
import { keepBeforeMigrating } from '../../adapters/sql/upkeep/keep-before-migrating.ts';
import { type DatabaseMeasures, measureDatabase } from '../../adapters/sql/upkeep/measure-database.ts';
import { migrateToLatest, migrationState } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../../adapters/sql/words/search-index.ts';
import { createSqlSearchSource } from '../../adapters/sql/words/search-source.ts';
import { type Core, createCore } from '../../core/core.ts';
import { pictureFileName } from '../../core/entities/picture.ts';
import type { OutboxFailure } from '../../core/outbox/dispatch-outbox.ts';
import { outboxChannel } from '../../core/outbox/waking-dispatcher.ts';
import { pictureKey } from '../../core/pictures/picture-key.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { EventBus } from '../../core/ports/event-bus.ts';
import type { GoogleSignIn } from '../../core/ports/google-sign-in.ts';
import type { Health } from '../../core/ports/health.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import type { PaymentWay } from '../../core/ports/payment-gateway.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { indexAllWords } from '../../core/search/index-words.ts';
import { connect } from '../../search/connect.ts';
import { reindex } from '../../search/reindex.ts';
import { openStreams } from './open-streams.server.ts';

export { pictureBase } from '../../adapters/config.ts';
export type { OpenDatabase };
export { flushToDisk, migrationState };

/**
 * Everything that runs behind the pages: the only place where adapters are chosen and the core is built. Pages get
 * `Shop`.
 */
export interface OpenShop {
  readonly core: Core;
  readonly ports: Ports;
  readonly config: Config;
  readonly log: Log;
  /** What signs cookies, the newest first. */
  readonly secrets: readonly string[];
  /**
   * Logs which of the picture store, the mail server and Meilisearch cannot be used at present. The site opens all the
   * same.
   */
  checkServices(): Promise<void>;
  /** Gives mails that are being sent a few seconds to finish, and sends no more. */
  closeMailer(): Promise<void>;
  /** A value that differs after each change of the data, from the open database. */
  readonly changes: ChangingDatabase['changes'];
  /** Counts up, from when the shop was opened. */
  readonly mailFailures: { failed: number; givenUp: number };
  /** Figures for the operator; rejects if the database does not answer. */
  measure(): Promise<readonly Measurement[]>;
  close(): Promise<void>;
}

/** Opens the adapters that the configuration asks for. Does no background work until `startBackgroundWork`. */
export async function openShop(
  config: Config = readConfig(),
  log: Log = createLog(config),
): Promise<OpenShop> {
  const secrets = await readSessionSecrets(config);
  const { db, eventBus, changes, close } = await openData(config, log);
  const mailer = await openMailer(config, log);
  const clock = createSystemClock();
  const stores = createSqlStores(db);
  const { photoStore, check } = await openPhotoStore(config.photos);
  const searchEngine = openSearchEngine(config, log);
  const ports: Ports = {
    ...stores,
    transaction: createSqlTransaction(db, eventBus),
    searchIndex: createSqlSearchIndex(db),
    searchEngine,
    searchSource: createSqlSearchSource(db),
    throttle: createSqlThrottle(db, { secret: secrets[0] ?? '' }),
    counts: createProcessThrottle(),
    pendingViews: createPendingViews(),
    securityLog: createSecurityLog(log),
    health: healthOf(config, createSqlHealth(db)),
    photoStore,
    pictureEncoder: createSharpPictureEncoder({ concurrency: 2 }),
    paymentWay: paymentWayOf(config.payment, { secrets, payments: stores.payments, clock }),
    googleSignIn: await googleOf(config, secrets),
    mailer,
    eventBus,
    passwordHasher: createArgon2PasswordHasher(),
    oneTimePasswords: createTotpOneTimePasswords(),
    sealer: createAesSealer(secrets),
    clock,
    ids: createRandomIds(),
    digests: createSha256Digests(),
    settings: {
      siteName: config.site.name,
      supportEmail: config.site.email,
      mailsReports: config.mailsReports,
      publicUrl: config.publicUrl,
      localUrl: `http://localhost:${config.port}`,
      paymentAmount: config.payment.amount,
      claims: config.claims,
    },
  };
  const mailFailures = { failed: 0, givenUp: 0 };
  return {
    core: createCore(ports),
    ports,
    config,
    log,
    secrets,
    async checkServices() {
      const warn = (line: string) => (error: unknown) => log.warn({ err: error }, line);
      await Promise.all([
        check().catch(
          warn('the picture store is unavailable; the site runs without pictures until it returns'),
        ),
        mailer.check().catch(warn('the mail server is unavailable; mails wait until it returns')),
        // It has logged its failure itself.
        searchEngine?.check().catch(() => undefined),
      ]);
    },
    closeMailer: mailer.close,
    changes,
    mailFailures,
    measure: async () => measurements(await measureDatabase(db, clock.now()), mailFailures),
    close,
  };
}

function measurements(
  { bytes, waiting, oldest, failing }: DatabaseMeasures,
  { failed, givenUp }: OpenShop['mailFailures'],
): readonly Measurement[] {
  return [
    { name: 'eddagala_open_streams', help: 'Open streams of live events.', value: openStreams() },
    { name: 'eddagala_outbox_waiting', help: 'Tasks that are due.', value: waiting },
    {
      name: 'eddagala_outbox_oldest_seconds',
      help: 'How long the oldest of them has been due.',
      value: oldest / 1000,
    },
    { name: 'eddagala_outbox_failing', help: 'Tasks that failed and are retried.', value: failing },
    { name: 'eddagala_mails_failed_total', help: 'Failed attempts to send a mail.', value: failed },
    { name: 'eddagala_mails_given_up_total', help: 'Mails that will not be retried.', value: givenUp },
    { name: 'eddagala_database_bytes', help: 'Size of the database.', value: bytes },
  ];
}

function healthOf(config: Config, ofDatabase: Health): Health {
  return {
    ...ofDatabase,
    async tryWriting() {
      await Promise.all([ofDatabase.tryWriting(), ...foldersOf(config).map(tryDisk)]);
    },
  };
}

/** The folders of this machine in which the site keeps data beside the database. */
function foldersOf({ photos, mail }: Config): readonly string[] {
  return [
    ...(photos.kind === 'disk' ? [photos.directory] : []),
    ...(mail.kind === 'files' ? [mail.directory] : []),
  ];
}

function paymentWayOf(choice: PaymentChoice, sandbox: SandboxGatewayOptions): PaymentWay {
  if (choice.kind === 'sandbox') return createSandboxGateway(sandbox);
  return choice.kind === 'manual' ? choice : gatewayOf(choice, sandbox.clock);
}

/** Of somebody else, if there is one. */
function gatewayOf(choice: PaymentChoice, clock: Clock) {
  if (choice.kind === 'http') return createHttpGateway({ ...choice, clock });
  return choice.kind === 'pesapal' ? createPesapalGateway({ ...choice, clock }) : undefined;
}

/** The store of pictures that the configuration names, and how to see whether it can be used. */
export async function openPhotoStore(
  photos: PhotosConfig,
): Promise<{ photoStore: PhotoStore; check(): Promise<void> }> {
  if (photos.kind === 'disk')
    return { photoStore: createDiskPhotoStore(photos), check: async () => undefined };
  const { createS3PhotoStore } = await import('../../adapters/photos/s3-photo-store.ts');
  const photoStore = createS3PhotoStore(photos);
  return { photoStore, check: photoStore.check };
}

/** Makes the bucket for pictures; returns false if it already exists. */
export async function createBucket(photos: S3PhotoStoreOptions): Promise<boolean> {
  const bucket = await import('../../adapters/photos/create-bucket.ts');
  return bucket.createBucket(photos);
}

async function openMailer(config: Config, log: Log): Promise<SmtpMailer> {
  const { mail, site } = config;
  if (mail.kind === 'smtp') {
    const { createSmtpMailer } = await import('../../adapters/mail/smtp-mailer.ts');
    return createSmtpMailer({ ...mail, siteName: site.name });
  }
  const announce = isLoopback(config.publicUrl) ? announceOn(log) : undefined;
  const mailer = createEmlMailer({ ...mail, siteName: site.name, ...(announce && { announce }) });
  return { ...mailer, check: async () => undefined, close: async () => undefined };
}

/** Logs where the link in a mail leads, for those who try the site on their own machine. */
function announceOn(log: Log): (mail: Mail, file: string) => void {
  return ({ text }, file) => {
    const [link] = /^https?:\/\/[!-~]+$/m.exec(text) ?? [];
    log.info(link === undefined ? `mail written: ${file}` : `mail written: ${file}, its link: ${link}`);
  };
}

/** PostgreSQL admits 100 connections unless it is told otherwise, and commands and each process's listening one need some of them. */
function poolSizeOf(processes: number): number {
  return Math.max(1, Math.min(10, Math.floor(80 / processes)));
}

/** The database, and the event bus of the processes that share it. */
async function openData(
  { database, processes }: Config,
  log: Log,
): Promise<ChangingDatabase & { readonly eventBus: EventBus }> {
  const onListenerError = (error: unknown) => log.error({ err: error }, 'event listener failed');
  if (database.kind === 'sqlite') {
    return { ...openSqlite(database), eventBus: createInProcessEventBus({ onListenerError }) };
  }
  const [{ openPostgres }, { createPostgresEventBus }] = await Promise.all([
    import('../../adapters/sql/connection/postgres-database.ts'),
    import('../../adapters/events/postgres-event-bus.ts'),
  ]);
  const { url } = database;
  const onConnectionError = (error: unknown) => log.warn({ err: error }, 'database connection failed');
  const { db, pool, changes, close } = openPostgres({
    url,
    poolSize: poolSizeOf(processes),
    onConnectionError,
  });
  const eventBus = createPostgresEventBus({ url, publisher: pool, onListenerError, onConnectionError });
  return {
    db,
    eventBus,
    changes,
    async close() {
      await eventBus.close();
      await close();
    },
  };
}

function openSearchEngine({ search }: Config, log: Log) {
  if (search === undefined) return undefined;
  return createMeilisearchSearchEngine({
    ...search,
    onChange(failure) {
      if (failure === undefined) log.info('Meilisearch is available again');
      else log.warn({ err: failure }, 'Meilisearch is unavailable; search does not correct misspelt words');
    },
  });
}

/**
 * Brings the database up to the newest migration; safe to run again, and for several processes at once. One on SQLite that has
 * to be changed is copied first. `report` is told where to, and afterwards that it was changed.
 */
export async function migrateShop(
  { database }: Pick<Config, 'database'>,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await closing(openForLongWork(database), async ({ db }) => {
    const isOld = (await migrationState(db)) === 'behind';
    if (isOld && database.kind === 'sqlite') {
      const copy = await keepBeforeMigrating(database, new Date(), flushToDisk);
      report(`The database is being upgraded. A copy from before the upgrade is in ${copy}`);
    }
    const done = await migrateToLatest(db);
    if (isOld && done.length > 0) report('The database has been upgraded.');
  });
}

/** An older version of this program works on the database, which would fail if it were changed. */
class UsedByOlder extends Error {
  override readonly name = 'UsedByOlder';
}

/** The same for a command that may run beside the site; refuses to change a database that is in use. */
export async function migrateUnused(
  config: Pick<Config, 'database'>,
  report?: (line: string) => void,
): Promise<void> {
  const state = await closing(openForLongWork(config.database), ({ db }) => migrationState(db));
  if (state === 'behind' && (await isDatabaseInUse(config.database))) throw new UsedByOlder();
  await migrateShop(config, report);
}

/** Opens a database, and makes it if need be, for a command whose statements may take any time. */
export async function openForLongWork(database: DatabaseChoice): Promise<OpenDatabase> {
  if (database.kind === 'sqlite') return openSqlite(database);
  const { openPostgres } = await import('../../adapters/sql/connection/postgres-database.ts');
  return openPostgres({ url: database.url, poolSize: 1, statementTimeout: 0 });
}

/** The same for one that exists, for reading alone. */
export async function openReader(database: DatabaseChoice): Promise<OpenDatabase> {
  return database.kind === 'sqlite' ? openSqliteReader(database) : openForLongWork(database);
}

/** Whether a site, or another command, has this database open. */
export async function isDatabaseInUse(database: DatabaseChoice): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteInUse(database);
  const { isPostgresInUse } = await import('../../adapters/sql/connection/postgres-database.ts');
  return closing(openForLongWork(database), ({ db }) => isPostgresInUse(db));
}

/**
 * Whether a site has this database open. For a command that has it open itself, in a transaction that lets nobody else
 * write: a site that starts after this answer waits.
 */
export async function isSiteRunning(database: DatabaseChoice, running: OpenDatabase['db']): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteClaimed(database);
  const { isPostgresInUse } = await import('../../adapters/sql/connection/postgres-database.ts');
  return isPostgresInUse(running);
}

/**
 * Makes sure that there is room on the disk and, on SQLite, a whole database, which from then on belongs to this
 * process. Returns false when another site works on it.
 */
export async function claimDatabase({ database, dataDir }: Config): Promise<boolean> {
  await tryDisk(dataDir);
  if (database.kind !== 'sqlite') return true;
  if (!claimSqlite(database)) return false;
  checkSqlite(database);
  return true;
}

/**
 * What a site needs and how each is tried, before it is opened or beside it. Each rejects with a reason for the
 * operator, but may take long over it; one that is undefined is not configured, or is nobody else's service.
 */
export interface Tries {
  /** Reads and writes, if the database is of this version. Makes none where there is none. */
  database(): Promise<Awaited<ReturnType<typeof migrationState>>>;
  /** Writes to every folder of the site that there is, makes none, and returns how many bytes are free where its data is. */
  disk(): Promise<number>;
  /** Writes, reads and removes a picture that is nobody's. */
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

/** What a check of pictures works with, on a database that is open. */
export async function checkingPorts(
  db: OpenDatabase['db'],
  photos: PhotosConfig,
): Promise<Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>> {
  const { pictures } = createSqlStores(db);
  const transaction = createSqlTransaction(db, createInProcessEventBus());
  return { transaction, pictures, ...(await openPhotoStore(photos)), clock: createSystemClock() };
}

/** What is needed, besides a database, to bring something back from a backup. */
export async function returningPorts(
  config: Config,
): Promise<Pick<Ports, 'photoStore' | 'ids' | 'clock' | 'searchEngine'>> {
  const { photoStore } = await openPhotoStore(config.photos);
  const searchEngine = openSearchEngine(config, createLog(config, process.stderr));
  return { photoStore, ids: createRandomIds(), clock: createSystemClock(), searchEngine };
}

/**
 * Rewrites what the database and the search engine find everything by; safe to run again, and while the site runs.
 * Undefined: the configuration names none.
 */
export async function reindexShop(
  config: Config,
  onProgress: (what: 'adverts' | 'profiles', written: number) => void,
): Promise<{ readonly adverts: number; readonly profiles: number } | undefined> {
  return closing(openForLongWork(config.database), async ({ db }) => {
    const source = createSqlSearchSource(db);
    const searchIndex = createSqlSearchIndex(db);
    await indexAllWords({ ...createSqlStores(db), searchSource: source, searchIndex });
    if (config.search === undefined) return undefined;
    const client = connect(config.search, reindexRequestDeadline);
    return reindex({ client, source, onProgress });
  });
}

async function googleOf(config: Config, secrets: readonly string[]): Promise<GoogleSignIn | undefined> {
  if (config.google === undefined) return undefined;
  const { createGoogleSignIn } = await import('../../adapters/google/google-sign-in.ts');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return createGoogleSignIn({ ...config.google, secrets, secure });
}

/** Milliseconds for one request, which only hands over a page of documents. */
const reindexRequestDeadline = 30_000;

const outboxInterval = 5_000;
/** How often we look which payments are due; each is asked about much less often. */
const questionInterval = 10_000;
/** A killed process loses the views of this time. */
const viewsInterval = 20_000;
/** What is hidden is out of reach within a minute, where browsers fetch pictures past the site. */
const placingInterval = 20_000;
const housekeepingInterval = 60 * 60 * 1000;

/**
 * Runs waiting outbox tasks, soon after an event and every few seconds for postponed ones, asks gateways about payments
 * that are due, stores views of adverts, moves pictures of what is hidden, and removes expired data once an hour. Returns a function that stops it and
 * resolves when nothing is running any more.
 */
export async function startBackgroundWork({
  core,
  ports,
  log,
  mailFailures,
  closeMailer,
}: OpenShop): Promise<() => Promise<void>> {
  const work = createQueue(log);
  // A mail server that is silent may keep each of many mails waiting for minutes, and nothing else should wait for that.
  const mails = createQueue(log);
  // Gateways may take minutes to answer about everything that is due, and no mail should wait for that.
  const questions = createQueue(log);
  // A store across a network may take minutes for many pictures.
  const moves = createQueue(log);
  const report = (failure: OutboxFailure) => {
    reportFailure(log, failure);
    if (failure.kind !== 'send-mail') return;
    mailFailures.failed += 1;
    if (failure.triedAgainAt === undefined) mailFailures.givenUp += 1;
  };
  const doOtherWork = () => core.dispatchOutbox(report, 'other work');
  const sendMails = () => core.dispatchOutbox(report, 'mails');
  const dispatch = () => {
    work.add(doOtherWork);
    mails.add(sendMails);
  };
  const tidy = () => {
    work.add(core.ensureScheduled);
    work.add(core.removeExpired);
  };
  const unsubscribe = await ports.eventBus.subscribe(outboxChannel, dispatch);
  const storeViews = () => work.add(core.storeViews);
  const ask = () => {
    if (questions.left === 0) questions.add(core.askAboutPayments);
  };
  const place = () => {
    if (moves.left === 0) moves.add(core.placePictures);
  };
  const timers = [
    setInterval(dispatch, outboxInterval),
    setInterval(ask, questionInterval),
    setInterval(storeViews, viewsInterval),
    setInterval(place, placingInterval),
    setInterval(tidy, housekeepingInterval),
  ];
  for (const timer of timers) timer.unref();
  dispatch();
  tidy();
  place();
  return async () => {
    unsubscribe();
    for (const timer of timers) clearInterval(timer);
    storeViews();
    await Promise.all([closeMailer(), work.done(), mails.done(), questions.done(), moves.done()]);
  };
}

/**
 * Does one piece of work after another, whether or not each succeeds. What waits already is not added again: when its
 * turn comes, it does whatever there is by then.
 */
function createQueue(log: Log) {
  const waiting = new Set<() => Promise<unknown>>();
  let running = Promise.resolve();
  let left = 0;
  return {
    /** How many pieces are running or waiting. */
    get left() {
      return left;
    },
    add(work: () => Promise<unknown>): void {
      if (waiting.has(work)) return;
      waiting.add(work);
      left += 1;
      running = running.then(async () => {
        waiting.delete(work);
        try {
          await work();
        } catch (error) {
          log.error({ err: error }, 'background work failed');
        }
        left -= 1;
      });
    },
    done: () => running,
  };
}

function reportFailure(log: Log, { taskId, kind, error, triedAgainAt }: OutboxFailure): void {
  const details = { taskId, kind, err: error };
  if (triedAgainAt === undefined) log.error(details, 'outbox task given up');
  else log.warn({ ...details, triedAgainAt }, 'outbox task failed; it will be retried');
}

const shared = globalThis as typeof globalThis & { eddagalaShop?: Promise<OpenShop> };

/** The shop of this process, opened once with its background work, also while the development server reloads modules. */
export function openShopOnce(): Promise<OpenShop> {
  shared.eddagalaShop ??= openWithBackgroundWork();
  return shared.eddagalaShop;
}

async function openWithBackgroundWork(): Promise<OpenShop> {
  const shop = await openShop();
  void shop.checkServices();
  const { payment, publicUrl, misspelt } = shop.config;
  for (const names of misspelt) shop.log.warn(describeMisspelt(names));
  if (payment.kind === 'sandbox' && !isLoopback(publicUrl)) {
    shop.log.warn('PAYMENT_GATEWAY is sandbox at a public address: anybody can promote an advert for free');
  }
  if (!shop.config.mailsReports) {
    shop.log.warn(
      'SUPPORT_EMAIL is not set at a public address: problem reports are mailed to nobody; read them with npm run admin -- feedback',
    );
  }
  const stop = await startBackgroundWork(shop);
  return {
    ...shop,
    async close() {
      await stop();
      await shop.close();
    },
  };
}
