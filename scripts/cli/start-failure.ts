import { type Config, databaseName } from '../../adapters/config.ts';
import { connectionFailure } from './connection-failure.ts';

const room = 'make room, then start again';
const readOnly = 'is read-only; let this user write to it, then start again';
const damaged = 'is damaged; set it aside, and restore a backup with npm run restore -- FILE';

/** Messages for problems with files and disks, by the error codes of the system and of SQLite. */
const troubles: readonly (readonly [pattern: RegExp, line: (config: Config) => string])[] = [
  [
    /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_(?:WRITE|FSYNC|TRUNCATE|SHMSIZE))$/,
    ({ dataDir }) => `DATA_DIR: the disk of ${dataDir} is full; ${room}.`,
  ],
  [/^(?:EROFS|SQLITE_READONLY(?:_\w+)?)$/, ({ dataDir }) => `DATA_DIR: ${dataDir} ${readOnly}.`],
  [/^SQLITE_(?:NOTADB|CORRUPT(?:_\w+)?)$/, (config) => `DATA_DIR: ${nameOf(config)} ${damaged}.`],
  [/^53100$/, (config) => `DATABASE_URL: ${nameOf(config)}: the disk there is full; ${room}.`],
  [/^25006$/, (config) => `DATABASE_URL: ${nameOf(config)} ${readOnly}.`],
];

/** One line about an error that the operator can fix; undefined for any other error. */
export function startFailure(thrown: unknown, config: Config): string | undefined {
  // By name, because the built app has its own copies of the classes.
  const error = thrown instanceof Error && thrown.name === 'NotWritable' ? thrown.cause : thrown;
  if (!(error instanceof Error)) return undefined;
  const variable = config.database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  if (error.name === 'NewerDatabase') {
    return `${variable}: ${nameOf(config)} was changed by a newer version of this program; start that version, or restore an older backup.`;
  }
  if (error.name === 'UsedByOlder') {
    return `${variable}: ${nameOf(config)} is in use by an older version of this program; restart the site with this one first.`;
  }
  const code = 'code' in error ? String(error.code) : '';
  const trouble = troubles.find(([pattern]) => pattern.test(code));
  if (trouble !== undefined) return trouble[1](config);
  const reason = config.database.kind === 'postgres' ? connectionFailure(error) : undefined;
  return reason && `DATABASE_URL: ${nameOf(config)}: ${reason}.`;
}

/** Runs a step of the start. An error that the operator can fix ends the process with one line. */
export async function exitOnStartFailure<Result>(
  config: Config,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const line = startFailure(error, config);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  }
}

function nameOf({ database }: Config): string {
  return database.kind === 'sqlite' ? database.file : (databaseName(database.url) ?? '');
}
