import { type Config, databaseName } from '../adapters/config.ts';

/** Where the data is, for whoever started the site. */
export function describeData({ database, dataDir }: Config): string {
  if (database.kind === 'sqlite') return dataDir;
  return `PostgreSQL database ${databaseName(database.url)}; pictures in ${dataDir}`;
}
