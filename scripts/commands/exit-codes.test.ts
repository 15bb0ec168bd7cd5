import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { addUser } from '../../core/fixtures-for-test.ts';
import { runAdminCommand } from '../admin/run-admin-command.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Those that start another program (vitest, tsc …) have its exit codes. */
const ours = Object.entries<string>(scripts).filter(([, command]) => command.includes('scripts/run.js '));

type Typed = readonly (readonly string[])[];

/** What can be typed wrongly after each command, besides an option that it does not have, and what finds nothing. */
const commands: Readonly<Record<string, { readonly mistakes: Typed; readonly nothing: Typed }>> = {
  start: { mistakes: [['4000']], nothing: [] },
  'start:remix-serve': { mistakes: [], nothing: [] },
  dev: { mistakes: [], nothing: [] },
  build: { mistakes: [], nothing: [] },
  migrate: { mistakes: [], nothing: [] },
  reindex: { mistakes: [], nothing: [[]] },
  copy: {
    mistakes: [
      [],
      ['--from', 'mysql://here'],
      ['--to', 'sqlite:there', '--photos-to', 's3'],
      ['--from', 'sqlite:there', '--to', 'sqlite:there'],
    ],
    nothing: [['--from', 'sqlite:nowhere']],
  },
  backup: {
    mistakes: [[], ['one', 'two'], ['--into', 'one', '--check', 'two'], ['scripts']],
    nothing: [['file'], ['--check', 'scripts']],
  },
  restore: {
    mistakes: [[], ['one', '--advert', 'ad_1', '--account', 'a'], ['one', '--advert', 'ad_1', '--replace']],
    nothing: [['nowhere'], ['nowhere', '--advert', 'ad_1']],
  },
  check: { mistakes: [['--repair=all']], nothing: [[]] },
  doctor: { mistakes: [['mail'], ['--mail'], ['--mail', 'nakato']], nothing: [[], ['--json']] },
  seed: {
    mistakes: [['5'], ['--adverts', '-5'], ['--adverts', '0']],
    nothing: [],
  },
  admin: { mistakes: [['fly']], nothing: [['users', 'nobody']] },
  fuzz: { mistakes: [['--requests', 'many']], nothing: [] },
  bench: { mistakes: [['nothing'], ['--kills', '0']], nothing: [] },
  'write-schema': {
    mistakes: [['0.1.0', 'nothing']],
    nothing: [],
  },
};

/** Runs a command where there is no marketplace. */
function run(command: string, ...typed: readonly string[]) {
  return runIn(temporaryFolder(), command, ...typed);
}

async function runIn(dataDir: string, command: string, ...typed: readonly string[]) {
  const [, script = ''] = /scripts\/run\.js (\S+)/.exec(scripts[command] ?? '') ?? [];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir } as unknown as NodeJS.ProcessEnv;
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, ['scripts/run.js', script, ...typed], { cwd: root, env, stdio });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, printed, complaints, made: existsSync(dataDir) ? readdirSync(dataDir) : undefined };
}

const usageOf = (command: string) =>
  new RegExp(`^Usage: npm ${command === 'start' ? 'start' : `run ${command}`}(?: |$)`, 'm');

test('the table has every command that is ours', () => {
  expect(Object.keys(commands).toSorted()).toEqual(ours.map(([name]) => name).toSorted());
});

describe.each(Object.entries(commands))('npm run %s', (command, { mistakes, nothing }) => {
  test('explains itself and exits with 0', async () => {
    expect(await run(command, '--help')).toEqual({
      code: 0,
      printed: expect.stringMatching(usageOf(command)),
      complaints: '',
      made: [],
    });
  });

  test('exits with 2 when it is typed wrongly, says how it is typed, and makes nothing', async () => {
    for (const typed of [['--nothing'], ...mistakes]) {
      expect({ typed, ...(await run(command, ...typed)) }).toEqual({
        typed,
        code: 2,
        printed: '',
        complaints: expect.stringMatching(usageOf(command)),
        made: [],
      });
    }
  });

  for (const typed of nothing) {
    test(`exits with 1 when ${JSON.stringify(typed)} finds nothing`, async () => {
      const { code, complaints } = await run(command, ...typed);
      expect(code).toBe(1);
      expect(complaints).not.toMatch(/^Usage|\n {4}at /m);
    });
  }
});

/** Those that look at a marketplace, or change one that is there. */
test.each([
  ['doctor'],
  ['doctor', '--mail', 'nakato@example.com'],
  ['check'],
  ['reindex'],
  ['admin', 'users'],
  ['backup', 'file'],
  ['copy', '--to', 'sqlite:there'],
  ['restore', 'nowhere', '--advert', 'ad_1'],
] as const)('npm run %s %s says that DATA_DIR is no folder, and makes none', async (command, ...typed) => {
  const dataDir = join(temporaryFolder(), 'mistyped');
  expect(await runIn(dataDir, command, ...typed)).toEqual({
    code: 1,
    printed: '',
    complaints: `DATA_DIR: there is no folder ${dataDir}.\n`,
    made: undefined,
  });
});

