import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createChangeCounter } from './change-counter.ts';
import type { ChangingDatabase } from './database.ts';
import { translatePostgresErrors } from './postgres-errors.ts';
import { introduceProcess, newProcessNumber } from './processes.ts';
import type { Database, Tables } from './schema.ts';

export interface OpenPostgres extends ChangingDatabase {
  /** The pool itself, for what is not a query of the stores. */
  readonly pool: pg.Pool;
}

interface PostgresOptions {
  /**
   * A connection URI as libpq reads it; its parameters (`application_name`, `statement_timeout`, `sslmode`) override
   * what is set here.
   */
  readonly url: string;
  /** The most connections of this process. By default PostgreSQL accepts 100 from all clients together. */
  readonly poolSize?: number;
  /** Milliseconds after which a query fails that has got no connection, new or from the pool. */
  readonly connectionTimeout?: number;
  /** Milliseconds after which the server cancels a statement; 0: never. */
  readonly statementTimeout?: number;
  /** Called for connections that the server or the network has cut. The query in progress fails as well. */
  readonly onConnectionError?: (error: Error) => void;
}

const second = 1000;

/** The application_name of the site's connections; the one that listens for events adds a word. */
const applicationName = 'eddagala';

/** A page occupies a connection for a few milliseconds, so ten serve hundreds of pages a second. */
const defaultPoolSize = 10;
const defaultConnectionTimeout = 5 * second;
const defaultStatementTimeout = 15 * second;

/**
 * The server ends a transaction that has been idle for so long, and releases its locks. The longest pause of a regular
 * one is the removal of a picture's files.
 */
const idleTransactionTimeout = 60 * second;

/**
 * Longer than the ten seconds in which a site sends a query at least: the last connection of the pool, by which others
 * see that the process is alive, is never closed for being idle.
 */
const idleTimeout = 30 * second;

/**
 * Disables just-in-time compilation. PostgreSQL compiles a statement with a high estimated cost at each execution; with
 * a million adverts that took longer than the search itself, which reads far less than estimated.
 */
const withoutCompiling = 'set jit = off';

const bigintType = 20;

/** The driver returns bigint as text. All of ours fit exactly into a double. */
function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a number.`);
  return value;
}

/** Opens a pool of connections to this existing database. The first query connects. */
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
  // Without a listener, an error event of a connection ends the process. The pool listens only to idle connections; the
  // listener here notices a connection that is cut between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onConnectionError));

  const { counted, changes } = createChangeCounter(translatePostgresErrors(pool));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: counted }) });
  let closed: Promise<void> | undefined;
  const close = () => {
    // Waits for connections in use. Kysely would not end a pool from which it has taken no connection.
    closed ??= pool.end();
    return closed;
  };
  return { db, pool, changes, close };
}

/** Milliseconds that the server may take to end the process of a closed connection. */
const longestEnd = second;

/**
 * Whether another connection with the site's application_name has the database open: a site or another command. One
 * that is closing is given a second.
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
