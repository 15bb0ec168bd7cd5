import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { notKept, startSeeded } from './site-process.ts';

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
  const { server, port } = await startSeeded(folder, join(folder, '.cache/bench-burst'), adverts);
  try {
    const rows: BenchRow[] = [];
    for (const [burst, head] of Object.entries(bursts)) {
      const before: number[] = [];
      const after: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        before.push(await waitOf(port));
        await hangUp(await flood(port, head));
        after.push(await waitOf(port));
        // The next burst is not to meet what is left of this one.
        while ((await waitOf(port)) > 50) await setTimeout(100);
      }
      rows.push(
        { name: `${site}: the feed before a burst ${burst}`, value: median(before), unit: 'ms' },
        { name: `${site}: after it, median`, value: median(after), unit: 'ms' },
        { name: `${site}: after it, longest`, value: Math.max(...after), unit: 'ms' },
      );
    }
    return [...rows, ...(await street(site, port))];
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

async function flood(port: number, head: (random: number) => string): Promise<readonly Socket[]> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {
        // It may be ended before it ends.
      });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ask = () =>
    `${head(1_000 + Math.floor(Math.random() * 1e9))}Host: localhost\r\nX-Forwarded-For: ${flooder}\r\n\r\n`;
  for (const socket of sockets) socket.write(Array.from({ length: requestsOfEach }, ask).join(''));
  return sockets;
}

async function hangUp(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(sockets.map((socket) => new Promise<void>((ended) => socket.end(() => ended()))));
  for (const socket of sockets) socket.destroy();
}

/** Everybody behind one address asks at once for pages that nobody has asked for yet, and waits for them. */
async function street(site: string, port: number): Promise<readonly BenchRow[]> {
  const people = 64;
  const requests = 6;
  const times: number[] = [];
  let refused = 0;
  const ask = async (path: string) => {
    const asked = performance.now();
    const headers = { Host: 'localhost', 'X-Forwarded-For': flooder, Cookie: notKept };
    const [answer] = await once(get({ host: '127.0.0.1', port, path, agent: false, headers }), 'response');
    for await (const _ of answer);
    if (answer.statusCode !== 200) refused += 1;
    times.push(performance.now() - asked);
  };
  await Promise.all(Array.from({ length: people * requests }, (_, number) => ask(`/home?min=${number}`)));
  const all = `${people * requests} pages at once for one address`;
  return [
    { name: `${site}: ${all}: median`, value: median(times), unit: 'ms' },
    { name: `${site}: ${all}: longest`, value: Math.max(...times), unit: 'ms' },
    { name: `${site}: ${all}: refused`, value: refused, unit: 'requests' },
  ];
}
