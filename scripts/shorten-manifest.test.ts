import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenManifest } from './shorten-manifest.ts';

test('leaves out routes that show no page and what is false, and keeps the ids', () => {
  const route = (id: string, imports: readonly string[]) => ({
    id,
    path: id,
    hasAction: false,
    hasLoader: true,
    imports,
  });
  const routes = { home: route('home', ['/shell.js']), healthz: route('healthz', []) };
  const script = `window.__remixManifest=${JSON.stringify({ entry: {}, routes, version: '1' })};`;
  const window: Record<string, unknown> = {};
  Object.assign(window, { window });
  runInNewContext(shortenManifest(script), window);
  expect(window['__remixManifest']).toEqual({
    entry: {},
    routes: { home: { id: 'home', path: 'home', hasLoader: true, imports: ['/shell.js'] } },
    version: '1',
  });
});
