import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentWith } from '../adapters/config.ts';
import { sessionOf } from '../e2e/acts.ts';
import { sampleEmail, samplePassword, sampleSellers } from '../scripts/seed/sellers.ts';

/**
 * A cookie that makes a request bypass the page cache. It is one of the site's cookies, unsigned, so the page ignores
 * its value.
 */
export const uncachedCookie = 'flash=none';

/** The header that writes need. */
export const ownSite = { 'Sec-Fetch-Site': 'same-origin' };

export interface RunningSite {
  readonly server: ChildProcess;
  readonly port: number;
  /** Milliseconds from the start to the end of the first response. */
  readonly firstAnswer: number;
}

/**
 * Starts the site of a checkout as `npm start` does, with this many sample adverts, or as many as `npm run seed` makes;
 * existing data stays. `settings` are added to its environment.
 */
export async function startSeeded(
  folder: string,
  dataDir: string,
  adverts?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const env = environmentWith({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: '',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const run = (args: readonly string[], program = process.execPath) =>
    spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // Built separately, because building would add to the process's memory.
  await ended(run(['scripts/run.js', 'scripts/commands/build.ts']));
  const many = adverts === undefined ? [] : ['--adverts', String(adverts)];
  await ended(run(['scripts/run.js', 'scripts/commands/seed.ts', ...many]));
  const begun = performance.now();
  const server = run(['-c', await startCommand(folder)], 'sh');
  const port = await portOf(server);
  await (await fetch(`http://localhost:${port}/home`)).text();
  return { server, port, firstAnswer: performance.now() - begun };
}

/** The command of `npm start`, without the shell, so that the process is Node itself. */
async function startCommand(folder: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return scripts.start.replace('exec node', `exec '${process.execPath}'`);
}

export function logIn(origin: string, seller = sampleSellers[0]): Promise<string> {
  return enter(origin, '/login', { email: seller ? sampleEmail(seller) : '', password: samplePassword });
}

/**
 * Signs somebody up, or logs them in if an earlier run has signed them up. `number` gives simultaneous callers
 * different addresses.
 */
export async function signUp(origin: string, username: string, number: number): Promise<string> {
  const email = `${username}@example.com`;
  const password = 'tall trees by the lake';
  const person = {
    fullName: 'Bench Person',
    username,
    email,
    password,
    confirmPassword: password,
    consent: 'on',
  };
  return enter(origin, '/signup', person, number).catch(() =>
    enter(origin, '/login', { email, password }, number),
  );
}

async function enter(
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  number = 0,
): Promise<string> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    // The limits would refuse so many people from one address.
    headers: { ...ownSite, 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1` },
    body: new URLSearchParams(fields),
  });
  const session = sessionOf(answer);
  if (session === undefined) throw new Error(`Nobody could ${path.slice(1)}: ${answer.status}`);
  return session;
}

/** The port that a server prints. */
export async function portOf({ stdout }: ChildProcess): Promise<number> {
  let printed = '';
  try {
    for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      printed += chunk;
      const port = /localhost:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) return Number(port);
    }
  } finally {
    // After the iterator has detached. A server whose output nobody reads does not end.
    stdout?.resume();
  }
  throw new Error(`A server stopped:\n${printed}`);
}

async function ended(child: ChildProcess): Promise<void> {
  child.stdout?.resume();
  const [code] = await new Promise<[number | null]>((resolve) =>
    child.once('exit', (exit) => resolve([exit])),
  );
  if (code !== 0) throw new Error(`A script ended with ${code}`);
}

/**
 * Milliseconds of processor time of the process and its children so far. Other programs on the machine affect it less
 * than they affect the number of responses a second.
 */
export async function processorTime(pid: number | undefined): Promise<number> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const ofThreads = threads.map(
    async (thread) => Number.parseInt(await read(`task/${thread}/schedstat`), 10) / 1e6,
  );
  const ofEndedChildren = (await read('stat'))
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(13, 15)
    .map((hundredths) => Number(hundredths) * 10);
  const children = (await read(`task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  const used = await Promise.all([...ofThreads, ...ofEndedChildren, ...children.map(processorTime)]);
  return used.reduce((sum, each) => sum + each, 0);
}

/** MiB of the process's own memory and of its share of memory shared with other processes (PSS). */
export async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}
