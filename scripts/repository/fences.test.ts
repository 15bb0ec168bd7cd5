import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../adapters/temporary-folder-for-test.ts';
import type { getSite } from '../../app/composition/site.server.ts';
import { clientBundleFence } from '../build/client-bundle-fence.ts';

const root = join(import.meta.dirname, '../..');

/** A folder with our own rules, and files that break them. */
async function plant(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const rules = [
    '.dependency-cruiser.js',
    '.dependency-cruiser.folders.js',
    'biome.json',
    'scripts/repository/environment.grit',
    'package.json',
    'tsconfig.json',
    'core/tsconfig.json',
    'core/time-and-chance.grit',
  ];
  for (const path of rules) await cp(join(root, path), join(folder, path));
  writeFiles(folder, files);
  return folder;
}

/** Runs one of our tools and returns its output, whether or not it succeeded. */
function run(folder: string, tool: string, ...args: string[]): Promise<{ printed: string; failed: boolean }> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [join(root, 'node_modules', tool), ...args], options, (error, stdout) => {
      resolve({ printed: stdout, failed: error !== null });
    });
  });
}

const planted = {
  'core/innocent.ts': 'export const innocent = 1;',
  'core/fixtures-for-test.ts': "import './innocent.ts';",
  'core/uses-fixtures.ts': "import './fixtures-for-test.ts';",
  'core/uses-fixtures.test.ts': "import './fixtures-for-test.ts';",
  'core/uses-a-test.ts': "import './uses-fixtures.test.ts';",
  'core/uses-core.ts': "export { innocent } from './innocent.ts';",
  'core/uses-core.test.ts': "import '../adapters/log.ts'; import 'node:fs';",
  'core/reads-a-file.ts': "import { readFileSync } from 'node:fs'; export { readFileSync };",
  'core/uses-a-package.ts': "import { sql } from 'kysely'; export { sql };",
  'core/uses-a-package-type.ts': "import type { Kysely } from 'kysely'; export type { Kysely };",
  'core/uses-an-adapter.ts': "import '../adapters/log.ts';",
  'core/uses-the-app.ts': "import '../app/page.ts';",
  'core/uses-a-script.ts': "import '../scripts/script.ts';",
  'core/chicken.ts': "import type { Egg } from './egg.ts'; export interface Chicken { egg: Egg }",
  'core/egg.ts': "import type { Chicken } from './chicken.ts'; export interface Egg { chicken: Chicken }",
  'adapters/log.ts': 'export const log = 1;',
  'adapters/contracts/mailer.ts': "import '../../core/innocent.ts';",
  'adapters/mail/uses-core.ts': "import '../../core/innocent.ts'; import './own-part.ts'; import 'kysely';",
  'adapters/mail/own-part.ts': 'export const own = 1;',
  'adapters/mail/uses-core.test.ts': "import '../contracts/mailer.ts'; import '../sql/stores.ts';",
  'adapters/config.ts': "import './mail/own-part.ts'; import './log.ts';",
  'adapters/mail/uses-the-app.ts': "import '../../app/page.ts';",
  'adapters/mail/uses-another.ts': "import '../sql/stores.ts';",
  'adapters/mail/uses-the-log.ts': "import '../log.ts';",
  'adapters/mail/uses-a-contract.ts': "import '../contracts/mailer.ts';",
  'adapters/memory/ports.ts': "import '../mail/own-part.ts'; export const ports = 1;",
  'adapters/sql/uses-memory.ts': "import '../memory/ports.ts';",
  'adapters/sql/stores.ts': "import '../../migrations/0001-innocent.ts';",
  'app/page.ts': "import '../core/innocent.ts';",
  'app/composition/open-site.server.ts':
    "import '../../adapters/log.ts'; import '../../adapters/mail/uses-core.ts'; export const site = { ports: 1 };",
  'app/composition/site.server.ts': "export { site } from './open-site.server.ts';",
  'app/routes/uses-ports.ts':
    "import { site } from '../composition/open-site.server.ts'; export const loader = () => site.ports;",
  'app/routes/uses-the-site.ts':
    "import { site } from '../composition/site.server.ts'; export const loader = () => site;",
  'app/ui/uses-a-route.tsx':
    "import type { loader } from '../routes/uses-the-site.ts'; export type L = typeof loader;",
  'app/uses-packages.server.ts': "import 'react'; import '@remix-run/node'; import 'node:crypto';",
  'app/routes/opens-a-database.ts':
    "import Database from 'better-sqlite3'; export const open = () => new Database('');",
  'app/routes/reads-a-file.ts':
    "export const loader = async () => (await import('node:fs')).readdirSync('.');",
  'app/uses-a-measurement.ts': "import '../bench/bench.ts';",
  'app/uses-an-adapter-later.server.ts': "export const later = () => import('../adapters/log.ts');",
  'app/uses-an-adapter.server.ts': "import '../adapters/log.ts';",
  'app/uses-a-migration.ts': "import '../migrations/0001-innocent.ts';",
  'app/uses-a-script.ts': "import '../scripts/script.ts';",
  'app/uses-what-is-not-there.ts': "import './nowhere.ts';",
  'app/chicken.ts': "import { egg } from './egg.ts'; export const chicken = () => egg;",
  'app/egg.ts': "import { chicken } from './chicken.ts'; export const egg = () => chicken;",
  'migrations/0001-innocent.ts': "import { sql } from 'kysely'; export { sql };",
  'migrations/0002-uses-core.ts': "import '../core/innocent.ts';",
  'migrations/0003-uses-a-package.ts': "import 'zod';",
  'search/settings.ts': "import '../core/innocent.ts'; import 'meilisearch';",
  'search/uses-an-adapter.ts': "import '../adapters/log.ts';",
  'adapters/search/uses-search.ts': "import '../../search/settings.ts';",
  'adapters/mail/uses-search.ts': "import '../../search/settings.ts';",
  'app/uses-search.ts': "import '../search/settings.ts';",
  'bench/bench.ts': 'export const bench = 1;',
  'scripts/script.ts':
    "import '../app/composition/open-site.server.ts'; import '../adapters/log.ts'; import '../adapters/sql/copy/copy.ts';",
  'scripts/opens-a-database.ts': "import '../adapters/sql/stores.ts';",
  'scripts/uses-a-migration.ts': "import '../migrations/0001-innocent.ts';",
  'scripts/opens-a-database.test.ts': "import '../adapters/sql/stores.ts';",
  'adapters/sql/copy/copy.ts': 'export const copy = 1;',
};

