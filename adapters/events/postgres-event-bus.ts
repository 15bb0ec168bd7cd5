import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Event, type EventBus, missedEvents } from '../../core/ports/event-bus.ts';
import { createFanOut } from './fan-out.ts';

interface PostgresEventBus extends EventBus {
  /** Closes the listening connection; listeners get no more events. Closing twice is not an error. */
  close(): Promise<void>;
}

export interface PostgresEventBusOptions {
  /** The database whose processes share events. */
  readonly url: string;
  /** Any connection to that database, outside of transactions. */
  readonly publisher: Pick<pg.Pool, 'query'>;
  readonly onListenerError?: (error: unknown) => void;
  /** Called with the error if the listening connection breaks or cannot be opened. It is reopened automatically. */
  readonly onConnectionError?: (error: unknown) => void;
  /** Milliseconds between two pings of the listening connection. */
  readonly pingInterval?: number;
  /** Milliseconds after which a connection without a pong counts as broken. */
  readonly answerTimeout?: number;
}

/** PostgreSQL takes payloads of fewer than 8,000 bytes. */
const maxPayloadBytes = 7_999;

/**
 * One PostgreSQL channel for all of the bus's channels: subscribing costs no round trip, and names may exceed
 * PostgreSQL's 63 bytes.
 */
const notifyChannel = 'eddagala_events';
const notifyAll = `select pg_notify('${notifyChannel}', payload) from unnest($1::text[]) as payload`;

const firstDelay = 100;
const longestDelay = 10_000;
const defaultPingInterval = 30_000;
const defaultAnswerTimeout = 5_000;

type Payload = readonly [number: number, channel: string, event: Event];

interface Unsent {
  readonly payload: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A bus between the processes of one database, by LISTEN and NOTIFY. A separate connection listens from the first
 * subscription on. If it breaks it is reopened, with a growing pause and jitter, and then every listener gets
 * `missedEvents`.
 */
export function createPostgresEventBus(options: PostgresEventBusOptions): PostgresEventBus {
  const { onListenerError = () => undefined, onConnectionError = () => undefined } = options;
  const { pingInterval = defaultPingInterval, answerTimeout = defaultAnswerTimeout } = options;
  const fanOut = createFanOut(onListenerError);
  const closing = new AbortController();
  let unsent: Unsent[] = [];
  let sending = false;
  let published = 0;
  let running: { readonly tried: Promise<void>; readonly stopped: Promise<void> } | undefined;

  /**
   * Sends one statement at a time, with all events published in the meantime: this keeps their order, and batches them.
   */
  async function sendAll(): Promise<void> {
    if (sending) return;
    sending = true;
    while (unsent.length > 0) {
      const batch = unsent;
      unsent = [];
      try {
        await options.publisher.query(notifyAll, [batch.map(({ payload }) => payload)]);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    sending = false;
  }

  function hear({ payload = '' }: { readonly payload?: string | undefined }): void {
    try {
      const [, channel, event] = JSON.parse(payload) as Payload;
      fanOut.tell(channel, event);
    } catch (error) {
      // Anybody with access to the database can notify the channel, so the payload may be invalid.
      onListenerError(error);
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'eddagala events',
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
      keepAlive: true,
    });
    client.on('error', onConnectionError);
    client.on('notification', hear);
    try {
      await client.connect();
      await client.query(`listen ${notifyChannel}`);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Resolves when the connection is closed; closes it if a ping fails. */
  async function untilEnd(client: pg.Client): Promise<void> {
    const end = () => void client.end().catch(() => undefined);
    let unanswered = false;
    const ping = async () => {
      if (unanswered) return;
      unanswered = true;
      await client.query('select 1').catch(end);
      unanswered = false;
    };
    const timer = setInterval(() => void ping(), pingInterval).unref();
    closing.signal.addEventListener('abort', end);
    try {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      if (closing.signal.aborted) end();
      await ended;
    } finally {
      clearInterval(timer);
      closing.signal.removeEventListener('abort', end);
    }
  }

  async function keepListening(afterFirstTry: () => void): Promise<void> {
    let failures = 0;
    let hasMissed = false;
    while (!closing.signal.aborted) {
      try {
        const client = await connect();
        const ended = untilEnd(client);
        failures = 0;
        if (hasMissed) fanOut.tellAll(missedEvents);
        afterFirstTry();
        await ended;
      } catch (error) {
        failures += 1;
        onConnectionError(error);
        afterFirstTry();
      }
      hasMissed = true;
      const delay = Math.min(longestDelay, firstDelay * 2 ** failures) * (0.5 + Math.random() / 2);
      await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  function start() {
    let afterFirstTry = () => {};
    const tried = new Promise<void>((resolve) => {
      afterFirstTry = resolve;
    });
    return { tried, stopped: keepListening(afterFirstTry) };
  }

  return {
    async publish(channel, event) {
      published += 1;
      // The number makes payloads unique: PostgreSQL drops duplicates within a transaction.
      const payload = JSON.stringify([published, channel, event] satisfies Payload);
      const size = Buffer.byteLength(payload);
      if (size > maxPayloadBytes) {
        throw new Error(`An event of ${size} bytes is too large: at most ${maxPayloadBytes} are allowed.`);
      }
      await new Promise<void>((resolve, reject) => {
        unsent.push({ payload, resolve, reject });
        void sendAll();
      });
    },

    async subscribe(channel, listener) {
      const end = fanOut.add(channel, listener);
      running ??= start();
      await running.tried;
      return end;
    },

    async close() {
      closing.abort();
      await running?.stopped;
    },
  };
}
