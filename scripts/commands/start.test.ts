import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { idOf, insertUser } from '../../adapters/contracts/samples.ts';
import { freePort } from '../../adapters/server-process-for-test.ts';
import { openSqlite } from '../../adapters/sql/connection/database.ts';
import { sharedPostgres } from '../../adapters/sql/connection/shared-postgres-for-test.ts';
import { createSqlStores } from '../../adapters/sql/stores/sql-stores.ts';
import { migrateToLatest } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { lockSite } from '../moving/lock-site.ts';
import { buildIfNeeded, built } from './build.ts';

const root = join(import.meta.dirname, '../..');

beforeAll(() => buildIfNeeded(), 300_000);

interface Running {
  readonly child: ChildProcess;
  readonly dataDir: string;
  printed(): string;
  complaints(): string;
  /** Resolves with the pattern's match once it is in the output; rejects if the process ends first. */
  prints(pattern: RegExp): Promise<string>;
  readonly exit: Promise<number | null>;
}

/** Runs a script with nothing in its environment but what is given here. */
function run(
  script: string,
  settings: Record<string, string> = {},
  { flags = [], typed = [] }: { readonly flags?: readonly string[]; readonly typed?: readonly string[] } = {},
): Promise<Running> {
  return runProgram(process.execPath, [...flags, 'scripts/run.js', script, ...typed], settings);
}

async function runProgram(
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<Running> {
  const dataDir = temporaryFolder();
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'close').then(([code]) => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  let printed = '';
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  return {
    child,
    dataDir,
    printed: () => printed,
    complaints: () => complaints,
    exit,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(printed);
          if (found !== null) resolve(found[1] ?? found[0]);
        };
        child.stdout.on('data', look);
        look();
        exit.then((code) => reject(new Error(`Ended with ${code}: ${printed}${complaints}`)));
      }),
  };
}

const address = /open at (http:\/\/localhost:\d+)$/m;
const sandboxWarning = /anybody can promote an advert for free/;

/** Expects it to end with this one line, without a stack trace. */
async function endsWith(site: Running, line: string): Promise<void> {
  expect([await site.exit, site.complaints()]).toEqual([1, `${line}\n`]);
}

/** The data folder of a site that has run and been stopped. */
async function stopped(): Promise<{ readonly dataDir: string; readonly file: string }> {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'eddagala.db');
  const { db, close } = openSqlite({ file });
  await migrateToLatest(db).finally(close);
  return { dataDir, file };
}

