import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { configNames } from '../../adapters/config.ts';

const root = join(import.meta.dirname, '../..');

test('a run of the tests forgets the settings of a site and of PostgreSQL on this machine', async () => {
  const names = [...configNames, 'PGHOST', 'PGSSLMODE'];
  const settings = Object.fromEntries(names.map((name) => [name, 'of another site']));
  const script = `
    await import('./vitest.config.ts');
    console.log(JSON.stringify(Object.keys(process.env)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: '/home/somebody', NODE_ENV: 'test', ...settings },
  });
  const left: readonly string[] = JSON.parse(stdout);
  expect(left).toContain('HOME');
  expect(left.filter((name) => names.includes(name))).toEqual(['NODE_ENV']);
});