test('npm run doctor makes nothing in a folder that is empty', async () => {
  expect((await run('doctor')).made).toEqual([]);
});

test('a number that begins with a dash is one mistake in one sentence', async () => {
  const { complaints } = await run('seed', '--adverts', '-5');
  expect(complaints).toMatch(/^[^.\n]+ argument is ambiguous\.\nUsage: /);
});

const because = ['--reason', 'Sold leaves that were none.'];
const tooLong = ['--reason', 'x'.repeat(10_000)];

/** The same for what is typed after `npm run admin --`. */
const adminCommands: Readonly<Record<string, { readonly mistakes: Typed; readonly nothing: Typed }>> = {
  users: { mistakes: [['one', 'two']], nothing: [['nobody'], ['nobody', '--json'], ['--after', 'zzz']] },
  warn: { mistakes: [[], ['nakato'], ['nakato', ...tooLong]], nothing: [['nobody', ...because]] },
  suspend: {
    mistakes: [
      [],
      ['nakato'],
      ['nakato', '--days', 'soon', ...because],
      ['nakato', '--days', '0', ...because],
    ],
    nothing: [['nobody', ...because]],
  },
  ban: { mistakes: [[], ['nakato'], ['nakato', '--reason', ' ']], nothing: [['nobody', ...because]] },
  restore: {
    mistakes: [[], ['nakato']],
    nothing: [
      ['nobody', ...because],
      ['nakato', ...because],
    ],
  },
  appeals: {
    mistakes: [
      ['read', 'nakato'],
      ['dismiss', 'nakato'],
      ['--after', 'there'],
    ],
    nothing: [[], ['dismiss', 'nakato', ...because], ['dismiss', 'nobody', ...because]],
  },
  reports: { mistakes: [['all'], ['--after', 'there']], nothing: [[]] },
  adverts: {
    mistakes: [['hide'], ['hide', 'ad_1'], ['show', 'ad_1', ...because], ['hide', 'ad_1', '--reason', '']],
    nothing: [
      ['hide', 'ad_1', ...because],
      ['restore', 'ad_1', ...because],
    ],
  },
  'reset-link': { mistakes: [[], ['nakato', 'more']], nothing: [['nobody']] },
  verify: { mistakes: [[], ['nakato', 'more']], nothing: [['nobody']] },
  'push-keys': { mistakes: [['again'], ['replace', 'more']], nothing: [] },
  'two-step': {
    mistakes: [[], ['on', 'nakato']],
    nothing: [
      ['off', 'nobody'],
      ['off', 'nakato'],
    ],
  },
  grant: { mistakes: [['nakato'], ['nakato', 'owner']], nothing: [['nobody', 'moderator']] },
  revoke: { mistakes: [[], ['nakato', 'owner']], nothing: [['nobody']] },
  audit: {
    mistakes: [['nakato'], ['--after', 'there']],
    nothing: [[], ['--user', 'nobody'], ['--user', 'nakato']],
  },
  payments: {
    mistakes: [['list'], ['confirm'], ['confirm', 'one', 'two']],
    nothing: [[], ['ledger', 'none']],
  },
  feedback: { mistakes: [['all']], nothing: [[]] },
};

async function admin(...typed: readonly string[]) {
  const ports = memoryPorts();
  await addUser(ports, 'nakato');
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runAdminCommand(typed, {
    withPorts: (work) => work(ports),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

test('the table has each of the operator’s commands', async () => {
  const { printed } = await admin('--help');
  const known = [...printed.matchAll(/npm run admin -- (\S+)/g)].map(([, name]) => name);
  expect(Object.keys(adminCommands).toSorted()).toEqual([...new Set(known)].toSorted());
});

describe.each(Object.entries(adminCommands))('npm run admin -- %s', (command, { mistakes, nothing }) => {
  const usage = expect.stringMatching(new RegExp(`^Usage: npm run admin -- ${command}`, 'm'));

  test('explains itself and exits with 0', async () => {
    expect(await admin(command, '--help')).toEqual({ code: 0, printed: usage, complaints: '' });
  });

  test('exits with 2 when it is typed wrongly, and says how it is typed', async () => {
    for (const typed of [['--colour'], ['one', 'two', 'three'], ...mistakes]) {
      const found = { typed, ...(await admin(command, ...typed)) };
      expect(found).toEqual({ typed, code: 2, printed: '', complaints: usage });
    }
  });

  test('exits with 1 when it finds nothing, and says so', async () => {
    for (const typed of nothing) {
      const { code, printed, complaints } = await admin(command, ...typed);
      expect({ typed, code }).toEqual({ typed, code: 1 });
      expect(printed + complaints).toMatch(/\S/);
      expect(complaints).not.toContain('Usage');
    }
  });
});
