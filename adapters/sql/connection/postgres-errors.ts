import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../../core/ports/database-unavailable.ts';
import { NotWritable } from '../../../core/ports/not-writable.ts';
import { nameStatements } from './generic-plan.ts';

/**
 * PostgreSQL's codes: the connection failed (class 08), there are too many of them, and the three with which a server
 * stops or starts.
 */
const serverIsAway = /^(?:08...|53300|57P0[123])$/;

/** PostgreSQL's codes: the disk is full, and the server is read-only. */
const refusesWrites = /^(?:53100|25006)$/;

/**
 * PostgreSQL refuses a statement with a NUL in a value, which nothing stored can have, but anybody can send. It becomes
 * the character that half a surrogate pair becomes on its way, so it finds as little as it does in SQLite.
 */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/**
 * The pool for Kysely. Failures because the server is unavailable or takes no writes are thrown as such; errors of a
 * statement are unchanged.
 */
export function translatePostgresErrors(pool: pg.Pool): PostgresPool {
  const broken = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));
  const nameOf = nameStatements();
  const isAway = (client: pg.ClientBase, error: unknown) =>
    broken.has(client) || (error instanceof pg.DatabaseError && serverIsAway.test(error.code ?? ''));

  const isNotWritable = (error: unknown) =>
    error instanceof pg.DatabaseError && refusesWrites.test(error.code ?? '');

  function tell(client: pg.PoolClient): PostgresPoolClient {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query({ name: nameOf(text), text, values: values.map(withoutNul) });
      } catch (error) {
        if (isAway(client, error)) throw new DatabaseUnavailable(error);
        throw isNotWritable(error) ? new NotWritable(error) : error;
      }
    };
    // Its other form takes a cursor, which Kysely uses only if it was given one.
    const inBothForms = query as unknown as PostgresPoolClient['query'];
    return { query: inBothForms, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      return tell(client);
    },
    end: () => pool.end(),
  };
}
