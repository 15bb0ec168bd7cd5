import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { expect, test, vi } from 'vitest';
import handleRequest from './entry.server.tsx';
import { titled } from './page-meta.ts';
import * as root from './root.tsx';
import { useRootData } from './root-data.ts';

const Page = vi.fn(() => (
  <p>
    {useLoaderData<{ words: string }>().words} for {useRootData()?.viewer.fullName}
  </p>
));
const page = { handle: { script: 'always' }, meta: titled('Its "name" & more'), default: Page };

/** What a form is answered with that was refused before anything was loaded. */
const refusal = { status: 403, statusText: '', internal: false, data: { message: 'Not yours.' } };

interface Asked extends Partial<AppLoadContext> {
  readonly person?: object | null;
  readonly words?: string;
  readonly method?: string;
  readonly cookie?: string;
}

/** The answer to somebody who asks for the page. */
function answer({ person = {}, words = 'words', method = 'GET', cookie = '', ...more }: Asked = {}) {
  const url = new URL('https://herbs.example/home');
  const routes = {
    root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true },
    page: { id: 'page', parentId: 'root', path: 'home', module: '/assets/page.js', hasLoader: true },
  };
  const match = { params: {}, pathname: url.pathname, pathnameBase: '/' };
  const context = {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes,
      url: '/assets/manifest.js',
      version: '',
    },
    routeModules: { root, page },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: url.pathname, search: '', hash: '', state: null, key: 'default' },
      matches: Object.values(routes).map((route) => ({ ...match, route })),
      loaderData: {
        root: person && {
          viewer: { kind: 'visitor' },
          unverified: false,
          site: { name: 'Eddagala', publicUrl: url.origin },
          now: new Date('2026-02-01T12:00:00.250Z'),
          ...person,
        },
        page: { words },
      },
      actionData: null,
      errors: person === null ? { root: refusal } : null,
    },
    serverHandoffString: '{}',
    serverHandoffStream: new Response(`["${words}"]\n`).body,
    renderMeta: {},
  } as unknown as EntryContext;
  const request = new Request(url, { method, headers: { Cookie: cookie } });
  return handleRequest(request, 200, new Headers({ Vary: 'Accept' }), context, { nonce: 'abc', ...more });
}

const read = async (asked?: Asked) => (await answer(asked)).text();

test('a page is sent whole, with its length, and with its data behind it', async () => {
  const { status, headers } = await answer();
  const document = await read();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-length': String(Buffer.byteLength(document)),
    'content-type': 'text/html; charset=utf-8',
    link: expect.stringMatching(/^<.*>; rel=preload; as=style$/),
    vary: 'Accept, Cookie, Save-Data',
  });
  expect(document).toMatch(/^<!DOCTYPE html><html/);
  const data = 'window.__remixContext.streamController.enqueue("[\\"words\\"]\\n");';
  expect(document.indexOf(`<script nonce="abc">${data}</script>`)).toBeGreaterThan(
    document.indexOf('</template>'),
  );
  expect(document.match(/<script/g)?.length).toBe(document.match(/<script nonce="abc"/g)?.length);
});

test('a long page stands in the order in which it is shown', async () => {
  const document = await read({ words: 'neem '.repeat(20_000) });
  expect(document).not.toContain('<div hidden');
  expect(document.lastIndexOf('neem')).toBeGreaterThan(document.indexOf('</main>'));
});

test('a page is rendered only while somebody waits for it', async () => {
  vi.clearAllMocks();
  const gone = await answer({ isWanted: () => false });
  expect([gone.status, await gone.text(), Page.mock.calls.length]).toEqual([503, '', 0]);
  expect(await read({ isWanted: () => true, words: 'still here' })).toContain('still here');
});

test('HEAD is answered with the length of the page', async () => {
  const { body, headers } = await answer({ method: 'HEAD' });
  expect(body).toBeNull();
  expect(headers.get('Content-Length')).toBe((await answer()).headers.get('Content-Length'));
});

test('a page of a session is not stored, and a refusal says how long to wait', async () => {
  const { headers } = await answer({ cookie: 'session=a', retryAfter: 7 });
  expect([headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual(['private, no-store', '7']);
});

test('a page of which nothing was loaded says why', async () => {
  expect(await read({ person: null })).toContain('Not yours.');
});

test('two people of one kind who look at the same page each see their own name', async () => {
  const look = (fullName: string) =>
    read({ person: { viewer: { kind: 'user', id: 'same', username: fullName.toLowerCase(), fullName } } });
  for (let time = 0; time < 3; time += 1)
    for (const [name, other] of [
      ['Nakato', 'Okello'],
      ['Okello', 'Nakato'],
    ] as const) {
      const document = await look(name);
      expect(document).toContain(`for <!-- -->${name}`);
      expect(document.toLowerCase()).not.toContain(other.toLowerCase());
    }
});

test('a page that cannot be rendered fails', async () => {
  Page.mockImplementationOnce(() => {
    throw new Error('no such word');
  });
  await expect(answer()).rejects.toThrow('no such word');
});
