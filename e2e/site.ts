import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../adapters/config.ts';
import { type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { type Backing, newBacking } from './backing.ts';

/** A complete marketplace, started like `npm start`, on a free port with empty data. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly backing: Backing;
  /** Its complete settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Everything it has printed so far. */
  output(): string;
  /** Removes its data as well. */
  stop(): Promise<void>;
  /** Like a power cut; the data stays. */
  kill(): Promise<void>;
}

/**
 * With `on`, uses that site's data, and its address if it has one, so a killed site continues. `full`: it cannot write
 * files longer than 64 KB, as on a nearly full disk.
 */
export async function startSite(
  given: Readonly<Record<string, string>> = {},
  on?: { readonly backing: Backing; readonly url?: string; readonly full?: boolean },
): Promise<Site> {
  const backing = on?.backing ?? (await newBacking());
  const port = on?.url === undefined ? '0' : new URL(on.url).port;
  const env: Site['env'] = { PORT: port, ...backing.env, ...given };
  const child = spawn(
    'sh',
    [
      '-c',
      // In blocks of 512 bytes.
      `${on?.full ? 'ulimit -f 128; ' : ''}exec "$@"`,
      'sh',
      process.execPath,
      'scripts/run.js',
      'scripts/commands/start.ts',
    ],
    {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      // The whole of it, of which a chunk may have only the beginning.
      const address = /http:\/\/localhost:\d+(?=\D)/.exec(printed);
      if (address !== null) resolve(address[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site stopped with ${code}:\n${printed}`)));
  });
  return {
    url,
    dataDir: backing.dataDir,
    backing,
    env,
    output: () => printed,
    async stop() {
      await end(child, 'SIGTERM');
      await backing.remove();
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/** The database of a site, to be read directly. */
export function openDatabaseOf({ env }: Site): OpenDatabase {
  const { database } = readConfig(env);
  return database.kind === 'sqlite' ? openSqlite(database) : openPostgres(database);
}

/** The same shop, opened by a test, without log output. */
export async function openSiteOf({ env }: Site): Promise<OpenSite> {
  // Most tests do without it, and load faster.
  const { openSite } = await import('../app/composition/open-site.server.ts');
  return openSite(readConfig({ ...env, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
}

/** Does the same as the link in the mail. */
export async function verifyEmail(site: Site, email: string): Promise<void> {
  const { db, close } = openDatabaseOf(site);
  const { accounts } = createSqlStores(db);
  const account = await accounts.byEmail(email);
  await accounts.verifyEmail(account?.id ?? '', email).finally(close);
}

/** Confirms the address of an account and makes it so old that what it reports and rates counts. */
export async function letCount(site: Site, email: string): Promise<void> {
  await verifyEmail(site, email);
  const { db, close } = openDatabaseOf(site);
  await db.updateTable('accounts').set({ created_at: 0 }).where('email', '=', email).execute().finally(close);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
