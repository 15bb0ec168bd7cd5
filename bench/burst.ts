import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { notKept, processorTime, type RunningSite, startSeeded } from './site-process.ts';

const adverts = 500;
const connections = 500;
/** More than these on one connection would end it. */
const requestsOfEach = 4;
const rounds = 3;

/** As the server is told by a proxy. */
const flooder = '192.0.2.1';
const visitor = '198.51.100.1';

/** What is asked in a burst: every request has an address of its own. */
const bursts: Readonly<Record<string, (random: number) => string>> = {
  'of parameters that no page knows': (random) => `GET /home?x=${random} HTTP/1.1\r\n`,
  'of orders that no page knows': (random) => `GET /home?sort=${random} HTTP/1.1\r\n`,
  'of searches': (random) => `GET /search?q=${random} HTTP/1.1\r\n`,
  'of prices': (random) => `GET /home?min=${random} HTTP/1.1\r\n`,
  'with a cookie': (random) => `GET /home?after=${random} HTTP/1.1\r\nCookie: ${notKept}\r\n`,
};

interface Options {
  /** The folder of another checkout, to compare with. */
  readonly against: string | undefined;
}

/**
 * How long a visitor waits for the feed after somebody else has asked for 2,000 pages at once over 500 connections, and
 * hung up. Also how long a street waits that asks as much behind one address, and stays: nobody there is refused.
 */
export async function run({ against }: Options): Promise<readonly BenchRow[]> {
  const rows = await burstOn('this build', resolve(import.meta.dirname, '..'));
  return against === undefined ? rows : [...rows, ...(await burstOn('the other', resolve(against)))];
}

async function burstOn(site: string, folder: string): Promise<readonly BenchRow[]> {
  console.log(`  ${site}: building and seeding where that is needed …`);
  const running = await startSeeded(folder, join(folder, '.cache/bench-burst'), adverts);
  const { server, port } = running;
  try {
    const rows: BenchRow[] = [];
    for (const [burst, head] of Object.entries(bursts)) {
      const before: number[] = [];
      const after: number[] = [];
      const used: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        before.push(await waitOf(port));
        const sockets = await openAll(port);
        const begun = await processorTime(server.pid);
        await flood(sockets, head);
        after.push(await waitOf(port));
        used.push((await processorTime(server.pid)) - begun);
        await rest(running);
      }
      rows.push(
        { name: `${site}: the feed before a burst ${burst}`, value: median(before), unit: 'ms' },
        { name: `${site}: after it, median`, value: median(after), unit: 'ms' },
        { name: `${site}: after it, longest`, value: Math.max(...after), unit: 'ms' },
        {
          name: `${site}: time of the processor from its beginning until then`,
          value: median(used),
          unit: 'ms',
        },
      );
    }
    return [...rows, ...(await street(site, running))];
  } finally {
    server.kill();
  }
}

/** Milliseconds until a visitor has the feed, over a connection of their own. */
async function waitOf(port: number): Promise<number> {
  const asked = performance.now();
  const headers = { Host: 'localhost', 'X-Forwarded-For': visitor };
  const request = get({ host: '127.0.0.1', port, path: '/home', agent: false, headers });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== 200) throw new Error(`The visitor was answered with ${answer.statusCode}`);
  for await (const _ of answer);
  return performance.now() - asked;
}

/** Until the server has nothing to do any more, so that nothing of a burst is left for the next. */
async function rest({ server }: RunningSite): Promise<void> {
  for (let before = 0, used = Number.POSITIVE_INFINITY; used - before > 10; ) {
    before = await processorTime(server.pid);
    await setTimeout(500);
    used = await processorTime(server.pid);
  }
}

async function openAll(port: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {
        // The server may end it first.
      });
      await once(socket, 'connect');
      return socket;
    }),
  );
}

/** Asks for everything at once, and hangs up. */
async function flood(sockets: readonly Socket[], head: (random: number) => string): Promise<void> {
  const ask = () =>
    `${head(1_000 + Math.floor(Math.random() * 1e9))}Host: localhost\r\nX-Forwarded-For: ${flooder}\r\n\r\n`;
  const sent = sockets.map(
    (socket) =>
      new Promise<void>((ended) =>
        socket.end(Array.from({ length: requestsOfEach }, ask).join(''), () => ended()),
      ),
  );
  await Promise.all(sent);
  for (const socket of sockets) socket.destroy();
}

/** Everybody behind one address asks at once for pages that nobody has asked for yet, and waits for them. */
async function street(site: string, { server, port }: RunningSite): Promise<readonly BenchRow[]> {
  const people = 64;
  const requests = 6;
  const times: number[] = [];
  let refused = 0;
  const begun = await processorTime(server.pid);
  const ask = async (path: string) => {
    const asked = performance.now();
    const headers = { Host: 'localhost', 'X-Forwarded-For': flooder, Cookie: notKept };
    const [answer] = await once(get({ host: '127.0.0.1', port, path, agent: false, headers }), 'response');
    for await (const _ of answer);
    if (answer.statusCode !== 200) refused += 1;
    times.push(performance.now() - asked);
  };
  await Promise.all(Array.from({ length: people * requests }, (_, number) => ask(`/home?min=${number}`)));
  const used = (await processorTime(server.pid)) - begun;
  const all = `${people * requests} pages at once for one address`;
  return [
    { name: `${site}: ${all}: median`, value: median(times), unit: 'ms' },
    { name: `${site}: ${all}: longest`, value: Math.max(...times), unit: 'ms' },
    { name: `${site}: ${all}: time of the processor`, value: used, unit: 'ms' },
    { name: `${site}: ${all}: refused`, value: refused, unit: 'requests' },
  ];
}