/** Which rules the imports in these folders break, and where. */
async function broken(
  rules: string,
  files: Readonly<Record<string, string>>,
  ...folders: readonly string[]
): Promise<readonly string[]> {
  const tool = 'dependency-cruiser/bin/dependency-cruiser.mjs';
  const { printed, failed } = await run(await plant(files), tool, '--config', rules, ...folders);
  const found = Array.from(printed.matchAll(/error (\S+: \S+)/g), ([, violation = '']) => violation);
  expect(failed).toBe(found.length > 0);
  return [...new Set(found)].sort();
}

test('imports that cross a boundary are found, and no others', async () => {
  const folders = ['app', 'core', 'adapters', 'migrations', 'search', 'scripts'];
  expect(await broken('.dependency-cruiser.js', planted, ...folders)).toEqual([
    'adapters-do-not-know-one-another: adapters/mail/uses-a-contract.ts',
    'adapters-do-not-know-one-another: adapters/mail/uses-another.ts',
    'adapters-do-not-know-one-another: adapters/mail/uses-the-log.ts',
    'adapters-do-not-know-one-another: adapters/sql/uses-memory.ts',
    'adapters-do-not-know-the-app: adapters/mail/uses-the-app.ts',
    'core-imports-only-core: core/reads-a-file.ts',
    'core-imports-only-core: core/uses-a-package-type.ts',
    'core-imports-only-core: core/uses-a-package.ts',
    'core-imports-only-core: core/uses-a-script.ts',
    'core-imports-only-core: core/uses-an-adapter.ts',
    'core-imports-only-core: core/uses-the-app.ts',
    'memory-is-for-tests: adapters/sql/uses-memory.ts',
    'migrations-import-only-kysely: migrations/0002-uses-core.ts',
    'migrations-import-only-kysely: migrations/0003-uses-a-package.ts',
    'no-cycles: app/chicken.ts',
    'no-cycles: core/chicken.ts',
    'nothing-imports-routes: app/ui/uses-a-route.tsx',
    'nothing-imports-scripts: app/uses-a-measurement.ts',
    'nothing-imports-scripts: app/uses-a-script.ts',
    'nothing-imports-scripts: core/uses-a-script.ts',
    'nothing-unresolved: app/uses-what-is-not-there.ts',
    'only-its-adapter-knows-search: adapters/mail/uses-search.ts',
    'only-the-composition-root-knows-adapters: app/uses-a-migration.ts',
    'only-the-composition-root-knows-adapters: app/uses-an-adapter-later.server.ts',
    'only-the-composition-root-knows-adapters: app/uses-an-adapter.server.ts',
    'only-the-composition-root-knows-adapters: app/uses-search.ts',
    'pages-have-no-way-round-core: app/routes/opens-a-database.ts',
    'pages-have-no-way-round-core: app/routes/reads-a-file.ts',
    'pages-know-no-ports: app/routes/uses-ports.ts',
    'scripts-open-no-adapters: scripts/opens-a-database.ts',
    'scripts-open-no-adapters: scripts/uses-a-migration.ts',
    'search-imports-core-and-meilisearch: search/uses-an-adapter.ts',
    'tests-are-for-tests: adapters/mail/uses-a-contract.ts',
    'tests-are-for-tests: core/uses-a-test.ts',
    'tests-are-for-tests: core/uses-fixtures.ts',
    'what-adapters-share-knows-no-adapter: adapters/config.ts',
  ]);
});

