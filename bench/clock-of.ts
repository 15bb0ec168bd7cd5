import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../adapters/sql/connection/schema.ts';

/**
 * Milliseconds of processor time, which other work on the machine lengthens only a little: of this process, and of
 * PostgreSQL's process for the one connection. If PostgreSQL runs on another machine, the elapsed time.
 */
export async function clockOf(db: Database, isPostgres: boolean): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (!isPostgres) return own;
  const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const folder = `/proc/${rows[0]?.pid}`;
  const isHere = existsSync(folder) && readFileSync(`${folder}/comm`, 'utf8') === 'postgres\n';
  if (!isHere) return () => performance.now();
  const nanoseconds = () => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]);
  return () => own() + nanoseconds() / 1e6;
}
