import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../../core/ports/database-unavailable.ts';
import { NotWritable } from '../../../core/ports/not-writable.ts';
import { nameStatements } from './generic-plan.ts';

/**
 * PostgreSQL's codes for a failed connection (class 08), too many connections, and a server that is stopping or
 * starting.
 */
const serverIsAway = /^(?:08...|53300|57P0[123])$/;

/** PostgreSQL's codes for a full disk and a read-only server. */
const refusesWrites = /^(?:53100|25006)$/;

/**
 * PostgreSQL rejects a value with a NUL, which no stored text has but anybody can send. It is replaced by U+FFFD, as a
 * lone surrogate is by the driver, so such a value finds nothing, as in SQLite.
 */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/**
 * Wraps the pool for Kysely: throws `DatabaseUnavailable` when the server is unavailable, and `NotWritable` when it
 * takes no writes. Errors of a statement are unchanged.
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
    // The overload with a cursor is unused: Kysely calls it only when configured with one.
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
