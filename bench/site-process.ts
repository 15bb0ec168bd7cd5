import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentWith } from '../adapters/config.ts';
import { sampleEmail, samplePassword, sampleSellers } from '../scripts/seed/sellers.ts';

interface RunningSite {
  readonly server: ChildProcess;
  readonly port: number;
}

/**
 * Starts the site of a checkout as `npm start` does, on this many sample adverts; those that are there already stay.
 */
export async function startSeeded(folder: string, dataDir: string, adverts: number): Promise<RunningSite> {
  const env = environmentWith({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: '',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  });
  const run = (args: readonly string[]) =>
    spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await ended(run(['scripts/run.js', 'scripts/seed.ts', '--adverts', String(adverts)]));
  const server = run(await startArguments(folder));
  return { server, port: await portOf(server) };
}

/** What `npm start` gives Node there. */
async function startArguments(folder: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return scripts.start.split(' ').slice(scripts.start.split(' ').indexOf('node') + 1);
}

export async function logIn(origin: string): Promise<string> {
  const [seller] = sampleSellers;
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: seller ? sampleEmail(seller) : '', password: samplePassword }),
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('session='));
  if (cookie === undefined) throw new Error(`Nobody could log in: ${answer.status}`);
  return cookie.replace(/;.*/, '');
}

/** The address on which a server says that it listens. */
export async function portOf({ stdout }: ChildProcess): Promise<number> {
  let printed = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += chunk;
    const port = /localhost:(\d+)/.exec(printed)?.[1];
    if (port !== undefined) {
      stdout?.resume();
      return Number(port);
    }
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

/** The process's own memory, and its share of what several processes use, in MiB. */
export async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}
