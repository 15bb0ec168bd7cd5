import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import type { EntryContext } from '@remix-run/node';
import { RemixServer, Scripts } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { dataScript } from './data-script.ts';
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

test('retry-page-data.ts: data are fetched by the global fetch, from a URL that ends in .data, without a method', async () => {
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
    resolve: (load: (handler: (get: () => unknown) => unknown) => unknown) => load((get) => get()),
  };
  const request = new Request('http://localhost/home?after=x');
  await strategy({ request, matches: [match], fetcherKey: 'fetcher' }).catch(() => undefined);
  const [[address, init] = []] = asked;
  expect(address).toBeInstanceOf(URL);
  expect(String(address)).toMatch(/^http:\/\/localhost\/home\.data\?/);
  expect(init?.method).toBeUndefined();
});

const data = `["it's \\"so\\" \\\\", "</script><!--", "a & b", "“ŋ” 🌿 \u2028 é"]\n`;

const Page = () => (
  <html lang="en">
    <body>
      <Scripts nonce="abc" />
    </body>
  </html>
);

/** A document with these data, as Remix writes it into a stream. */
async function documentOfRemix(): Promise<string> {
  const context = {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js' } },
      url: '/assets/manifest.js',
      version: '',
    },
    routeModules: { root: { default: Page } },
    future: { v3_singleFetch: true },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } }],
      loaderData: {},
      actionData: null,
      errors: null,
    },
    serverHandoffString: '{}',
    serverHandoffStream: new Response(data).body,
    renderMeta: {},
  } as unknown as EntryContext;
  const server = <RemixServer context={context} url="http://localhost/" nonce="abc" />;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(server, {
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}

/** What the scripts of a document that name the data's controller tell it. */
function toldBy(document: string): string {
  const told: string[] = [];
  const streamController = {
    enqueue: (part: string) => told.push(part),
    close: () => told.push('closed'),
  };
  const scripts = Array.from(
    document.matchAll(/<script nonce="abc">(.*?)<\/script>/gs),
    ([, code = '']) => code,
  );
  for (const code of scripts.filter((each) => each.includes('streamController.')))
    runInNewContext(code, { window: { __remixContext: { streamController } } });
  return told.join('');
}

test('data-script.ts: the browser is told the same as by Remix itself', async () => {
  expect(toldBy(dataScript(data, 'abc'))).toBe(`${data}closed`);
  expect(toldBy(await documentOfRemix())).toBe(`${data}closed`);
});

test('data-script.ts: data can neither end their script nor widen the page', () => {
  const script = dataScript(data, undefined);
  expect(script).toMatch(/^<script>[ -~]*<\/script>$/);
  expect(script.match(/<|>/g)?.length).toBe(4);
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
