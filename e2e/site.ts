import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A whole marketplace of its own, started as `npm start` does, on a free port with empty data. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** As a power cut would; the data stays. */
  kill(): Promise<void>;
}

/** With `again` on the data and the port of a site that was killed. */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  again?: Pick<Site, 'url' | 'dataDir'>,
): Promise<Site> {
  const dataDir = again?.dataDir ?? (await mkdtemp(join(tmpdir(), 'eddagala-site-')));
  const port = again === undefined ? '0' : new URL(again.url).port;
  const child = spawn(
    process.execPath,
    ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', 'scripts/start.ts'],
    {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(printed);
      if (address !== null) resolve(address[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site stopped with ${code}:\n${printed}`)));
  });
  return {
    url,
    dataDir,
    output: () => printed,
    stop: () => stop(child, dataDir),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  await end(child, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
