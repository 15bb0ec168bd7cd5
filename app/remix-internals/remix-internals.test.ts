import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { pageDataRead } from './page-data.ts';

/*
 * What the files of this folder need of Remix, which promises none of it. If one of these fails after a new version of
 * Remix, the file that it names needs another way, or is no longer needed.
 */

afterEach(() => {
  vi.unstubAllGlobals();
});

test('page-data.ts: RemixBrowser throws a promise of the page’s data before it uses anything of React', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const context: { future: object; stream: unknown; state?: unknown } = {
    future: { v3_singleFetch: true },
    stream: readable,
  };
  vi.stubGlobal('window', { __remixContext: context });
  const read = pageDataRead();
  expect(context.state).toBeUndefined();
  const writer = writable.getWriter();
  await writer.write(new TextEncoder().encode('[{"_1":2},"loaderData",{"_3":4},"root","here"]\n'));
  await writer.close();
  await read;
  expect(context.state).toEqual({ loaderData: { root: 'here' } });
});

/** The part of Remix that fetches data in browsers. It has no types of its own. */
interface DataFetching {
  getSingleFetchDataStrategy(
    manifest: object,
    modules: object,
    router: () => undefined,
  ): (asked: object) => Promise<unknown>;
}

test('fetch-again.ts: data are fetched by the global fetch, from a URL that ends in .data, without a method', async () => {
  const asked: [unknown, RequestInit | undefined][] = [];
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    asked.push([input, init]);
    throw new TypeError('Failed to fetch');
  });
  const file: string = '../../node_modules/@remix-run/react/dist/esm/single-fetch.js';
  const { getSingleFetchDataStrategy }: DataFetching = await import(file);
  const strategy = getSingleFetchDataStrategy({ routes: {} }, {}, () => undefined);
  const match = {
    shouldLoad: true,
    route: { id: 'routes/home' },
    resolve: (load: (handler: () => undefined) => unknown) => load(() => undefined),
  };
  const request = new Request('http://localhost/home?after=x');
  await strategy({ request, matches: [match], fetcherKey: 'fetcher' }).catch(() => undefined);
  const [[address, init] = []] = asked;
  expect(address).toBeInstanceOf(URL);
  expect(String(address)).toMatch(/^http:\/\/localhost\/home\.data\?/);
  expect(init?.method).toBeUndefined();
});

test('nothing else uses what Remix and its router keep to themselves', () => {
  const inside = /UNSAFE_|__remix|streamController/;
  const root = join(import.meta.dirname, '../..');
  const users = ['app', 'adapters', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('remix-internals'))
      .filter((file) => inside.test(readFileSync(join(root, folder, file), 'utf8')))
      .map((file) => `${folder}/${file}`),
  );
  expect(users).toEqual([]);
});
