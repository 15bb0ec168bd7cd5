import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { type Ask, load } from './load.ts';
import { median } from './median.ts';
import {
  logIn,
  memoryOf,
  portOf,
  processorTime,
  signUp,
  startSeeded,
  uncachedCookie,
} from './site-process.ts';

const adverts = 10_000;
const connections = 10;
const mixedRequests = 20_000;
/** Addresses of each kind of page, requested in turn. */
const different = 500;
/** People who are logged in. */
const people = 300;
const words = ['a', 'b', 'e', 'g', 'h', 'ka', 'l', 'mo', 'n', 'o', 'p', 'r', 's', 't'];

const bareServer = `
let page = Buffer.alloc(0);
const server = require('node:http').createServer((request, response) => {
  const bytes = Number(request.url.slice(1));
  if (page.length !== bytes) page = Buffer.alloc(bytes, 'x');
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
});
server.listen(0, '127.0.0.1', () => console.log('http://localhost:' + server.address().port));`;

interface Options {
  /** The folder of another checkout, to compare with. */
  readonly against: string | undefined;
  /** How long each measurement takes, in seconds. */
  readonly seconds: number;
  /** A prefix of the names of the pages to measure. */
  readonly page: string;
  /** Matches the names of pages to leave out. */
  readonly without?: RegExp;
}

interface Site {
  readonly name: string;
  readonly server: ChildProcess;
  readonly port: number;
  readonly firstAnswer: number;
  readonly idle: number;
  readonly pages: Readonly<Record<string, readonly Ask[]>>;
}

/**
 * Measures how many pages a second the built site serves over ten connections, and its latency over one, compared with
 * a server that only sends as many bytes, and with another checkout. Each page is requested from all of them before the
 * next, so that other work on the machine affects all. `again`: one address, as visitors request it; `alone`: one
 * address with a cookie, so that it is rendered each time; `anew`: another address each time, with a cookie, more than
 * the fragment cache holds; `300 sessions`: one address for as many people in turn. Memory is measured after the start,
 * after a mix of all pages, and at the end.
 */
export async function run({ against, seconds, page, without }: Options): Promise<readonly BenchRow[]> {
  const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sites: Site[] = [];
  try {
    const barePort = await portOf(bare);
    sites.push(await startSite('this build', resolve(import.meta.dirname, '..')));
    if (against !== undefined) sites.push(await startSite('the other', resolve(against)));
    const rows: BenchRow[] = [];
    for (const { name, port, firstAnswer, idle, server, pages } of page === '' ? sites : []) {
      const mixed = Object.values(pages);
      const asks = Array.from({ length: mixedRequests }, (_, index) => {
        const kind = mixed[index % mixed.length] ?? [];
        return kind[index % kind.length] ?? { path: '/home' };
      });
      await load({ port, connections, seconds: Number.POSITIVE_INFINITY, asks });
      rows.push(
        { name: `${name}: first answer after the start`, value: firstAnswer, unit: 'ms' },
        { name: `${name}: memory, idle`, value: idle, unit: 'MiB' },
        {
          name: `${name}: memory after ${mixedRequests} mixed requests`,
          value: await memoryOf(server),
          unit: 'MiB',
        },
      );
    }
    const rates = new Map<string, number>();
    for (const name of Object.keys(sites[0]?.pages ?? {})) {
      if (!name.startsWith(page) || without?.test(name)) continue;
      console.log(`  ${name} …`);
      const measured: { perSecond: number; each: number }[] = [];
      let ofBare: number | undefined;
      for (const { name: site, server, port, pages } of sites) {
        const asks = pages[name] ?? [];
        const { bytes } = await load({ port, connections, seconds: seconds / 3, asks });
        ofBare ??= await ofBareServer(barePort, bytes, seconds / 2);
        const before = await processorTime(server.pid);
        const { perSecond, answers } = await load({ port, connections, seconds, asks });
        const used = (await processorTime(server.pid)) - before;
        const { times } = await load({ port, connections: 1, seconds: seconds / 2, asks });
        measured.push({ perSecond, each: used / answers });
        rows.push(
          { name: `${name}, ${site}`, value: perSecond, unit: 'a second' },
          {
            name: `${name}, ${site}, of the bare server`,
            value: (100 * perSecond) / ofBare,
            unit: '%',
          },
          { name: `${name}, ${site}, time of the processor`, value: used / answers, unit: 'ms' },
          { name: `${name}, ${site}, one connection: median`, value: median(times), unit: 'ms' },
        );
      }
      const [ours, other] = measured;
      const { encoding } = sites[0]?.pages[name]?.[0] ?? {};
      const plain = rates.get(name.replace(`, ${encoding}`, ''));
      if (ours !== undefined) rates.set(name, ours.perSecond);
      if (ours !== undefined && plain !== undefined)
        rows.push({ name: `${name}, of uncompressed`, value: (100 * ours.perSecond) / plain, unit: '%' });
      if (ours !== undefined && other !== undefined)
        rows.push(
          {
            name: `${name}, this build to the other`,
            value: ours.perSecond / other.perSecond,
            unit: 'times',
          },
          {
            name: `${name}, the same by time of the processor`,
            value: other.each / ours.each,
            unit: 'times',
          },
        );
    }
    for (const { name, server } of sites)
      rows.push({ name: `${name}: memory in the end`, value: await memoryOf(server), unit: 'MiB' });
    return rows;
  } finally {
    bare.kill();
    for (const { server } of sites) server.kill();
  }
}