test('folders of core that need one another are found, also where only types do; tests may need any', async () => {
  const files = {
    'core/shared/text/line.ts': "import type { Length } from '../length.ts'; export type Line = Length;",
    'core/shared/length.ts': 'export type Length = number;',
    'core/hens/hen.ts': "import type { Egg } from '../eggs/egg.ts'; export interface Hen { egg: Egg }",
    'core/hens/nest.ts': "import type { Line } from '../shared/text/line.ts'; export type Nest = Line;",
    'core/eggs/egg.ts': "import type { Line } from '../shared/text/line.ts'; export type Egg = Line;",
    'core/eggs/egg.test.ts': "import type { Hen } from '../hens/hen.ts'; export type H = Hen;",
    'core/hens/nest.test.ts': "import '../core.ts';",
    'core/core.ts': "import './hens/nest.ts'; import './eggs/egg.ts';",
  };
  const rules = '.dependency-cruiser.folders.js';
  expect(await broken(rules, files, 'core')).toEqual([]);
  const layEggs = "import type { Nest } from '../hens/nest.ts'; export type Laid = Nest;";
  expect(await broken(rules, { ...files, 'core/eggs/laid.ts': layEggs }, 'core')).toEqual([
    'no-cycles-of-folders: core/eggs',
    'no-cycles-of-folders: core/hens',
  ]);
});

test('what pages get of the site has no ports, or the type check fails', () => {
  expectTypeOf<keyof Awaited<ReturnType<typeof getSite>>>().toEqualTypeOf<
    'core' | 'config' | 'secrets' | 'changes'
  >();
});

test('core does not compile against Node or a browser', async () => {
  const strangers = [
    'process',
    'Buffer',
    'URL',
    'TextEncoder',
    'setTimeout',
    'console',
    'fetch',
    'document',
    'crypto',
  ];
  const folder = await plant({ 'core/strangers.ts': strangers.map((name) => `${name};`).join('\n') });
  const { printed, failed } = await run(folder, 'typescript/bin/tsc', '--noEmit', '-p', 'core/tsconfig.json');
  expect(failed).toBe(true);
  for (const [index, name] of strangers.entries()) {
    expect(printed).toMatch(
      new RegExp(`core/strangers\\.ts\\(${index + 1},1\\): error TS\\d+: Cannot find name '${name}'`),
    );
  }
});

