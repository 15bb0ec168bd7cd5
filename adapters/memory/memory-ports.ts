import { wakingDispatcher } from '../../core/outbox/waking-dispatcher.ts';
import type { Ports, Settings } from '../../core/ports/ports.ts';
import { createPendingViews } from '../process/pending-views.ts';
import { createProcessThrottle } from '../process/throttle.ts';
import { createMemoryClock, type MemoryClock } from './clock.ts';
import { createMemoryDigests } from './digests.ts';
import { createMemoryEventBus, type MemoryEventBus } from './event-bus.ts';
import { createMemoryHealth, type MemoryHealth } from './health.ts';
import { createMemoryIds } from './ids.ts';
import { createMemoryMailer, type MemoryMailer } from './mailer.ts';
import { createMemoryDatabase, type MemoryDatabase } from './memory-database.ts';
import { createMemoryStores } from './memory-stores.ts';
import { createMemoryOneTimePasswords, type MemoryOneTimePasswords } from './one-time-passwords.ts';
import { createMemoryPasswordHasher } from './password-hasher.ts';
import { createMemoryPhotoStore, type MemoryPhotoStore } from './photo-store.ts';
import { createMemoryPictureEncoder } from './picture-encoder.ts';
import { createMemoryPushSender, type MemoryPushSender } from './push-sender.ts';
import { createMemorySealer } from './sealer.ts';
import { createMemorySearchIndex } from './search-index.ts';
import { createMemorySearchSource } from './search-source.ts';
import { createMemorySecurityLog, type MemorySecurityLog } from './security-log.ts';

/** All ports, with controls for tests. */
export interface MemoryPorts extends Ports {
  readonly clock: MemoryClock;
  readonly mailer: MemoryMailer;
  readonly pushSender: MemoryPushSender;
  readonly eventBus: MemoryEventBus;
  readonly photoStore: MemoryPhotoStore;
  readonly health: MemoryHealth;
  readonly securityLog: MemorySecurityLog;
  readonly oneTimePasswords: MemoryOneTimePasswords;
  readonly database: MemoryDatabase;
}

/**
 * Ports without disk, network or delays, which meet the same contracts as the real ones. The clock stands at `now`
 * (noon of 15 January 2025 in Kampala by default) until a test moves it.
 */
export function memoryPorts(
  options: { readonly now?: Date; readonly settings?: Partial<Settings> } = {},
): MemoryPorts {
  const database = createMemoryDatabase();
  const eventBus = createMemoryEventBus();
  const clock = createMemoryClock(options.now ?? new Date('2025-01-15T09:00:00Z'));
  return {
    ...createMemoryStores(database),
    transaction: wakingDispatcher(
      (work) => database.transaction((connection) => work(createMemoryStores(connection))),
      eventBus,
    ),
    searchIndex: createMemorySearchIndex(database),
    searchEngine: undefined,
    searchSource: createMemorySearchSource(database),
    paymentWay: undefined,
    googleSignIn: undefined,
    throttle: createProcessThrottle(database),
    counts: createProcessThrottle(database),
    pendingViews: createPendingViews(),
    securityLog: createMemorySecurityLog(),
    photoStore: createMemoryPhotoStore(clock),
    pictureEncoder: createMemoryPictureEncoder(),
    mailer: createMemoryMailer(),
    pushSender: createMemoryPushSender(),
    eventBus,
    passwordHasher: createMemoryPasswordHasher(),
    oneTimePasswords: createMemoryOneTimePasswords(),
    sealer: createMemorySealer(),
    clock,
    ids: createMemoryIds(),
    digests: createMemoryDigests(),
    health: createMemoryHealth(),
    settings: {
      siteName: 'Eddagala',
      supportEmail: 'support@eddagala.example',
      mailsReports: true,
      publicUrl: 'https://eddagala.example',
      localUrl: 'http://localhost:3000',
      paymentAmount: 500,
      claims: 'sure',
      ...options.settings,
    },
    database,
  };
}
