import { type Config, databaseName } from '../adapters/config.ts';

/** Brings the database up to date; one that cannot be reached or entered ends the process with one line. */
export async function migrateOrExit(
  config: Config,
  migrate: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    await migrate(config);
  } catch (error) {
    const reason = config.database.kind === 'postgres' ? reasonOf(error) : undefined;
    if (config.database.kind !== 'postgres' || reason === undefined) throw error;
    console.error(`DATABASE_URL: ${databaseName(config.database.url)}: ${reason}.`);
    process.exit(1);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL answers there',
  ENOENT: 'no PostgreSQL answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'no PostgreSQL answers there',
  EHOSTUNREACH: 'no PostgreSQL answers there',
  '28000': 'the user or the password is wrong',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no such database',
  '42501': 'the user may not make tables there',
  '53300': 'too many connections are open there',
  '57P03': 'the server is starting or stopping',
};

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A name that stands for several addresses fails with an error for each, and they fail alike.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return 'code' in first ? reasons[String(first.code)] : undefined;
}
