import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../adapters/config.ts';
import { type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { type Backing, newBacking } from './backing.ts';

/** A complete site, started like `npm start`, on a free port with empty storage. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly backing: Backing;
  /** All its settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Its output so far. */
  output(): string;
  /** Ends the site and removes its data. */
  stop(): Promise<void>;
  /** Kills the site like a power cut; the data stays. */
  kill(): Promise<void>;
}

/**
 * Starts a site. `on`: a killed site whose data and address it continues with. `full`: it cannot write files larger
 * than 64 KB, as on a nearly full disk.
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
      // Blocks of 512 bytes.
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
      // In the output so far, because a chunk may end within the address.
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

/** Opens a site's database for a test. */
export function openDatabaseOf({ env }: Site): OpenDatabase {
  const { database } = readConfig(env);
  return database.kind === 'sqlite' ? openSqlite(database) : openPostgres(database);
}

/** Opens the site's core with its adapters in the test's process, without a log. */
export async function openSiteOf({ env }: Site): Promise<OpenSite> {
  // Loaded on demand, because most tests don't need it.
  const { openSite } = await import('../app/composition/open-site.server.ts');
  return openSite(readConfig({ ...env, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
}

/** Verifies an email, like the link in the mail. */
export async function verifyEmail(site: Site, email: string): Promise<void> {
  const { db, close } = openDatabaseOf(site);
  const { accounts } = createSqlStores(db);
  const account = await accounts.byEmail(email);
  await accounts.verifyEmail(account?.id ?? '', email).finally(close);
}

/** Verifies an account's email and makes the account old enough for its reports and ratings to count. */
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
