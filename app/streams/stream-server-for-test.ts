import { pino } from 'pino';
import { readConfig } from '../../adapters/config.ts';
import { buildForTest } from '../../adapters/http/build-for-test.ts';
import { createHttpServer } from '../../adapters/http/create-http-server.ts';
import { addSession, addUser } from '../../core/fixtures-for-test.ts';
import type { Event, EventBus } from '../../core/ports/event-bus.ts';
import { hour } from '../../core/shared/time/durations.ts';
import type { Viewer } from '../../core/shared/viewer.ts';
import { migrateSite } from '../composition/open-database.server.ts';
import { openSiteOnce } from '../composition/open-site.server.ts';
import { startSession } from '../requests/cookies.server.ts';
import * as conversationRoute from '../routes/chat.$.ts';
import * as eventsRoute from '../routes/events.ts';
import { eventStream } from './event-stream.server.ts';

/**
 * The real server, alone in its process, with the routes of the streams and nothing else. Whoever started it tells it
 * by messages what people do. `/quick` is `/events` with heartbeats that come often.
 */

export interface Person {
  readonly accountId: string;
  /** As a browser sends it. */
  readonly cookie: string;
  readonly token: string;
}

export interface Acts {
  addPerson(name: string): Promise<Person>;
  logOut(token: string): Promise<void>;
  send(message: {
    readonly token: string;
    readonly to: string;
    readonly text: string;
    readonly id: string;
  }): Promise<void>;
  /** Subscriptions to the bus; each stream has two. */
  countListeners(): Promise<number>;
  shutDown(): Promise<void>;
}

export type Question = {
  readonly [Act in keyof Acts]: { act: Act; input: Parameters<Acts[Act]>[0] };
}[keyof Acts];

const config = readConfig();
await migrateSite(config);
const site = await openSiteOnce();
const { core, ports } = site;

let listeners = 0;
Object.assign(ports, { eventBus: counted(ports.eventBus) });

/** The same bus; `listeners` says how many subscriptions are open. */
function counted(bus: EventBus): EventBus {
  return {
    publish: (channel, event) => bus.publish(channel, event),
    async subscribe(channel: string, listener: (event: Event) => void) {
      const unsubscribe = await bus.subscribe(channel, listener);
      listeners += 1;
      let open = true;
      return () => {
        if (open) listeners -= 1;
        open = false;
        unsubscribe();
      };
    },
  };
}

async function personOf(viewer: Viewer & { readonly accountId: string }, token: string): Promise<Person> {
  const { headers } = await startSession(
    { token, remember: true, deviceCookie: '', language: 'en' },
    undefined,
  );
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { accountId: viewer.accountId, cookie, token };
}

const shutdown = new AbortController();
const acts: Acts = {
  async addPerson(name) {
    const user = await addUser(ports, name, { emailVerified: true });
    return personOf(user, await addSession(ports, user));
  },
  logOut: (token) => core.logOut(token),
  async send({ token, to, text, id }) {
    await core.sendMessage(await core.resumeSession(token), { with: to, message: text, messageId: id });
  },
  async countListeners() {
    return listeners;
  },
  async shutDown() {
    shutdown.abort();
  },
};

const withHeartbeats = (heartbeatInterval: number, streamLifetime: number) =>
  eventStream(({ core, viewer }, request, signal) => core.streamInbox(viewer, request, signal), {
    heartbeatInterval,
    streamLifetime,
  });

const server = createHttpServer({
  build: buildForTest({
    events: eventsRoute,
    'chat/*': conversationRoute,
    quick: { loader: withHeartbeats(50, hour) },
    brief: { loader: withHeartbeats(20, 100) },
  }),
  files: (_request, _response, next) => next(),
  config,
  log: pino({ level: 'error' }),
  shutdown: shutdown.signal,
  // A stream that does not end by itself keeps the process alive, and a test notices.
  gracePeriod: hour,
});
const { port } = await server.listen(config.port, '127.0.0.1');

process.on('message', async ({ number, act, input }: Question & { readonly number: number }) => {
  const work = acts[act] as (given: typeof input) => Promise<unknown>;
  const answer = await work(input).then(
    (result) => ({ number, result }),
    (error: unknown) => ({ number, error: String(error) }),
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
process.send?.({ port });

await server.closed;
await site.close();
process.exit(0);
