import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { sampleSellers } from '../scripts/seed/sellers.ts';
import type { BenchRow } from './bench-row.ts';
import { type Ask, load } from './load.ts';
import { median } from './median.ts';
import { findPages } from './pages.ts';
import { logIn, ownSite, processorTime, type RunningSite, startSeeded } from './site-process.ts';

const adverts = 10_000;
const connections = 16;
const rounds = 10;
const messages = 30;

interface Options {
  /** The address of an empty PostgreSQL database on this machine. */
  readonly postgres: string | undefined;
  /** How long each round takes for each arrangement. */
  readonly seconds: number;
}

interface Round {
  readonly perSecond: number;
  readonly times: readonly number[];
  /** Milliseconds of processor time for a page: of the site, of PostgreSQL, of what requests the pages. */
  readonly site: number;
  readonly database: number;
  readonly client: number;
}

/**
 * One PostgreSQL and one folder of pictures, on one machine: what a second process adds, and what two sites do, as on
 * two machines. Every page is made anew, for visitors and for somebody signed in. The arrangements are asked in turns.
 */
export async function run({ postgres, seconds }: Options): Promise<readonly BenchRow[]> {
  if (postgres === undefined) throw new Error('--postgres: expected the address of an empty database.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-processes-'));
  const sites: RunningSite[] = [];
  const start = async (processes: number) => {
    const settings = { DATABASE_URL: postgres, WEB_CONCURRENCY: String(processes) };
    const site = await startSeeded(resolve(import.meta.dirname, '..'), dataDir, adverts, settings);
    sites.push(site);
    return site;
  };
  try {
    console.log('  seeding …');
    const [one, two, other] = [await start(1), await start(2), await start(1)];
    const kinds = await findPages(one.port);
    const asks = mixOf(Object.entries(kinds).flatMap(([name, asks]) => (isAnew.test(name) ? [asks] : [])));
    const database = await postmasterOf(postgres);
    const arrangements = { 'one process': [one], 'two processes': [two], 'two sites': [one, other] };
    // What the first pages compile is not to be measured.
    for (const some of Object.values(arrangements)) await askAll(some, asks, 5 * seconds, database);
    const measured: Record<string, Round[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, some] of Object.entries(arrangements)) {
        measured[name] = [...(measured[name] ?? []), await askAll(some, asks, seconds, database)];
      }
    }
    const alone = measured['one process'] ?? [];
    return [
      ...Object.entries(measured).flatMap(([name, rounds]) => rowsOf(name, rounds, alone)),
      ...(await delayRows('to the same process', one, one)),
      ...(await delayRows('to another site', one, other)),
    ];
  } finally {
    for (const { server } of sites) server.kill();
    await Promise.all(sites.map(({ server }) => server.exitCode ?? once(server, 'exit')));
    await rm(dataDir, { recursive: true, force: true });
  }
}

const isAnew = /^(?:feed|detail|search|profile), (?:anew|signed in)$/;

/** One of each kind in turn. */
function mixOf(kinds: readonly (readonly Ask[])[]): readonly Ask[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    kinds.flatMap((asks) => asks[index % asks.length] ?? []),
  );
}

async function askAll(
  sites: readonly RunningSite[],
  asks: readonly Ask[],
  seconds: number,
  database: number,
): Promise<Round> {
  const used = () =>
    Promise.all([
      Promise.all(sites.map(({ server }) => processorTime(server.pid))),
      processorTime(database),
      process.cpuUsage(),
    ]);
  const before = await used();
  const answers = await Promise.all(
    sites.map(({ port }) => load({ port, connections: connections / sites.length, seconds, asks })),
  );
  const after = await used();
  const times = answers.flatMap((each) => each.times);
  const client = process.cpuUsage(before[2]);
  return {
    perSecond: sum(answers.map(({ perSecond }) => perSecond)),
    times,
    site: (sum(after[0]) - sum(before[0])) / times.length,
    database: (after[1] - before[1]) / times.length,
    client: (client.user + client.system) / 1000 / times.length,
  };
}

