import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { isPostgres } from '../adapters/sql/connection/dialect.ts';
import type { Database } from '../adapters/sql/connection/schema.ts';

/**
 * A clock of processor time in milliseconds, which other work on the machine affects little: of this process and of
 * PostgreSQL's process for the one connection. If PostgreSQL runs on another machine, elapsed time.
 */
export async function clockOf(db: Database): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (!isPostgres(db)) return own;
  const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const folder = `/proc/${rows[0]?.pid}`;
  const isHere = existsSync(folder) && readFileSync(`${folder}/comm`, 'utf8') === 'postgres\n';
  if (!isHere) return () => performance.now();
  const nanoseconds = () => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]);
  return () => own() + nanoseconds() / 1e6;
}