async function ofBareServer(port: number, bytes: number, seconds: number): Promise<number> {
  const asks = [{ path: `/${Math.round(bytes)}` }];
  return (await load({ port, connections, seconds, asks })).perSecond;
}

/** Starts the site of a checkout with 10,000 adverts, which stay in its folder for the next run. */
async function startSite(name: string, folder: string): Promise<Site> {
  console.log(`  ${name}: building and seeding where that is needed …`);
  const { server, port, firstAnswer } = await startSeeded(
    folder,
    join(folder, '.cache/bench-pages'),
    adverts,
  );
  const idle = await memoryOf(server);
  return { name, server, port, firstAnswer, idle, pages: await findPages(port) };
}

/** Finds addresses of every kind of page by following links. */
export async function findPages(port: number): Promise<Site['pages']> {
  const origin = `http://localhost:${port}`;
  const feeds: string[] = [];
  const details = new Set<string>();
  const profiles = new Set<string>();
  for (let path = '/home'; path !== '' && feeds.length < different; ) {
    const html = await (await fetch(origin + path)).text();
    feeds.push(path);
    for (const [, advert = ''] of html.matchAll(/href="(\/singleherb\/\w+)"/g)) details.add(advert);
    for (const [, profile = ''] of html.matchAll(/href="(\/user\/\w+)"/g)) profiles.add(profile);
    path = /href="(\/home\?after=[^"]+)"/.exec(html)?.[1] ?? '';
  }
  const furtherPages: string[] = [];
  for (const profile of profiles) {
    for (let path = profile; path !== '' && furtherPages.length < different; ) {
      furtherPages.push(path);
      const html = await (await fetch(origin + path)).text();
      path = /href="(\/user\/\w+\?after=[^"]+)"/.exec(html)?.[1] ?? '';
    }
  }
  // A fixed word for each address, so that a slow site gets the same requests as a fast one.
  const searches = feeds.flatMap((_, index) => words.map((word) => `/search?q=${word}&n=${index}`));
  const session = await logIn(origin);
  const again = {
    feed: '/home',
    detail: [...details][0] ?? '',
    search: '/search?q=mo',
    profile: furtherPages[0] ?? '',
  };
  const sessions: string[] = [];
  for (let number = 0; number < people; number += 1)
    sessions.push(await signUp(origin, `bench.person.${number}`, number));
  const anew = { feed: feeds, detail: [...details], search: searches, profile: furtherPages };
  const pages: Record<string, readonly Ask[]> = {};
  for (const encoding of [undefined, 'zstd', 'br'] as const) {
    const how = encoding === undefined ? '' : `, ${encoding}`;
    for (const [name, path] of Object.entries(again)) pages[`${name}, again${how}`] = [{ path, encoding }];
    for (const [name, paths] of Object.entries(anew))
      pages[`${name}, anew${how}`] = paths.map((path) => ({ path, encoding, cookie: uncachedCookie }));
    for (const [name, path] of Object.entries(again))
      pages[`${name}, alone${how}`] = [{ path, encoding, cookie: uncachedCookie }];
    pages[`feed, signed in${how}`] = feeds.map((path) => ({ path, encoding, cookie: session }));
    for (const [name, path] of Object.entries(again))
      pages[`${name}, ${people} sessions${how}`] = sessions.map((cookie) => ({ path, encoding, cookie }));
  }
  return pages;
}