describe('npm start', () => {
  test('serves the site, says in three lines where, and goes down when asked to', async () => {
    const { mtimeMs } = await stat(built.server);
    const site = await run('scripts/commands/start.ts');
    const url = await site.prints(address);
    expect(site.printed()).not.toMatch(sandboxWarning);
    // What has been built is not built again.
    expect(site.printed()).not.toContain('Building');
    expect((await stat(built.server)).mtimeMs).toBe(mtimeMs);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const page = await fetch(url);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
    expect(html).toContain(`${url}/`);
    const script = await fetch(url + (/\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '/no-script'), {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
    });
    expect(await readdir(site.dataDir)).toContain('session-secret');
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    const fromAddress = site.printed().slice(site.printed().search(address));
    const [, data, mails, ...log] = fromAddress.trimEnd().split('\n');
    expect(data).toContain(site.dataDir);
    expect(mails).toContain(join(site.dataDir, 'mail'));
    expect(log.map((line) => JSON.parse(line).path)).toContain('/healthz');
    expect(site.complaints()).toBe('');
  });

  test('goes down with npm, which is the process that a service manager knows', async () => {
    const npm = await runProgram('npm', ['start']);
    const url = await npm.prints(address);
    npm.child.kill('SIGTERM');
    expect(await npm.exit).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test('warns of a sandbox at a public address, where nobody would have to pay', async () => {
    const site = await run('scripts/commands/start.ts', {
      PUBLIC_URL: 'https://herbs.example',
      PAYMENT_GATEWAY: 'sandbox',
    });
    await site.prints(sandboxWarning);
  });

  test('names a setting that looks misspelt, and serves the site all the same', async () => {
    const site = await run('scripts/commands/start.ts', { SMPT_URL: 'smtp://user:hunter2@mail.example' });
    await site.prints(/SMPT_URL is set, but there is no such setting; SMTP_URL may be meant/);
    await site.prints(address);
    expect(site.printed()).not.toContain('hunter2');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535.'],
    [{ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is not an address of this machine.'],
  ])('with %o ends with one line', async (settings, line) => {
    await endsWith(await run('scripts/commands/start.ts', settings), line);
  });

  test('on a full disk ends with one line', async () => {
    const full = [
      '-c',
      'ulimit -f 16; exec "$@"',
      'sh',
      process.execPath,
      'scripts/run.js',
      'scripts/commands/start.ts',
    ];
    const site = await runProgram('sh', full);
    await endsWith(site, `DATA_DIR: the disk of ${site.dataDir} is full; make room, then start again.`);
  });

  test('with the database of a newer version ends with one line', async () => {
    const { dataDir, file } = await stopped();
    const { db, close } = openSqlite({ file });
    await sql`insert into kysely_migration values ('9999-flying', '2030-01-01')`.execute(db);
    await close();
    await endsWith(
      await run('scripts/commands/start.ts', { DATA_DIR: dataDir }),
      `DATA_DIR: ${file} was changed by a newer version of this program; start that version, or restore an older backup.`,
    );
  });

  test('beside another site on the same SQLite file ends with one line, until that one is gone, however it ended', async () => {
    const first = await run('scripts/commands/start.ts');
    await first.prints(address);
    const { dataDir } = first;
    await endsWith(
      await run('scripts/commands/start.ts', { DATA_DIR: dataDir }),
      `DATA_DIR: another site is using ${join(dataDir, 'eddagala.db')}; stop it first, or choose another folder for this one.`,
    );
    const admin = await run('scripts/commands/admin.ts', { DATA_DIR: dataDir }, { typed: ['users'] });
    expect([await admin.exit, admin.printed()]).toEqual([1, 'Nobody found.\n']);
    first.child.kill('SIGKILL');
    await first.exit;
    await mkdir(join(dataDir, '.restore-a1b2c3/rows'), { recursive: true });
    const next = await run('scripts/commands/start.ts', { DATA_DIR: dataDir });
    await next.prints(address);
    // What a killed restore left behind is deleted.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  test('on a port that is taken ends with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const site = await run('scripts/commands/start.ts', { PORT: String(port) });
    await endsWith(site, `PORT: ${port} is taken by another program; stop it, or choose another port.`);
  });

  test.each([
    [
      { DATABASE_URL: 'postgres://herbs:hunter2@localhost:1/herbs' },
      'DATABASE_URL: herbs at localhost:1: no PostgreSQL server answers there.',
    ],
    [{ DATA_DIR: '/proc/nowhere' }, 'DATA_DIR: /proc/nowhere is not a folder that can be written to.'],
  ])('complains in one line of %o', async (settings, line) => {
    expect(await complaintAbout(settings)).toBe(line);
  });

  test.each(['no database at all '.repeat(1000), undefined])(
    'complains in one line of a damaged database: %#',
    async (content) => {
      const { dataDir, file } = await stopped();
      if (content === undefined) await truncate(file, (await stat(file)).size / 2);
      else await writeFile(file, content);
      expect(await complaintAbout({ DATA_DIR: dataDir })).toBe(
        `DATA_DIR: ${file} is damaged; set it aside, and restore a backup with npm run restore -- FILE.`,
      );
    },
  );
});

/** What the first steps of a start, done in this process, complain about before they end it; Vitest makes that an error. */
async function complaintAbout(settings: Record<string, string>): Promise<string> {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  for (const [name, value] of Object.entries({ DATA_DIR: temporaryFolder(), ...settings }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { claimDatabase, migrateSite } = (await import(pathToFileURL(built.server).href)).entry.module;
  const start = async () => {
    const config = await prepareConfig();
    await lockSite(config, claimDatabase);
    await migrateDatabase(config, migrateSite);
  };
  await expect(start()).rejects.toThrow('process.exit unexpectedly called with "1"');
  return complain.mock.calls.join('\n');
}

/** The processes that this one has started. */
async function childrenOf({ pid }: ChildProcess): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

describe('another Node', () => {
  /** What a script is told about the Node that runs it. */
  const pretend = (version: string) => [
    `--import=data:text/javascript,for (const [name, value] of [['version', 'v${version}'], ['versions', { node: '${version}' }]]) Object.defineProperty(process, name, { value })`,
  ];

  test.each(['18.20.8', '20.20.2', '22.11.0'])(
    '%s is too old, and says in one line what to do',
    async (version) => {
      const site = await run('scripts/commands/start.ts', {}, { flags: pretend(version) });
      expect(await site.exit).toBe(1);
      expect(site.complaints()).toMatch(/^Node 22\.12 or newer is needed, and this is v[\d.]+\. .+\n$/);
    },
  );

  test('22.12 serves the site and goes down when asked to', async () => {
    const site = await run('scripts/commands/start.ts', {}, { flags: pretend('22.12.0') });
    const url = await site.prints(address);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
  });
});

describe('with DATABASE_URL', () => {
  const postgres = sharedPostgres();

  test('the site runs on PostgreSQL, and says so', async () => {
    const site = await run('scripts/commands/start.ts', { DATABASE_URL: await postgres.create() });
    const url = await site.prints(address);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(site.printed()).toMatch(/^ {2}data {3}PostgreSQL database test\d+ at \/.+; pictures in .+$/m);
    expect(site.complaints()).toBe('');
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(await readdir(site.dataDir)).not.toContain('eddagala.db');
  });

  test('several processes serve one port, one that dies is replaced, and all end together', async () => {
    const site = await run('scripts/commands/start.ts', {
      DATABASE_URL: await postgres.create(),
      WEB_CONCURRENCY: '2',
    });
    const url = await site.prints(address);
    const processes = () => childrenOf(site.child);
    const healthy = async () => {
      // Nobody answers a connection that was on its way to the process that died.
      const signal = AbortSignal.timeout(5_000);
      return (await fetch(`${url}/healthz`, { headers: { Connection: 'close' }, signal })).status;
    };
    await site.prints(/run by 2 processes/);
    const [killed = 0] = await processes();
    process.kill(killed, 'SIGKILL');
    await expect.poll(healthy).toBe(200);
    await expect.poll(async () => new Set([killed, ...(await processes())])).toHaveProperty('size', 3);
    for (let count = 0; count < 4; count += 1) await expect.poll(healthy).toBe(200);
    const left = await processes();
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    for (const pid of left) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(site.printed().match(/is open at/g)).toHaveLength(1);
  });

  test('npm run migrate and npm run seed work on PostgreSQL', async () => {
    const settings = { DATABASE_URL: await postgres.create() };
    const migrated = await run('scripts/commands/migrate.ts', settings);
    expect([await migrated.exit, migrated.complaints()]).toEqual([0, '']);
    const few = ['scripts/run.js', 'scripts/commands/seed.ts', '--adverts', '5'];
    const seeded = await runProgram(process.execPath, few, settings);
    expect([await seeded.exit, seeded.complaints()]).toEqual([0, '']);
    expect(seeded.printed()).toMatch(/^Log in as /m);
  });

  test('a database that is not there ends the start with one line', async () => {
    const nowhere = (await postgres.create()).replace(/test\d+$/, 'nowhere');
    const site = await run('scripts/commands/migrate.ts', { DATABASE_URL: nowhere });
    expect(await site.exit).toBe(1);
    expect(site.complaints()).toMatch(/^DATABASE_URL: nowhere at \/.+: there is no such database\.\n$/);
  });
});

test('npm run migrate can be run again', async () => {
  const again = await run('scripts/commands/migrate.ts', { DATA_DIR: (await stopped()).dataDir });
  expect([await again.exit, again.printed()]).toEqual([0, 'The database is up to date.\n']);
});

test('npm run admin prints the answer alone, and beside it what goes into the log', async () => {
  const { dataDir, file } = await stopped();
  const { db, close } = openSqlite({ file });
  const stores = createSqlStores(db);
  await insertUser(stores, 'amina');
  await stores.secondFactors.begin(idOf('amina'), 'sealed', new Date());
  await stores.secondFactors.turnOn(idOf('amina'), new Date());
  await close();
  const typed = ['two-step', 'off', 'amina', '--json'];
  const admin = await run('scripts/commands/admin.ts', { DATA_DIR: dataDir }, { typed });
  expect(await admin.exit).toBe(0);
  expect(JSON.parse(admin.printed())).toMatchObject({ username: 'amina' });
  expect(JSON.parse(admin.complaints())).toMatchObject({ event: 'two-step-off', account: idOf('amina') });
});

test.each([['admin', 'grant', 'amina', 'moderator'], ['seed']])(
  'npm run %s on a disk that has become full ends with one line',
  async (command, ...typed) => {
    const { dataDir, file } = await stopped();
    const { db, close } = openSqlite({ file });
    onTestFinished(close);
    await insertUser(createSqlStores(db), 'amina');
    // More than may be written, in the journal to which the next change is added.
    await sql`create table filler as select randomblob(200000) as bytes`.execute(db);
    const limited = ['-c', 'ulimit -f 80; exec "$@"', 'sh', process.execPath, 'scripts/run.js'];
    const full = await runProgram('sh', [...limited, `scripts/commands/${command}.ts`, ...typed], {
      DATA_DIR: dataDir,
    });
    expect(await full.exit).toBe(1);
    expect(full.complaints()).toBe(
      `DATA_DIR: the disk of ${dataDir} is full; make room, then start again.\n`,
    );
  },
);

test('npm run admin creates no shop where there is none, because then it is looking in the wrong folder', async () => {
  const admin = await run('scripts/commands/admin.ts', {}, { typed: ['users'] });
  expect(await admin.exit).toBe(1);
  expect(admin.complaints()).toBe(`DATA_DIR: there is no marketplace in ${admin.dataDir}.\n`);
  expect(await readdir(admin.dataDir)).toEqual([]);
});

test('npm run start:remix-serve serves the same build under remix-serve', async () => {
  const port = await freePort();
  const site = await run('scripts/commands/remix-serve.ts', { PORT: String(port), HOST: '127.0.0.1' });
  await site.prints(/\[remix-serve\] (.+)/);
  const url = `http://localhost:${port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<h1');
  const body = new URLSearchParams({ email: 'nobody@example.org', password: 'not the right one' });
  expect((await fetch(`${url}/login`, { method: 'POST', body })).status).toBe(400);
  expect((await fetch(`${url}/favicon.svg`)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.exit).toBe(0);
});
