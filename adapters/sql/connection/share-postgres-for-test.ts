import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestPostgres } from './postgres-for-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket that answers the shared PostgreSQL's address. */
    readonly sharedPostgres: string;
  }
}

/** Runs once before all tests: offers a PostgreSQL that starts when the first test asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-shared-'));
  const socket = join(folder, 'socket');
  let started: Promise<TestPostgres> | undefined;
  const server = createServer((asking) => {
    started ??= startMigrated();
    started.then(
      ({ administratorUrl }) => asking.end(administratorUrl),
      (error) => asking.end(String(error)),
    );
  });
  await once(server.listen(socket), 'listening');
  project.provide('sharedPostgres', socket);
  return async () => {
    server.close();
    await (await started)?.stop();
    rmSync(folder, { recursive: true });
  };
}

/** Starts PostgreSQL with a template database `migrated`, which tests copy instead of running every migration. */
async function startMigrated(): Promise<TestPostgres> {
  const [{ startPostgres, patient }, { openPostgres }, { migrateToLatest }] = await Promise.all([
    import('./postgres-for-test.ts'),
    import('./postgres-database.ts'),
    import('../upkeep/migrate-to-latest.ts'),
  ]);
  const postgres = await startPostgres();
  await postgres.query('create database migrated');
  const url = postgres.administratorUrl.replace(/[^/]+$/, 'migrated');
  const { db, close } = openPostgres({ ...patient, url });
  await migrateToLatest(db);
  await close();
  return postgres;
}
