import { type Config, databaseName, type MailConfig } from '../../adapters/config.ts';

/** Where the data is, for the person who started the site. */
export function describeData({ database, dataDir, photos }: Config): string {
  const records = database.kind === 'sqlite' ? dataDir : `PostgreSQL database ${databaseName(database.url)}`;
  const pictures =
    photos.kind === 'disk' ? dataDir : `the bucket ${photos.bucket} at ${photos.endpoint ?? 'Amazon'}`;
  return records === pictures ? records : `${records}; pictures in ${pictures}`;
}

/** What becomes of mails. */
export function describeMails(mail: MailConfig): string {
  return mail.kind === 'smtp'
    ? `sent by ${mail.server.host}:${mail.server.port}`
    : `not sent; each is written to a file in ${mail.directory}`;
}
