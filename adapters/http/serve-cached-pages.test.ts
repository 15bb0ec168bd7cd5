import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import type { HttpServerOptions } from './create-http-server.ts';
import { type Question, serveForTest } from './serve-for-test.ts';

type Context = Parameters<NonNullable<Parameters<typeof serveForTest>[0]>>[1];
type Page = (request: Request, context: Context) => string | Response | Promise<string | Response>;

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Save-Data' };

const longerThanTests = 600_000;

/** A server that counts its pages, and whose data changes when the test says so. */
async function serve(
  page: Page = () => '<h1>Herbs</h1>',
  options: {
    readonly writerCookie?: string;
    readonly config?: Partial<HttpServerOptions['config']>;
    readonly parameters?: readonly string[];
  } = {},
) {
  const state = { version: 1 as number | undefined, made: 0, admits: true, given: [] as unknown[] };
  const server = await serveForTest(
    async (request, context) => {
      state.made += 1;
      const made = await page(request, context);
      return typeof made === 'string' ? new Response(made, { headers: html }) : made;
    },
    {
      ...(options.config === undefined ? {} : { config: options.config }),
      parameters: options.parameters ?? ['after', 'limited', 'large', 'gone', 'q', 'near'],
      cachePagesFor: longerThanTests,
      visitorPages: {
        areAt: (path) => path.startsWith('/home'),
        concernsPages: (cookies) => cookies.includes('session='),
        isLite: (headers) => headers['save-data']?.toString().toLowerCase() === 'on',
        setsCookie: (url) => url.includes('near=Gulu'),
        isCounted: (url) => url.includes('limited'),
        admits: async () => state.admits,
        given: ({ method, url, headers }, client) =>
          state.given.push([method, url, headers['user-agent'], client]),
        changes: () => state.version,
        ...(options.writerCookie === undefined ? {} : { writerCookie: options.writerCookie }),
      },
    },
  );
  const ask = (question: Question = {}) => server.ask({ path: '/home', ...question });
  return { ...server, state, ask };
}

test('makes a page once for visitors who come within a moment, until something changes', async () => {
  const { ask, state } = await serve();
  const first = await ask();
  expect([first.status, first.body.toString()]).toEqual([200, '<h1>Herbs</h1>']);
  expect(await Promise.all(Array.from({ length: 10 }, () => ask()))).toEqual(
    Array.from({ length: 10 }, () => expect.objectContaining({ status: 200, body: first.body })),
  );
  expect(state.made).toBe(1);
  state.version = 2;
  await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(state.made).toBe(2);
});

test('tells the app about everybody who is given a page, whether or not it was kept', async () => {
  const { ask, state } = await serve((request) => {
    const status = request.url.includes('gone') ? 404 : 200;
    return new Response('page', { status, headers: html });
  });
  const headers = { 'User-Agent': 'A phone' };
  const { headers: first } = await ask({ headers });
  await ask({ headers: { ...headers, 'If-None-Match': String(first['etag']) } });
  await ask({ headers, method: 'HEAD' });
  await ask({ headers: { ...headers, Cookie: 'session=a' } });
  await ask({ headers, path: '/home?gone' });
  expect(state.given).toEqual(
    ['GET', 'GET', 'HEAD'].map((method) => [method, '/home', 'A phone', '127.0.0.1']),
  );
});

test('gives all who share a page the usual headers, and each a separate request id', async () => {
  const { ask } = await serve();
  const shared = [await ask(), await ask()].map(({ headers }) => headers);
  const { headers: own } = await ask({ headers: { Cookie: 'session=a' } });
  expect(shared[1]).toEqual({ ...shared[0], 'x-request-id': expect.any(String), date: expect.any(String) });
  expect(new Set([...shared, own].map((headers) => headers['x-request-id'])).size).toBe(3);
  for (const name of Object.keys(own).filter((name) => name !== 'transfer-encoding')) {
    expect(shared[0]).toHaveProperty([name]);
  }
  expect(shared[0]).toMatchObject({
    'content-length': '14',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': String(own['content-security-policy']).replace(/ 'nonce-[^']+'/, ''),
    etag: expect.stringMatching(/^W\/"[\w-]{16}"$/),
    vary: 'Cookie, Save-Data, Accept-Encoding',
  });
});

