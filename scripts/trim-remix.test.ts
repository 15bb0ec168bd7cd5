import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import remixConfig from '../remix.config.js';
import { trim, trimRemix } from './trim-remix.ts';

const links = `${import.meta.dirname}/../node_modules/@remix-run/react/dist/esm/components.js`;

test('cuts what pages do not use', async () => {
  const code = await readFile(links, 'utf8');
  expect(code).toContain('NavLink.displayName');
  expect(trim(code, links)).not.toContain('NavLink.displayName');
});

test('fails where the library is no longer as it was', () => {
  expect(() => trim('let NavLink;', links)).toThrow('no longer has');
});

test('fails where a file of the library is no longer in the script', () => {
  expect(trimRemix.generateBundle).toThrow('@remix-run/router/dist/router.js');
});

test('leaves other files of libraries alone', () => {
  expect(trim('<NavLink prefetch="intent" />', '/node_modules/other/index.js')).toBe(
    '<NavLink prefetch="intent" />',
  );
});

test.each([
  '<NavLink to="/home" />',
  '<Link to="/home" prefetch="intent" />',
  '<PrefetchPageLinks page="/home" />',
  '<Link to="/home" viewTransition />',
  'clientLoader.hydrate = true;',
])('fails where a page has %s', (code) => {
  expect(() => trim(code, '/app/routes/home.tsx')).toThrow('needs what is cut');
});

test('suits how Remix is configured', () => {
  expect(remixConfig.future).toMatchObject({ v3_lazyRouteDiscovery: false, v3_singleFetch: true });
});
