import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenManifest } from './shorten-manifest.ts';

const entry = { module: '/assets/entry.client-a1.js', imports: [], css: [] };

/** The routes as a browser knows them, from what the bundler says of them. */
function shortened(given: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[]) {
  const routes = Object.fromEntries(given.map((route) => [route.id, route]));
  const script = `window.__remixManifest=${JSON.stringify({ entry, routes, version: '1' })};`;
  const window: Record<string, unknown> = {};
  Object.assign(window, { window });
  runInNewContext(shortenManifest(script), window);
  return window['__remixManifest'];
}

const imports = ['/assets/shell-b2.js'];
const none = {
  hasLoader: false,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  index: false,
};

test.each([
  ['login', { path: 'login', module: '/assets/login-Ab_-1.js', hasAction: true, hasClientAction: true }],
  ['user.$userId', { path: 'user/:userId', module: '/assets/user._userId-c3.js', hasLoader: true }],
  ['herbs._index', { path: 'herbs', module: '/assets/herbs._index-d4.js', index: true }],
  ['post_.draft', { path: 'post/draft', module: '/assets/post_.draft-e5.js', hasClientLoader: true }],
  ['$', { path: '*', module: '/assets/_-f6.js', hasErrorBoundary: true }],
])('says in a line of the route %s what follows from its name, and its flags', (name, about) => {
  const route = { id: `routes/${name}`, parentId: 'root', ...about };
  const manifest = shortened([{ ...route, css: [], imports }]);
  expect(manifest).toEqual({ entry, version: '1', routes: { [route.id]: { ...none, ...route } } });
});

test('adds what does not follow from the name', () => {
  const root = { id: 'root', path: '', module: '/assets/root-a1.js' };
  const inside = {
    id: 'routes/_box.in',
    parentId: 'routes/_box',
    path: 'in',
    module: '/assets/_box.in-b2.js',
  };
  const elsewhere = {
    id: 'routes/one',
    parentId: 'root',
    path: 'two',
    module: '/files/three.js',
    css: ['/a.css'],
  };
  const given = [root, inside, elsewhere].map((route) => ({ css: [], ...route, imports }));
  expect(shortened(given)).toEqual({
    entry,
    version: '1',
    routes: {
      root: { ...none, ...root, parentId: null },
      'routes/_box.in': { ...none, ...inside },
      'routes/one': { ...none, ...elsewhere },
    },
  });
});

test('leaves out routes that show no page', () => {
  const home = { id: 'routes/home', parentId: 'root', path: 'home', module: '/assets/home-a1.js', css: [] };
  const healthz = { ...home, id: 'routes/healthz', path: 'healthz', module: '/assets/healthz-b2.js' };
  const { css: _, ...shown } = home;
  const given = [
    { ...healthz, imports: [] },
    { ...home, imports },
  ];
  expect(shortened(given)).toMatchObject({ routes: { 'routes/home': shown } });
  expect(shortened(given)).not.toHaveProperty(['routes', 'routes/healthz']);
});