test.each([
  ['a cookie of ours', { headers: { Cookie: 'a=b; session=c' } }],
  ['credentials', { headers: { Authorization: 'Basic YTpi' } }],
  [
    'a form',
    { method: 'POST', body: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  ],
  ['a body', { body: 'a=1' }],
  ['another path', { path: '/account' }],
  ['a parameter that sets a cookie', { path: '/home?near=Gulu' }],
] as const)('makes what is requested with %s for that request alone', async (_what, question) => {
  const { ask, state } = await serve(({ headers }) => `for ${headers.get('Cookie')}`);
  await ask();
  for (let made = 2; made < 4; made += 1) {
    expect((await ask(question)).headers).not.toHaveProperty('etag');
    expect(state.made).toBe(made);
  }
});

test('makes a page from its address alone, and from whether data is to be saved', async () => {
  const seen: unknown[] = [];
  const { ask } = await serve(
    (request, context) => {
      seen.push([request.method, request.url, Object.fromEntries(request.headers), Object.keys(context)]);
      return 'page';
    },
    { config: { publicUrl: 'https://herbs.example' } },
  );
  const theirs = { Cookie: '_ga=1', 'User-Agent': 'A phone', Referer: 'https://herbs.example/secret' };
  await ask({ method: 'HEAD', path: '/home?after=x', headers: { ...theirs, 'Save-Data': 'ON' } });
  expect(seen).toEqual([
    [
      'GET',
      'https://herbs.example/home?after=x',
      { host: 'herbs.example', 'save-data': 'on' },
      ['nonce', 'log', 'shutdown', 'isWanted'],
    ],
  ]);
});

test('distinguishes pages by address, host, saving of data and encoding', async () => {
  const { ask, state } = await serve(({ url, headers }) => `${url} ${headers.get('Save-Data')} ${long}`);
  const questions: readonly Question[] = [
    {},
    { path: '/home?after=1' },
    { path: '/home?after=2' },
    { headers: { Host: '127.0.0.1:1' } },
    { headers: { 'Save-Data': 'on' } },
    { headers: { 'Accept-Encoding': 'gzip' } },
  ];
  const asked = async () =>
    (await Promise.all(questions.map(ask))).map(({ body }) => body.toString('latin1'));
  const bodies = await asked();
  expect(new Set(bodies).size).toBe(questions.length);
  expect(await asked()).toEqual(bodies);
  expect(state.made).toBe(questions.length);
});

test('makes no page of its own for parameters that a page does not know, and shows them to nobody', async () => {
  const { ask, state } = await serve(({ url }) => url, { parameters: ['after'] });
  const { body } = await ask();
  for (const query of ['', 'x=1', 'x=2&fbclid=a'])
    expect((await ask({ path: `/home?${query}` })).body.toString()).toBe(body.toString());
  expect(state.made).toBe(1);
  const later = await ask({ path: '/home?x=3&after=1&y=4' });
  expect(later.body.toString()).toBe(`${body}?after=1`);
  expect((await ask({ path: '/home?after=1' })).body).toEqual(later.body);
  expect(state.made).toBe(2);
  const own = await ask({ path: '/home?x=5&after=1', headers: { Cookie: 'session=a' } });
  expect(own.body).toEqual(later.body);
});

const long = 'Dried moringa leaves. '.repeat(200);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['*', 'zstd', zstdDecompressSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('compresses a page for a browser that takes %s', async (accepted, encoding, read) => {
  const { ask } = await serve(({ url }) => (url.includes('large') ? long.repeat(80) : long));
  const wanted = { headers: { 'Accept-Encoding': accepted } };
  for (const [path, page] of Object.entries({ '/home': long, '/home?large': long.repeat(80) })) {
    for (const question of [wanted, wanted, { headers: { ...wanted.headers, Cookie: 'session=a' } }]) {
      const { headers, body } = await ask({ path, ...question });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(read(body).toString() === page).toBe(true);
    }
  }
});

test('answers HEAD with the headers of the page, whoever comes first', async () => {
  const { ask, state } = await serve();
  const head = await ask({ method: 'HEAD' });
  const { headers } = await ask();
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '14']);
  expect({ ...head.headers, date: '', 'x-request-id': '' }).toEqual({
    ...headers,
    date: '',
    'x-request-id': '',
  });
  expect(state.made).toBe(1);
});

