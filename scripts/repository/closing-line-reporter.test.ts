import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';

const root = join(import.meta.dirname, '../..');

/** Runs Vitest on files written for this purpose. */
async function closingLine(
  files: Record<string, string>,
): Promise<{ line: string | undefined; failed: readonly string[]; code: number }> {
  const folder = temporaryFolder();
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(
      join(folder, name),
      `import { beforeAll, describe, expect, test } from 'vitest';\n${content}`,
    );
  }
  const reporters = [
    '--reporter=default',
    `--reporter=${join(root, 'scripts/repository/closing-line-reporter.ts')}`,
  ];
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--root=${folder}`, ...reporters];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout) => {
      const lines = stdout.trimEnd().split('\n');
      const failed = lines.filter((line) => line.startsWith('Failed: ')).sort();
      resolve({ line: lines.at(-1), failed, code: Number(error?.code ?? 0) });
    });
  });
}

test('counts what passed, and what was left out with or without a body', async () => {
  const result = await closingLine({
    'fine.test.ts': "test('a', () => {}); test('b', () => {}); test.skip('c', () => {}); test.todo('d');",
  });
  expect(result).toEqual({ line: '2 passed, 0 failed, 2 skipped', failed: [], code: 0 });
});

test('a failing test, a hook that breaks, a file that does not load and an uncaught error all count as failed', async () => {
  const result = await closingLine({
    'failing.test.ts': "test('a', () => {}); test('b', () => expect(1).toBe(2));",
    'hook.test.ts':
      "describe('s', () => { beforeAll(() => { throw new Error(); }); test('never runs', () => {}); });",
    'unloadable.test.ts': "throw new Error('cannot load');",
    'loose.test.ts':
      "test('a', async () => { Promise.reject(new Error('loose')); await new Promise(setImmediate); });",
  });
  expect(result).toEqual({
    line: '2 passed, 4 failed, 1 skipped',
    failed: [
      'Failed: failing.test.ts > b',
      'Failed: hook.test.ts > s',
      'Failed: loose',
      'Failed: unloadable.test.ts',
    ],
    code: 1,
  });
});