function rowsOf(name: string, rounds: readonly Round[], alone: readonly Round[]): readonly BenchRow[] {
  const times = rounds.flatMap((round) => round.times).toSorted((a, b) => a - b);
  const of = (what: (round: Round) => number) => median(rounds.map(what));
  const ratio = (what: (round: Round) => number) =>
    median(rounds.map((round, index) => what(round) / what(alone[index] ?? round)));
  return [
    { name: `${name}: pages`, value: of(({ perSecond }) => perSecond), unit: 'a second' },
    { name: `${name}: median`, value: median(times), unit: 'ms' },
    { name: `${name}: 99th percentile`, value: times[Math.floor(times.length * 0.99)] ?? 0, unit: 'ms' },
    { name: `${name}: processor time of the site for a page`, value: of(({ site }) => site), unit: 'ms' },
    { name: `${name}: of PostgreSQL`, value: of(({ database }) => database), unit: 'ms' },
    { name: `${name}: of what requests them`, value: of(({ client }) => client), unit: 'ms' },
    { name: `${name}: pages, to one process`, value: ratio(({ perSecond }) => perSecond), unit: 'times' },
    {
      name: `${name}: processor time of the site, to one process`,
      value: ratio(({ site }) => site),
      unit: 'times',
    },
  ];
}

/** From the sending of a message at one site until a stream that is open at the other has it. */
async function delayRows(name: string, from: RunningSite, to: RunningSite): Promise<readonly BenchRow[]> {
  const [sender, recipient] = sampleSellers;
  if (sender === undefined || recipient === undefined) throw new Error('There are no sample sellers');
  const cookie = await logIn(originOf(from), sender);
  const found = await (await fetch(`${originOf(to)}/search?q=${recipient.username}`)).text();
  const id = /\/user\/(\w+)/.exec(found)?.[1] ?? '';
  const stream = await openStream(`${originOf(to)}/events`, await logIn(originOf(to), recipient));
  const delays: number[] = [];
  try {
    for (let number = 0; number < messages; number += 1) {
      const message = `Message ${number} of ${performance.now()}`;
      const heard = stream.hear(message);
      const begun = performance.now();
      const answer = await fetch(`${originOf(from)}/chat/send`, {
        method: 'POST',
        headers: { ...ownSite, Cookie: cookie },
        body: new URLSearchParams({ with: id, message }),
      });
      if (!answer.ok) throw new Error(`A message was refused: ${answer.status}`);
      delays.push((await heard) - begun);
    }
  } finally {
    stream.request.destroy();
  }
  return [
    { name: `a message ${name}, median`, value: median(delays), unit: 'ms' },
    { name: `a message ${name}, longest`, value: Math.max(...delays), unit: 'ms' },
  ];
}

function openStream(
  address: string,
  cookie: string,
): Promise<{ readonly request: ClientRequest; hear(text: string): Promise<number> }> {
  return new Promise((opened, failed) => {
    const request = get(address, { agent: false, headers: { Cookie: cookie } }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`A stream was refused: ${answer.statusCode}`));
      let [awaited, resolve] = ['', (_at: number) => {}];
      answer.on('data', (chunk: Buffer) => {
        if (chunk.includes(awaited)) resolve(performance.now());
      });
      const hear = (text: string) =>
        new Promise<number>((heard) => {
          [awaited, resolve] = [text, heard];
        });
      opened({ request, hear });
    });
    // It ends when it is destroyed.
    request.on('error', failed);
  });
}

/** The process that all of PostgreSQL's processes belong to. */
async function postmasterOf(url: string): Promise<number> {
  const { db, close } = openPostgres({ url, poolSize: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8').finally(close);
  return Number(stat.replace(/^.*\) /, '').split(' ')[1]);
}

function originOf({ port }: RunningSite): string {
  return `http://localhost:${port}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