test('tells a browser that has the page that it is still current', async () => {
  const { ask, state } = await serve(() => `<h1>Herbs ${state.version}</h1>`);
  const { headers } = await ask();
  const etag = String(headers.etag);
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await ask({ headers: { 'If-None-Match': known } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag, vary: headers.vary });
    expect(again.headers).not.toHaveProperty('content-length');
  }
  expect((await ask({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  state.version = 2;
  const changed = await ask({ headers: { 'If-None-Match': etag } });
  expect([changed.status, changed.body.toString()]).toEqual([200, '<h1>Herbs 2</h1>']);
});

test('allows the inline scripts that had the nonce by their content, and no others', async () => {
  const page: Page = (_request, { nonce }) =>
    `<script nonce="${nonce}">one()</script><script>planted()</script>` +
    `<script type="module" nonce="${nonce}">two()</script><script nonce="${nonce}" src="/a.js"></script>`;
  const { ask } = await serve(page);
  const { headers, body } = await ask();
  expect(body.toString()).toBe(
    '<script>one()</script><script>planted()</script><script type="module">two()</script><script src="/a.js"></script>',
  );
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(String(headers['content-security-policy']).split('; ')).toContain(
    `script-src 'self' ${hash('one()')} ${hash('two()')}`,
  );
});

const cookie = () => new Response('for you', { headers: { ...html, 'Set-Cookie': 'flash=a' } });

test.each<[string, Page]>([
  ['with its nonce in a text', (_request, { nonce }) => `<p>${nonce}</p>`],
  ['with a cookie', cookie],
  ['that failed', () => new Response('broken', { status: 503 })],
])('makes a page %s separately for each request', async (_what, page) => {
  const { ask } = await serve(page);
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask()));
  for (const { headers } of answers) {
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-security-policy']).toContain("'nonce-");
  }
});

test('answers that there is no such page, and looks again for the next', async () => {
  const { ask, state } = await serve(() => new Response('missing', { status: 404, headers: html }));
  for (let made = 1; made < 3; made += 1) {
    expect((await ask({ headers: { 'If-None-Match': '*' } })).status).toBe(404);
    expect(state.made).toBe(made);
  }
});

test('continues for the others when the first who asked goes away', async () => {
  const begun = gate();
  const ready = gate<string>();
  const { ask, port, state, lines } = await serve(() => {
    begun.open();
    return ready.opened;
  });
  const first = request({ host: '127.0.0.1', port, path: '/home' }).on('error', () => undefined);
  first.end();
  await begun.opened;
  const other = ask();
  first.destroy();
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ aborted: true }));
  ready.open('page');
  expect((await other).body.toString()).toBe('page');
  expect(state.made).toBe(1);
});