describe('the environment', () => {
  test.each([
    ['app/page.ts', 'export const port = process.env.PORT;'],
    ['app/page.ts', "export const port = process.env['PORT'];"],
    ['core/rule.ts', 'export const { PORT } = process.env;'],
    ['app/page.ts', 'export const { env } = process;'],
    ['app/page.ts', 'export const given = { process };'],
    ['app/page.ts', 'const { pid, env: all } = process; export { pid, all };'],
    ['app/page.ts', "export const port = process['env'].PORT;"],
    ['app/page.ts', 'export const port = globalThis.process.env.PORT;'],
    ['app/page.ts', "export const port = globalThis['process'].env.PORT;"],
    ['app/page.ts', "import { env } from 'node:process'; export { env };"],
    ['app/page.ts', "import process from 'node:process'; export const all = process;"],
    ['app/page.ts', 'export const port = import.meta.env.PORT;'],
    ['app/page.ts', 'export const { PORT } = import.meta.env;'],
    ['adapters/mail/mailer.ts', 'export const port = process.env.PORT;'],
    ['scripts/commands/start.ts', 'export const port = process.env.PORT;'],
  ])('is not read in %s by %s', async (path, content) => {
    expect(await lint(path, content)).toMatchObject({
      failed: true,
      printed: expect.stringMatching(/noProcessEnv|Only adapters\/config\.ts reads the environment/),
    });
  });

  test('is read by the configuration', async () => {
    expect(await lint('adapters/config.ts', 'export const port = process.env.PORT;\n')).toMatchObject({
      failed: false,
    });
  });

  test('is not which build is being made', async () => {
    expect(await lint('app/page.ts', 'export const onServer = import.meta.env.SSR;\n')).toMatchObject({
      failed: false,
    });
  });

  async function lint(path: string, content: string) {
    return biome({ [path]: content });
  }
});

/** Lints files that break a rule of ours. */
async function biome(files: Readonly<Record<string, string>>, ...options: string[]) {
  const folder = await plant(files);
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...options, ...Object.keys(files)];
  return run(folder, '@biomejs/biome/bin/biome', ...args);
}

test('core asks neither the clock nor chance', async () => {
  const asking = [
    'Date.now()',
    "Date['now']()",
    'new Date()',
    'new Date',
    'Date()',
    'Math.random()',
    "Math['random']()",
    '[1].map(Math.random)',
    'globalThis.Date.now()',
  ].map((expression) => `export const found = ${expression};`);
  asking.push('export const { now } = Date;', 'export const { random } = Math;');
  const files = asking.map((content, index) => [`core/asks-${index}.ts`, content] as const);
  const innocent = {
    'core/innocent.ts': 'export const innocent = [new Date(0), Date.UTC(2026, 1), Math.max(1, 2)];',
    'core/asks.test.ts': 'export const now = Date.now();',
    'core/asks-for-test.ts': 'export const now = Date.now();',
    'adapters/asks.ts': 'export const now = Date.now();',
  };
  const { printed } = await biome({ ...Object.fromEntries(files), ...innocent });
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(printed);
  const found = diagnostics.filter(({ category }) => category === 'plugin');
  expect(found.map(({ location }) => location.path).toSorted()).toEqual(
    files.map(([path]) => path).toSorted(),
  );
});

describe('what a browser is sent', () => {
  test.each([
    ['a rule of core', 'core/adverts/post-advert.ts'],
    ['an adapter', 'adapters/mail/mailer.ts'],
    ['a migration', 'migrations/0001-people.ts'],
    ['a script', 'scripts/commands/seed.ts'],
  ])('does not contain %s', async (_what, path) => {
    const bundling = bundle({ [path]: 'export const secret = globalThis.secret;' }, path);
    await expect(bundling).rejects.toThrow(`would reach the browser: ${path}`);
  });

  test('may contain the texts and formats of core, and types of anything', async () => {
    const files = {
      'core/adverts/price.ts': 'export const secret = globalThis.price;',
      'app/types.ts':
        "import type { Secret } from '../adapters/secret.ts'; export const typed: Secret | undefined = undefined;",
      'adapters/secret.ts': 'export interface Secret { name: string }',
    };
    await expect(bundle(files, 'core/adverts/price.ts')).resolves.toBeDefined();
  });

  test('does not contain the texts of all subjects', async () => {
    const files = {
      'core/texts/errors.ts': "export const none = 'None.';",
      'core/texts/by-subject.ts': "export * as errors from './errors.ts';",
      'core/texts/of-site.ts':
        "import * as texts from './by-subject.ts'; export const secret = texts.errors.none;",
    };
    await expect(bundle(files, 'core/texts/of-site.ts')).rejects.toThrow('by-subject.ts for the browser');
  });

  async function bundle(files: Record<string, string>, path: string) {
    const types = 'app/types.ts' in files ? "import { typed } from './types.ts'; console.log(typed);" : '';
    const entry = `import { secret } from '../${path}'; console.log(secret); ${types}`;
    const folder = await plant({ ...files, 'app/entry.client.ts': entry });
    return build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [clientBundleFence(folder)],
      build: { rollupOptions: { input: join(folder, 'app/entry.client.ts') } },
    });
  }
});
