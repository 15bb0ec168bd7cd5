import { type Config, databaseName } from '../adapters/config.ts';

/** Where the data is, for the person who started the site. */
export function describeData({ database, dataDir, photos }: Config): string {
  const records = database.kind === 'sqlite' ? dataDir : `PostgreSQL database ${databaseName(database.url)}`;
  const pictures =
    photos.kind === 'disk' ? dataDir : `the bucket ${photos.bucket} at ${photos.endpoint ?? 'Amazon'}`;
  return records === pictures ? records : `${records}; pictures in ${pictures}`;
}
