import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import {
  type Config,
  ConfigError,
  type DatabaseChoice,
  databaseName,
  type PhotosConfig,
  readConfig,
} from '../../adapters/config.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';

/** Where a shop is or goes: its rows and its pictures. */
export interface SiteLocation {
  readonly database: DatabaseChoice;
  readonly photos: PhotosConfig;
}

interface LocationOptions {
  /** The name of the option, for error messages. */
  readonly option: string;
  /** `sqlite:` and a data folder or a file, or an address of PostgreSQL. Undefined: the database of the configuration. */
  readonly database: string | undefined;
  /** `disk:` and a folder, or `s3`. Undefined: beside the SQLite file; for PostgreSQL the store of the configuration. */
  readonly photos: string | undefined;
}

/** The operator's options as places; a `WrongUsage` names an option that cannot be read. */
export function readLocation({ option, ...given }: LocationOptions, config: Config): SiteLocation {
  const database =
    given.database === undefined ? config.database : readDatabase(`--${option}`, given.database);
  const photos =
    given.photos === undefined
      ? defaultPhotos(given.database === undefined, database, config)
      : readPhotos(`--photos-${option}`, given.photos, config);
  return { database, photos };
}

/** A readable name for a database. */
export function nameOf(database: DatabaseChoice): string {
  return database.kind === 'sqlite'
    ? database.file
    : `the PostgreSQL database ${databaseName(database.url) ?? ''}`;
}

/** A readable name for a picture store. */
export function nameOfPhotos(photos: PhotosConfig): string {
  return photos.kind === 'disk' ? photos.directory : `the bucket ${photos.bucket}`;
}

function readDatabase(option: string, text: string): DatabaseChoice {
  const [, path] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (path !== undefined) return { kind: 'sqlite', file: sqliteFile(resolve(path)) };
  try {
    return readConfig({ DATABASE_URL: text }).database;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  throw new WrongUsage(
    `${option}: expected sqlite: and a data folder or a file, or postgres://user:password@host:5432/database.`,
  );
}

/** A data folder holds its database under the name that the configuration gives it. */
function sqliteFile(path: string): string {
  const isFile = existsSync(path) ? statSync(path).isFile() : extname(path) !== '';
  if (isFile) return path;
  const { database } = readConfig({ DATA_DIR: path });
  return database.kind === 'sqlite' ? database.file : path;
}

function defaultPhotos(isOwn: boolean, database: DatabaseChoice, config: Config): PhotosConfig {
  if (isOwn || database.kind === 'postgres') return config.photos;
  return { kind: 'disk', directory: join(dirname(database.file), 'photos') };
}

function readPhotos(option: string, text: string, { photos }: Config): PhotosConfig {
  const [, directory] = /^disk:(.+)$/.exec(text) ?? [];
  if (directory !== undefined) return { kind: 'disk', directory: resolve(directory) };
  if (text === 's3' && photos.kind === 's3') return photos;
  throw new WrongUsage(
    text === 's3'
      ? `${option}: s3 needs PHOTO_STORE=s3 and the S3_ variables.`
      : `${option}: expected disk: and a folder, or s3.`,
  );
}
