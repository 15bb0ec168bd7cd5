import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Address } from '../adapters/photos/radosgw-for-test.ts';
import { makeBucket } from '../adapters/photos/s3-for-test.ts';
import { startMeilisearch } from '../adapters/search/meilisearch-for-test.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';

/** The storage of a site. */
export interface Backing {
  readonly dataDir: string;
  /** The settings that select it. */
  readonly env: Readonly<Record<string, string>>;
  /** Calling it twice is not an error. */
  remove(): Promise<void>;
}

/** Servers shared by all sites of a run. Meilisearch is not shared, because its indexes have fixed names. */
export interface SharedServers {
  /** The address of a PostgreSQL database whose user may create others. */
  readonly postgres: string;
  readonly s3: S3Address;
}

let servers: SharedServers | undefined;

/** Makes sites store their data in PostgreSQL, S3 and Meilisearch, instead of SQLite and on disk. */
export function storeSitesOn(shared: SharedServers): void {
  servers = shared;
}

/** A new folder for a site on SQLite, whatever the other sites of this run use. */
export async function newFolder(): Promise<Backing> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eddagala-site-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { dataDir, env: { DATA_DIR: dataDir }, remove };
}

/** New, empty storage for one site. */
export async function newBacking(): Promise<Backing> {
  const folder = await newFolder();
  if (servers === undefined) return folder;
  const { dataDir, remove: removeFolder } = folder;

  const [database, bucket, meilisearch] = await Promise.all([
    makeDatabase(servers.postgres),
    makeBucket(servers.s3),
    startMeilisearch(),
  ]);
  let removed: Promise<unknown> | undefined;
  return {
    dataDir,
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...environmentOf(servers.s3, bucket),
      MEILI_URL: meilisearch.url,
      MEILI_API_KEY: meilisearch.apiKey,
    },
    async remove() {
      removed ??= Promise.all([removeFolder(), database.remove(), bucket.remove(), meilisearch.stop()]);
      await removed;
    },
  };
}

/** The settings to store pictures in this bucket. */
export function environmentOf(s3: S3Address, bucket: { readonly name: string }): Record<string, string> {
  return {
    PHOTO_STORE: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

async function makeDatabase(administrator: string) {
  const name = `site_${randomBytes(8).toString('hex')}`;
  const say = async (statement: string) => {
    const { pool, close } = openPostgres({ url: administrator, poolSize: 1 });
    await pool.query(statement).finally(close);
  };
  await say(`create database ${name}`);
  return {
    url: administrator.replace(/[^/]*$/, name),
    remove: () => say(`drop database ${name} with (force)`),
  };
}
