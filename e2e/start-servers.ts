import type { TestProject } from 'vitest/node';
import { startS3 } from '../adapters/photos/s3-for-test.ts';
import { startPostgres } from '../adapters/sql/connection/postgres-for-test.ts';
import type { SharedServers } from './backing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly servers: SharedServers;
  }
}

/** Runs once before all browser tests on servers: starts PostgreSQL and S3 for the sites of all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  project.provide('servers', {
    postgres: postgres.administratorUrl,
    s3: { endpoint, region, accessKeyId, secretAccessKey },
  });
  return async () => {
    await Promise.all([postgres.stop(), s3.stop()]);
  };
}
