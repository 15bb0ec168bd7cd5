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

/** The location of a site: its database and its photo store. */
export interface SiteLocation {
  readonly database: DatabaseChoice;
  readonly photos: PhotosConfig;
}

interface LocationOptions {
  /** The option's name, for error messages. */
  readonly option: string;
  /** `sqlite:` with a data folder or a file, or a connection URI of PostgreSQL. Undefined: the configured database. */
  readonly database: string | undefined;
  /** `disk:` with a folder, or `s3`. Undefined: beside the SQLite file; for PostgreSQL the configured store. */
  readonly photos: string | undefined;
}

/** Parses the operator's options; throws a `WrongUsage` that names an invalid one. */
export function readLocation({ option, ...given }: LocationOptions, config: Config): SiteLocation {
  const database =
    given.database === undefined ? config.database : readDatabase(`--${option}`, given.database);
  const photos =
    given.photos === undefined
      ? defaultPhotos(given.database === undefined, database, config)
      : readPhotos(`--photos-${option}`, given.photos, config);
  return { database, photos };
}

/** A database in words. */
export function nameOf(database: DatabaseChoice): string {
  return database.kind === 'sqlite'
    ? database.file
    : `the PostgreSQL database ${databaseName(database.url) ?? ''}`;
}

/** A photo store in words. */
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

/** The SQLite file at a path, which can be a data folder. */
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