test('makes no page that nobody waits for any more, and makes it for the next', async () => {
  const begun = gate();
  const ready = gate();
  const wanted: unknown[] = [];
  const { ask, port, state, lines } = await serve(async (_request, { isWanted }) => {
    begun.open();
    await ready.opened;
    wanted.push(isWanted?.());
    return isWanted?.() ? 'page' : new Response(null, { status: 503 });
  });
  const first = request({ host: '127.0.0.1', port, path: '/home' }).on('error', () => undefined);
  first.end();
  await begun.opened;
  first.destroy();
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ aborted: true }));
  ready.open();
  await expect.poll(() => wanted).toEqual([false]);
  expect((await ask()).body.toString()).toBe('page');
  expect([wanted, state.made]).toEqual([[false, true], 2]);
});

test('refuses what the app would refuse, and lets the app refuse what is limited', async () => {
  const { ask, state } = await serve(
    ({ url }) => new Response(url, { status: url.includes('limited') ? 429 : 200 }),
  );
  expect((await ask({ path: '/home/%zz' })).status).toBe(400);
  expect((await ask({ headers: { Host: 'evil.example' } })).status).toBe(403);
  expect(state.made).toBe(0);
  state.admits = false;
  const { status, headers } = await ask({ path: '/home?limited' });
  expect([status, headers.etag]).toEqual([429, undefined]);
});

test('gives what is cached to nobody who asks under the name of another host', async () => {
  const { ask, state } = await serve(undefined, { config: { publicUrl: 'https://herbs.example' } });
  for (const Host of ['herbs.example', 'herbs.example:1', 'HERBS.EXAMPLE'])
    expect((await ask({ headers: { Host } })).status).toBe(200);
  expect((await ask({ headers: { Host: 'evil.example' } })).status).toBe(308);
  expect(state.made).toBe(1);
});

test('counts each request for a page that is cached, where they are limited', async () => {
  const { ask, state } = await serve(() => new Response('', { status: state.admits ? 200 : 429 }));
  expect((await ask({ path: '/home?limited' })).status).toBe(200);
  expect((await ask({ path: '/home' })).status).toBe(200);
  state.admits = false;
  expect((await ask({ path: '/home?limited' })).status).toBe(429);
  expect((await ask({ path: '/home' })).status).toBe(200);
});

test('logs a line for each who was given a page', async () => {
  const { ask, lines } = await serve();
  const ids = [await ask(), await ask({ path: '/home?q=secret' })].map(
    ({ headers }) => headers['x-request-id'],
  );
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines).toEqual(
    ids.map((requestId) =>
      expect.objectContaining({
        requestId,
        method: 'GET',
        path: '/home',
        client: '127.0.0.0/24',
        status: 200,
      }),
    ),
  );
});

test('gives a cookie that concerns pages to whoever writes, if others write in another process', async () => {
  const writing = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const writerCookie = 'wrote=1; Max-Age=2';
  const alone = await serve(cookie);
  const among = await serve(cookie, { writerCookie });
  expect((await alone.ask(writing)).headers['set-cookie']).toEqual(['flash=a']);
  expect((await among.ask(writing)).headers['set-cookie']).toEqual([writerCookie, 'flash=a']);
  expect((await among.ask()).headers['set-cookie']).toEqual(['flash=a']);
});

test('gives nobody a page of another, however many ask at once', async () => {
  const { ask, state } = await serve(async ({ headers, url }) => {
    const person = headers.get('Cookie');
    await new Promise(setImmediate);
    return `${url} for ${person} <p>${long}</p>`;
  });
  const people = Array.from({ length: 50 }, (_, index) => `session=person-${index}-`);
  const paths = ['/home', '/home?after=1'];
  const rounds = Array.from({ length: 4 }, async (_, round) => {
    const path = paths[round % 2] ?? '';
    const asked = people.flatMap((Cookie) => [ask({ path, headers: { Cookie } }), ask({ path })]);
    state.version = round;
    for (const [index, { body, headers }] of (await Promise.all(asked)).entries()) {
      const person = index % 2 === 0 ? people[index / 2] : 'null';
      expect(body.toString()).toContain(`${path} for ${person} `);
      expect(headers.etag === undefined).toBe(person !== 'null');
    }
  });
  await Promise.all(rounds);
});
