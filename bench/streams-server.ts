import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createCookie, type ServerBuild } from '@remix-run/node';
import { readConfig } from '../adapters/config.ts';
import { serveBuiltFiles } from '../adapters/http/built-files.ts';
import { createHttpServer } from '../adapters/http/create-http-server.ts';
import { createLog } from '../adapters/log.ts';
import { migrateSite } from '../app/composition/open-database.server.ts';
import { accountChannel } from '../core/accounts/announce.ts';
import { messageIdLength } from '../core/chats/limits.ts';
import { plainText } from '../core/entities/message.ts';
import { built } from '../scripts/commands/build.ts';

/** Two accounts; the first writes to the second. */
export type Pair = readonly [string, string];

/** What the process with the streams does on command. */
export interface StreamsActs {
  users(count: number): Promise<readonly StreamsUser[]>;
  /** Memory after a full garbage collection. */
  memory(): Promise<StreamsMemory>;
  /** Milliseconds of processor time so far. */
  processorTime(): Promise<number>;
  /** Stores a message of each pair without publishing an event. */
  write(pairs: readonly Pair[]): Promise<void>;
  /** Publishes an event for each of these accounts, all at once. */
  tell(accountIds: readonly string[]): Promise<void>;
  send(pairs: readonly Pair[]): Promise<void>;
}

export interface StreamsUser {
  readonly accountId: string;
  /** The session cookie, as browsers send it. */
  readonly cookie: string;
}

/** In bytes. */
interface StreamsMemory {
  readonly resident: number;
  readonly heap: number;
}

const config = readConfig();
await migrateSite(config);
const build: ServerBuild & {
  entry: { module: { openSiteOnce: typeof import('../app/composition/open-site.server.ts').openSiteOnce } };
} = await import(pathToFileURL(built.server).href);
const { core, ports, secrets } = await build.entry.module.openSiteOnce();
const server = createHttpServer({
  build,
  files: serveBuiltFiles(built.client),
  config,
  log: createLog(config),
  shutdown: new AbortController().signal,
  // All connections come from this machine.
  connections: { perClient: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY },
});
const { port } = await server.listen(0, '127.0.0.1');

const cookies = createCookie('session', { secrets: [...secrets] });
const text = 'Good morning. Do you still have dried moringa leaves, and how much is a kilo?';

async function addStreamsUser(
  stores: Pick<typeof ports, 'accounts' | 'profiles' | 'sessions'>,
): Promise<StreamsUser> {
  const [accountId, token] = [ports.ids.alphanumeric(20), ports.ids.alphanumeric(43)];
  const now = ports.clock.now();
  await stores.accounts.add({
    id: accountId,
    email: `${accountId.toLowerCase()}@example.com`,
    emailVerified: true,
    passwordHash: undefined,
    displayName: undefined,
    googleSubject: undefined,
    createdAt: now,
    consentedAt: now,
    language: 'en',
  });
  await stores.profiles.add({
    accountId,
    username: accountId,
    fullName: 'Somebody of Kampala',
    about: '',
    address: '',
    phoneNumber: '',
    callMe: false,
    whatsappMe: false,
    dateOfBirth: undefined,
    pictureKey: undefined,
    createdAt: now,
  });
  const idHash = ports.digests.sha256(token);
  await stores.sessions.add(
    {
      idHash,
      accountId,
      createdAt: now,
      lastSeenAt: now,
      remember: true,
      device: 'A stream',
    },
    20,
  );
  return { accountId, cookie: (await cookies.serialize(token)).split(';')[0] ?? '' };
}

const acts: StreamsActs = {
  users: (count) =>
    ports.transaction(async (stores) => {
      const users: StreamsUser[] = [];
      while (users.length < count) users.push(await addStreamsUser(stores));
      return users;
    }),

  async memory() {
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await setTimeout(100);
    }
    const { rss, heapUsed } = process.memoryUsage();
    return { resident: rss, heap: heapUsed };
  },

  async processorTime() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },

  write: (pairs) =>
    ports.transaction(async ({ conversations }) => {
      for (const [from, to] of pairs) {
        const id = ports.ids.alphanumeric(messageIdLength);
        const sentAt = ports.clock.now();
        await conversations.add({ ...plainText, id, from, to, text, sentAt, quotedAdvert: undefined });
      }
    }),

  async tell(accountIds) {
    for (const accountId of accountIds) {
      await ports.eventBus.publish(accountChannel(accountId), { kind: 'message', ids: {} });
    }
  },

  async send(pairs) {
    const sending = pairs.map(async ([from, to]) => {
      const viewer = {
        kind: 'user' as const,
        accountId: from,
        email: '',
        emailVerified: true,
        username: '',
        fullName: '',
        picture: undefined,
      };
      const messageId = ports.ids.alphanumeric(messageIdLength);
      await core.sendMessage(viewer, { with: to, message: text, messageId });
    });
    await Promise.all(sending);
  },
};

process.on(
  'message',
  async ({ act, input }: { readonly act: keyof StreamsActs; readonly input: unknown }) => {
    const work = acts[act] as (given: unknown) => Promise<unknown>;
    process.send?.({ answer: await work(input) });
  },
);
process.once('disconnect', () => process.exit());
process.send?.({ port });
