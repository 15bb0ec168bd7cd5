import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configNames } from '../../adapters/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'docs/decisions/README.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
];

test.each(pages)('%s links only to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
});

test.each(pages)('%s names only commands that exist', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(page).matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

describe('the table of settings', () => {
  const named = [...read('docs/configuration.md').matchAll(/^\| (`[^|]+`) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .map((name) => name.replaceAll('`', ''));

  test('has every one that the site reads, once', () => {
    expect(named.toSorted()).toEqual(configNames.filter((name) => name !== 'NODE_ENV').toSorted());
  });
});

test('the order of core names every folder, each below those that need it', () => {
  const [, section = ''] = /## The order of core\n(.*?)\n## /s.exec(read('docs/architecture.md')) ?? [];
  const lines = [...section.matchAll(/^\d+\. (`[^:\n]*`)/gm)].map(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  );
  const place = new Map(lines.flatMap((names, at) => names.map((name) => [name, at] as const)));
  const folders = readdirSync(join(root, 'core'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect([...place.keys()].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  const inverted = [...place].flatMap(([name, at]) =>
    readdirSync(join(root, 'core', name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|-for-test\.ts$/.test(file))
      .flatMap((file) =>
        [...read(`core/${name}/${file}`).matchAll(/from '(?:\.\.\/)+([a-z-]+)\//g)]
          .filter(([, needed = '']) => needed !== name && (place.get(needed) ?? -1) >= at)
          .map(([, needed]) => `${name}/${file} needs ${needed}`),
      ),
  );
  expect(inverted).toEqual([]);
});

test('every decision is in the index', () => {
  const index = read('docs/decisions/README.md');
  expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('README takes little time to read', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});
