import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { closing } from '../../adapters/closing.ts';
import { createUnsyncedSqlite, type OpenDatabase } from '../../adapters/sql/connection/database.ts';
import { startPostgres } from '../../adapters/sql/connection/postgres-for-test.ts';
import { recordQueries, type SentQuery } from '../../adapters/sql/connection/record-queries-for-test.ts';
import { migrations } from '../../migrations/index.ts';
import { endAsMistyped, parseCommandLine } from '../cli/parse-command-line.ts';

const usage = `Usage: npm run write-schema                         keeps the schema of the version in package.json in migrations/releases
       npm run write-schema -- VERSION MIGRATION    keeps that of another version, by the name of its last migration

It consists of what the migrations send to an empty database of either kind. npm version runs this.`;

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { positionals } = parseCommandLine(usage, { allowPositionals: true });
const [release = version, last = Object.keys(migrations).at(-1) ?? ''] = positionals;
if (positionals.length > 2 || !Object.hasOwn(migrations, last))
  endAsMistyped('Name a version and the last of its migrations.', usage);

await write('sqlite', createUnsyncedSqlite({ file: join(mkdtempSync(join(tmpdir(), 'eddagala-')), 'shop') }));
const postgres = await startPostgres();
try {
  await write('postgres', await postgres.open());
} finally {
  await postgres.stop();
}

async function write(kind: string, opened: OpenDatabase): Promise<void> {
  const statements = await closing(opened, async ({ db }) => {
    const { watched, during } = recordQueries(db);
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const { queries } = await during(async () => {
      const { error } = await new Migrator({ db: watched, provider }).migrateTo(last);
      if (error !== undefined) throw error;
    });
    return queries.filter(({ sql }) => !/^\s*(?:select|pragma|with)\b/i.test(sql)).map(literally);
    function literally({ sql, parameters }: SentQuery): string {
      if (kind === 'postgres')
        return `${sql.replace(/\$(\d+)/g, (_, number) => literal(parameters[number - 1]))};\n`;
      let next = 0;
      return `${sql.replaceAll('(select ?)', () => literal(parameters[next++]))};\n`;
    }
  });
  const file = join(root, 'migrations/releases', `${release}.${kind}.sql`);
  writeFileSync(file, statements.join(''));
  console.log(`${file}: ${statements.length} statements`);
}

function literal(value: unknown): string {
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
