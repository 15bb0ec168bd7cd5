import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import { type Event, missedEvents } from '../../core/ports/event-bus.ts';
import { describeEventBus } from '../contracts/event-bus.ts';
import { type OpenPostgres, openPostgres } from '../sql/connection/postgres-database.ts';
import { patient, startPostgres, type TestPostgres } from '../sql/connection/postgres-for-test.ts';
import { createPostgresEventBus, type PostgresEventBusOptions } from './postgres-event-bus.ts';

let postgres: TestPostgres;
let url: string;
/** Stands in for another process: it publishes through its own connections. */
let database: OpenPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.create();
  database = openPostgres({ ...patient, url });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

function openBus(options: Partial<PostgresEventBusOptions> = {}) {
  // However long the server takes to answer on a busy machine.
  const answerTimeout = 120_000;
  return createPostgresEventBus({ url, publisher: database.pool, answerTimeout, ...options });
}

/** A bus that is closed after the test. */
function busOfTest(options: Partial<PostgresEventBusOptions> = {}) {
  const bus = openBus(options);
  onTestFinished(() => bus.close());
  return bus;
}

/** However long a busy machine takes. */
const until = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 60_000 });

const someEvent = (number: number): Event => ({ kind: 'message', ids: { message: String(number) } });

const listeners = async () =>
  postgres.query<{ readonly pid: number }>(
    "select pid from pg_stat_activity where application_name = 'eddagala events'",
  );

/** Ends every listening connection, as a broken network or an impatient administrator would. */
async function cut(): Promise<void> {
  await postgres.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eddagala events'",
  );
}

describeEventBus('PostgreSQL, within a process', async () => {
  const bus = openBus();
  return { publisher: bus, listener: bus, close: bus.close };
});

describeEventBus('PostgreSQL, between two processes', async () => {
  const [publisher, listener] = [openBus(), openBus()];
  return {
    publisher,
    listener,
    async close() {
      await Promise.all([publisher.close(), listener.close()]);
    },
  };
});

test('holds one connection however many listen, and none after it is closed', async () => {
  const bus = openBus();
  // The server ends the connections of earlier tests in its own time.
  await until(async () => (await listeners()).length === 0);
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, index) => bus.subscribe(`account:${index}`, () => undefined)),
  );
  expect(await listeners()).toHaveLength(1);
  for (const end of ends) end();
  await bus.close();
  await bus.close();
  await until(async () => (await listeners()).length === 0);
});

test('delivers what is published at once in order, the same event as often as it was published', async () => {
  const [publisher, listener] = [busOfTest(), busOfTest()];
  const heard: Event[] = [];
  await listener.subscribe('account:a', (event) => heard.push(event));
  const events = Array.from({ length: 300 }, (_, index) => someEvent(Math.floor(index / 3)));
  await Promise.all(events.map((event) => publisher.publish('account:a', event)));
  await until(() => heard.length === events.length);
  expect(heard).toEqual(events);
});

test('refuses an event that PostgreSQL would not carry, and keeps working', async () => {
  const bus = busOfTest();
  const heard: Event[] = [];
  await bus.subscribe('account:a', (event) => heard.push(event));
  // Each character takes two bytes.
  const large: Event = { kind: 'message', ids: { text: 'é'.repeat(4000) } };
  await expect(bus.publish('account:a', large)).rejects.toThrow(/^An event of \d+ bytes is too large/);
  const full: Event = { kind: 'message', ids: { text: 'x'.repeat(7900) } };
  await bus.publish('account:a', full);
  await until(() => heard.length === 1);
  expect(heard).toEqual([full]);
});

test('survives what others write to its channel', async () => {
  const errors: unknown[] = [];
  const bus = busOfTest({ onListenerError: (error) => errors.push(error) });
  const heard: Event[] = [];
  await bus.subscribe('account:a', (event) => heard.push(event));
  for (const payload of ['', 'not JSON', 'null', '[]']) {
    await database.pool.query("select pg_notify('eddagala_events', $1)", [payload]);
  }
  await bus.publish('account:a', someEvent(1));
  await until(() => heard.length === 1);
  expect(heard).toEqual([someEvent(1)]);
  expect(errors.length).toBeGreaterThan(0);
});

test('tells all listeners that they missed something when its connection was cut, and keeps working', async () => {
  const [publisher, listener] = [busOfTest(), busOfTest()];
  const heard: Event[] = [];
  const elsewhere: Event[] = [];
  await listener.subscribe('account:a', (event) => heard.push(event));
  await listener.subscribe('account:b', (event) => elsewhere.push(event));
  for (let round = 1; round <= 3; round += 1) {
    await cut();
    await until(() => heard.length === 2 * round - 1 && elsewhere.length === round);
    await publisher.publish('account:a', someEvent(round));
    await until(() => heard.length === 2 * round);
  }
  expect(heard).toEqual([1, 2, 3].flatMap((round) => [missedEvents, someEvent(round)]));
  expect(elsewhere).toEqual([missedEvents, missedEvents, missedEvents]);
  // The server ends the connections that were cut in its own time.
  await until(async () => (await listeners()).length === 1);
});

test('comes back after the server was away, even if it began in the meantime, and publishing fails until then', async () => {
  const errors: unknown[] = [];
  const bus = busOfTest({ onConnectionError: (error) => errors.push(error) });
  const heard: Event[] = [];
  await bus.subscribe('account:a', (event) => heard.push(event));
  await postgres.crash();
  await until(() => errors.length >= 3);
  await expect(bus.publish('account:a', someEvent(1))).rejects.toThrow();
  const late: Event[] = [];
  await bus.subscribe('account:a', (event) => late.push(event));
  const elsewhere: Event[] = [];
  await busOfTest().subscribe('account:a', (event) => elsewhere.push(event));

  await postgres.revive();
  const all = [heard, late, elsewhere];
  await until(() => all.every(({ length }) => length === 1));
  await bus.publish('account:a', someEvent(2));
  await until(() => all.every(({ length }) => length === 2));
  for (const events of all) expect(events).toEqual([missedEvents, someEvent(2)]);
});

test('notices a connection that no longer carries anything', async () => {
  const line = await openLine();
  // Only the test lets time pass, so that nothing but the frozen connection can be too slow to answer.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [pingInterval, answerTimeout] = [30_000, 5_000];
  const bus = busOfTest({ url: line.url, pingInterval, answerTimeout });
  const [first, second] = [gate<Event>(), gate<Event>()];
  const heard: Event[] = [];
  await bus.subscribe('account:a', (event) => {
    heard.push(event);
    (heard.length === 1 ? first : second).open(event);
  });
  line.freeze();
  vi.advanceTimersByTime(pingInterval);
  vi.advanceTimersByTime(answerTimeout);
  await first.opened;
  await bus.publish('account:a', someEvent(1));
  await second.opened;
  expect(heard).toEqual([missedEvents, someEvent(1)]);
});

/** A relay to the server whose connections can be frozen without being closed, as when a cable is pulled out. */
async function openLine() {
  const socketPath = `${decodeURIComponent(new URL(url).hostname)}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(socketPath);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await until(() => server.listening);
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: url.replace(/@[^/]+/, `@127.0.0.1:${address.port}`),
    freeze() {
      for (const socket of open) socket.unpipe().pause();
    },
  };
}
