import { type Config, describeMisspelt, isLoopback, readConfig } from '../../adapters/config.ts';
import { tryDisk } from '../../adapters/disk/try-disk.ts';
import type { Measurement } from '../../adapters/http/metrics.ts';
import { createAesSealer } from '../../adapters/identity/aes-sealer.ts';
import { createArgon2PasswordHasher } from '../../adapters/identity/argon2-password-hasher.ts';
import { createRandomIds } from '../../adapters/identity/random-ids.ts';
import { createSha256Digests } from '../../adapters/identity/sha256-digests.ts';
import { createSystemClock } from '../../adapters/identity/system-clock.ts';
import { createTotpOneTimePasswords } from '../../adapters/identity/totp-one-time-passwords.ts';
import { createLog, createSecurityLog, type Log } from '../../adapters/log.ts';
import { createSharpPictureEncoder } from '../../adapters/photos/sharp-picture-encoder.ts';
import { createPendingViews } from '../../adapters/process/pending-views.ts';
import { createProcessThrottle } from '../../adapters/process/throttle.ts';
import { readSessionSecrets } from '../../adapters/session-secret.ts';
import type { ChangingDatabase } from '../../adapters/sql/connection/database.ts';
import { createSqlStores } from '../../adapters/sql/stores/sql-stores.ts';
import { createSqlThrottle } from '../../adapters/sql/stores/throttle.ts';
import { createSqlTransaction } from '../../adapters/sql/stores/transaction.ts';
import { createSqlHealth } from '../../adapters/sql/upkeep/health.ts';
import { type DatabaseMeasures, measureDatabase } from '../../adapters/sql/upkeep/measure-database.ts';
import { createSqlSearchIndex } from '../../adapters/sql/words/search-index.ts';
import { createSqlSearchSource } from '../../adapters/sql/words/search-source.ts';
import { type Core, createCore } from '../../core/core.ts';
import type { Health } from '../../core/ports/health.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { startBackgroundWork } from './background-work.server.ts';
import {
  foldersOf,
  googleOf,
  openMailer,
  openPhotoStore,
  openPushSender,
  openSearchEngine,
  paymentWayOf,
} from './open-adapters.server.ts';
import { openData } from './open-database.server.ts';
import { countOpenStreams } from './open-streams.server.ts';

/**
 * Everything that runs behind the pages: the only place where adapters are chosen and the core is built. Pages get
 * `Site`.
 */
export interface OpenSite {
  readonly core: Core;
  readonly ports: Ports;
  readonly config: Config;
  readonly log: Log;
  /** The secrets that sign cookies, the newest first. */
  readonly secrets: readonly string[];
  /**
   * Logs which of the picture store, the mail server and Meilisearch cannot be used at present. The site opens all the
   * same.
   */
  checkServices(): Promise<void>;
  /**
   * Gives mails that are being sent a few seconds to finish, and sends no more; pushes that are being sent are given up
   * and count as not sent.
   */
  closeMailer(): Promise<void>;
  /** A value that differs after each change of the data, from the open database. */
  readonly changes: ChangingDatabase['changes'];
  /** Counts up, from when the site was opened. */
  readonly mailFailures: { failed: number; givenUp: number };
  /** Figures for the operator; rejects if the database does not answer. */
  measure(): Promise<readonly Measurement[]>;
  close(): Promise<void>;
}

/** Opens the adapters that the configuration asks for. Does no background work until `startBackgroundWork`. */
export async function openSite(
  config: Config = readConfig(),
  log: Log = createLog(config),
): Promise<OpenSite> {
  const secrets = await readSessionSecrets(config);
  const { db, eventBus, changes, close } = await openData(config, log);
  const mailer = await openMailer(config, log);
  const clock = createSystemClock();
  const pushSender = openPushSender(config, clock, log);
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
    pushSender,
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
        // The search engine's own check logs its failure.
        searchEngine?.check().catch(() => undefined),
      ]);
    },
    closeMailer() {
      pushSender.close();
      return mailer.close();
    },
    changes,
    mailFailures,
    measure: async () => measurements(await measureDatabase(db, clock.now()), mailFailures),
    close,
  };
}

function measurements(
  { bytes, waiting, oldest, failing }: DatabaseMeasures,
  { failed, givenUp }: OpenSite['mailFailures'],
): readonly Measurement[] {
  return [
    { name: 'eddagala_open_streams', help: 'Open streams of live events.', value: countOpenStreams() },
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

const shared = globalThis as typeof globalThis & { eddagalaSite?: Promise<OpenSite> };

/**
 * The site of this process, opened once with its background work, also while the development server reloads modules.
 */
export function openSiteOnce(): Promise<OpenSite> {
  shared.eddagalaSite ??= openWithBackgroundWork();
  return shared.eddagalaSite;
}

async function openWithBackgroundWork(): Promise<OpenSite> {
  const site = await openSite();
  void site.checkServices();
  const { payment, publicUrl, misspelt } = site.config;
  for (const names of misspelt) site.log.warn(describeMisspelt(names));
  if (payment.kind === 'sandbox' && !isLoopback(publicUrl)) {
    site.log.warn('PAYMENT_GATEWAY is sandbox at a public address: anybody can promote an advert for free');
  }
  if (!site.config.mailsReports) {
    site.log.warn(
      'SUPPORT_EMAIL is not set at a public address: problem reports are mailed to nobody; read them with npm run admin -- feedback',
    );
  }
  const stop = await startBackgroundWork(site);
  return {
    ...site,
    async close() {
      await stop();
      await site.close();
    },
  };
}
