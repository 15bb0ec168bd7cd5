import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createChangeCounter } from './change-counter.ts';
import type { ChangingDatabase } from './database.ts';
import { translatePostgresErrors } from './postgres-errors.ts';
import { introduceProcess, newProcessNumber } from './processes.ts';
import type { Database, Tables } from './schema.ts';

export interface OpenPostgres extends ChangingDatabase {
  /** The connections themselves, for what is not a query of the stores. */
  readonly pool: pg.Pool;
}

interface PostgresOptions {
  /** As libpq reads it; its query (`application_name`, `statement_timeout`, `sslmode`) overrides what is set here. */
  readonly url: string;
  /** Connections of this process, at most. PostgreSQL admits 100 from everybody together unless told otherwise. */
  readonly poolSize?: number;
  /** Milliseconds that a query waits for a connection, a new one or one that others are using, before it fails. */
  readonly connectionTimeout?: number;
  /** Milliseconds that the server spends on one statement before it cancels it; 0 for no limit. */
  readonly statementTimeout?: number;
  /** Called for connections that the server or the network has cut. Whoever was using one gets an error as well. */
  readonly onConnectionError?: (error: Error) => void;
}

const second = 1000;

/** The name under which each of our connections appears; those that only listen add a word. */
const applicationName = 'eddagala';

/** A page takes a few milliseconds of a connection, so ten serve hundreds of pages a second. */
const defaultPoolSize = 10;
const defaultConnectionTimeout = 5 * second;
const defaultStatementTimeout = 15 * second;

/** A transaction that is never ended holds its rows no longer than this. Removing a picture's files is part of one. */
const idleTransactionTimeout = 60 * second;

/**
 * A site sends a query at least every ten seconds, and so never loses the last connection, by which others see that it
 * is alive.
 */
const idleTimeout = 30 * second;

/**
 * PostgreSQL compiles a statement that it expects to be expensive, at each run. With a million adverts that took longer
 * than the search itself, which reads a small part of what it might have to.
 */
const withoutCompiling = 'set jit = off';

const bigintType = 20;

/** PostgreSQL's bigint comes as text; all of ours are whole numbers that a double holds exactly. */
function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a number.`);
  return value;
}

/** Opens a pool of connections to this database, which has to exist. It connects when the first query comes. */
export function openPostgres(options: PostgresOptions): OpenPostgres {
  const { onConnectionError = () => undefined } = options;
  const processNumber = newProcessNumber();
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? defaultPoolSize,
    onConnect: async (client) => {
      await introduceProcess(client, processNumber);
      await client.query(withoutCompiling);
    },
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: options.connectionTimeout ?? defaultConnectionTimeout,
    statement_timeout: options.statementTimeout ?? defaultStatementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
    application_name: applicationName,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigintType && format !== 'binary' ? toNumber : pg.types.getTypeParser(type, format),
    },
  });
  // Without a listener an error on a connection ends the process. The pool listens only to idle connections, and tells
  // its own listeners of their errors; if one is cut between two statements of a transaction, its own listener notices.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onConnectionError));

  const { counted, changes } = createChangeCounter(translatePostgresErrors(pool));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: counted }) });
  let closed: Promise<void> | undefined;
  const close = () => {
    // The pool waits for connections in use. Kysely would not end a pool from which it never took a connection.
    closed ??= pool.end();
    return closed;
  };
  return { db, pool, changes, close };
}

/** Milliseconds that the server may take to end the process of a connection that was closed. */
const longestEnd = second;

/**
 * Whether another connection of this program has the database open: a site's, or another command's. One that is just
 * closing is given a second.
 */
export async function isPostgresInUse(db: Database): Promise<boolean> {
  for (const asked = performance.now(); ; await setTimeout(50)) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database()
        and application_name like ${`${applicationName}%`} and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return false;
    if (performance.now() - asked > longestEnd) return true;
  }
}
