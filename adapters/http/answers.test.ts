import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { redirect } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../temporary-folder-for-test.ts';
import { serveBuiltFiles } from './built-files.ts';
import { type Question, serveForTest } from './serve-for-test.ts';

/**
 * The status, every header and the length of the body of each kind of response: a change of the server shows here what
 * browsers, proxies and caches would notice.
 */

const script = 'console.log("leaf");'.repeat(100);
const packed = { br: brotliCompressSync(script), gzip: gzipSync(script) };
const tagOf = (bytes: string | Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}"`;
const long = 'Dried moringa leaves. '.repeat(200);

type Work = NonNullable<Parameters<typeof serveForTest>[0]>;

/** Responds as the app's entry.server does. */
function page(request: Request, html: string, headers: Readonly<Record<string, string>> = {}, status = 200) {
  return new Response(request.method === 'HEAD' ? null : html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(html.length),
      Vary: 'Cookie, Save-Data',
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  });
}

const picture: Work = ({ method, headers }) => {
  const given = {
    'Cache-Control': 'public, max-age=31536000, s-maxage=60, immutable',
    ETag: '"leaf.webp"',
  };
  if (headers.get('If-None-Match') === '"leaf.webp"')
    return new Response(null, { status: 304, headers: given });
  return new Response(method === 'HEAD' ? null : 'picture', {
    headers: { ...given, 'Content-Type': 'image/webp', 'Content-Length': '7' },
  });
};

const stream = () =>
  new Response('data: leaf\n\n', {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' },
  });

const pages: Readonly<Record<string, Work>> = {
  '/home': (request) => page(request, '<h1>Herbs</h1>'),
  '/long': (request) => page(request, long),
  '/missing': (request) => page(request, 'missing', {}, 404),
  '/media': picture,
  '/away': () => redirect('/login', { headers: { 'Set-Cookie': 'flash=a' } }),
  '/events': stream,
  '/healthz': () => new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } }),
  '/json': () => Response.json({ herbs: 1 }),
  '/robots.txt': () => new Response('User-agent: *\n', { headers: { 'Content-Type': 'text/plain' } }),
  '/nothing': () => new Response(null, { status: 204 }),
  '/later': () => new Response('unavailable\n', { status: 503, headers: { 'Retry-After': '5' } }),
  '/like': () => redirect('/home', 303),
  '/post': (request) => page(request, 'Please fill this in.', { 'Retry-After': '9' }, 422),
  '/read': async (request) => new Response(await request.text()),
  '/broken': () => new Response('x', { headers: { 'Content-Type': 'x\u{1}' } }),
};

const publicUrl = 'https://herbs.example';
let server: Awaited<ReturnType<typeof serveForTest>>;

beforeEach(async () => {
  const folder = join(temporaryFolder(), 'client');
  writeFiles(folder, {
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': packed.br,
    'assets/app-1a2b.js.gz': packed.gzip,
    'icon.png': '0123456789',
    'licences.txt': script,
    'licences.txt.gz': packed.gzip,
  });
  server = await serveForTest(
    (request, context) => {
      const path = new URL(request.url).pathname.replace('.data', '');
      return (pages[path] ?? (() => new Response(null, { status: 404 })))(request, context);
    },
    {
      files: serveBuiltFiles(folder),
      config: { publicUrl },
      securityContact: 'mailto:help@herbs.example',
      metrics: { token: 'a-token', process: '1', measure: async () => [] },
      parameters: [],
      visitorPages: {
        areAt: (path) => /^\/(?:home|long)$/.test(path),
        concernsPages: (cookies) => cookies.includes('session='),
        isLite: (headers) => headers['save-data']?.toString().toLowerCase() === 'on',
        setsCookie: () => false,
        isCounted: () => false,
        admits: async () => true,
        given: () => undefined,
        changes: () => 1,
        writerCookie: 'wrote=1',
      },
    },
  );
});

const policyOf = (scripts: string) =>
  `default-src 'self'; script-src 'self'${scripts}; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-src 'none'; frame-ancestors 'none'; object-src 'none'`;

/** The only security headers of immutable files. */
const always = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };

const common = {
  ...always,
  'content-security-policy': policyOf(" 'nonce'"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-request-id': 'id',
};

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
const ownPage = { ...common, ...html, vary: 'Cookie, Save-Data, Accept-Encoding' };
const keptPage = {
  ...ownPage,
  'content-security-policy': policyOf(''),
  etag: expect.stringMatching(/^W\/"[\w-]{16}"$/),
};
const pageUnchanged = {
  'cache-control': keptPage['cache-control'],
  'content-security-policy': policyOf(''),
  etag: keptPage.etag,
  vary: keptPage.vary,
  'x-request-id': 'id',
};

const refusal = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  ),
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'transfer-encoding': 'chunked',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': 'id',
};

const hashed = {
  ...always,
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'text/javascript',
  etag: tagOf(script),
  vary: 'Accept-Encoding',
};
const icon = {
  ...common,
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=3600',
  'content-type': 'image/png',
  etag: tagOf('0123456789'),
};
const photo = {
  ...always,
  'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
  etag: '"leaf.webp"',
};
const text = { ...common, 'content-type': 'text/plain;charset=UTF-8', vary: 'Accept-Encoding' };

const member = { Cookie: 'session=a' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: publicUrl };

interface Row {
  readonly ask: Question;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Bytes; undefined if that depends on the machine. */
  readonly length?: number;
}

function without(headers: object, ...names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

const file = (headers: Question['headers'] = {}, method = 'GET'): Question => ({
  method,
  path: '/assets/app-1a2b.js',
  headers,
});
const iconAsked = (headers: Question['headers'] = {}, method = 'GET'): Question => ({
  method,
  path: '/icon.png',
  headers,
});

const rows: Readonly<Record<string, Row>> = {
  "a member's page": {
    ask: { path: '/home', headers: member },
    status: 200,
    headers: { ...ownPage, 'content-length': '14' },
    length: 14,
  },
  "a member's page, compressed": {
    ask: { path: '/long', headers: { ...member, 'Accept-Encoding': 'gzip, br' } },
    status: 200,
    headers: { ...ownPage, 'content-encoding': 'br', 'content-length': expect.any(String) },
  },
  "the headers of a member's page": {
    ask: { method: 'HEAD', path: '/long', headers: { ...member, 'Accept-Encoding': 'gzip, br' } },
    status: 200,
    headers: { ...ownPage, 'content-length': '4400' },
    length: 0,
  },
  'a page that is not there': {
    ask: { path: '/missing', headers: member },
    status: 404,
    headers: { ...ownPage, 'content-length': '7' },
    length: 7,
  },
  "a visitor's page": {
    ask: { path: '/home' },
    status: 200,
    headers: { ...keptPage, 'content-length': '14' },
    length: 14,
  },
  "a visitor's page, compressed": {
    ask: { path: '/long', headers: { 'Accept-Encoding': 'gzip' } },
    status: 200,
    headers: { ...keptPage, 'content-encoding': 'gzip', 'content-length': expect.any(String) },
  },
  "the headers of a visitor's page": {
    ask: { method: 'HEAD', path: '/home' },
    status: 200,
    headers: { ...keptPage, 'content-length': '14' },
    length: 0,
  },
  'a page that a visitor has': {
    ask: { path: '/home', headers: { 'If-None-Match': '*' } },
    status: 304,
    headers: pageUnchanged,
    length: 0,
  },
  'the data of a page': {
    ask: { path: '/json.data', headers: member },
    status: 200,
    headers: {
      ...common,
      'content-length': expect.any(String),
      'content-type': 'text/x-script; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-remix-response': 'yes',
    },
  },
  'a file with a hash in its name': {
    ask: file(),
    status: 200,
    headers: { ...hashed, 'content-length': '2000' },
    length: 2000,
  },
  'a file with a hash in its name, compressed': {
    ask: file({ 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
    status: 200,
    headers: {
      ...without(hashed, 'accept-ranges'),
      'content-encoding': 'br',
      'content-length': String(packed.br.length),
      etag: tagOf(packed.br),
    },
    length: packed.br.length,
  },
  'the headers of a compressed file': {
    ask: file({ 'Accept-Encoding': 'gzip' }, 'HEAD'),
    status: 200,
    headers: {
      ...without(hashed, 'accept-ranges'),
      'content-encoding': 'gzip',
      'content-length': String(packed.gzip.length),
      etag: tagOf(packed.gzip),
    },
    length: 0,
  },
  'a file with a hash in its name that a browser has': {
    ask: file({ 'If-None-Match': `"other", W/${tagOf(script)}` }),
    status: 304,
    headers: without(hashed, 'content-type'),
    length: 0,
  },
  'a part of a file with a hash in its name': {
    ask: file({ Range: 'bytes=8-11' }),
    status: 206,
    headers: { ...hashed, 'content-length': '4', 'content-range': 'bytes 8-11/2000' },
    length: 4,
  },
  'any other file': {
    ask: iconAsked(),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 10,
  },
  'any other file, compressed': {
    ask: { path: '/licences.txt', headers: { 'Accept-Encoding': 'br, gzip' } },
    status: 200,
    headers: {
      ...without(icon, 'accept-ranges'),
      'content-encoding': 'gzip',
      'content-length': String(packed.gzip.length),
      'content-type': 'text/plain',
      etag: tagOf(packed.gzip),
      vary: 'Accept-Encoding',
    },
    length: packed.gzip.length,
  },
  'the headers of any other file': {
    ask: iconAsked({}, 'HEAD'),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 0,
  },
  'any other file that a browser has': {
    ask: iconAsked({ 'If-None-Match': icon.etag }),
    status: 304,
    headers: without(icon, 'content-type'),
    length: 0,
  },
  'any other file that a browser has in another version': {
    ask: iconAsked({ 'If-None-Match': '"other"' }),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 10,
  },
  'the end of a file': {
    ask: iconAsked({ Range: 'bytes=-3' }),
    status: 206,
    headers: { ...icon, 'content-length': '3', 'content-range': 'bytes 7-9/10' },
    length: 3,
  },
  'the rest of a file': {
    ask: iconAsked({ Range: 'bytes=4-', 'If-Range': icon.etag }),
    status: 206,
    headers: { ...icon, 'content-length': '6', 'content-range': 'bytes 4-9/10' },
    length: 6,
  },
  'the headers of a part of a file': {
    ask: iconAsked({ Range: 'bytes=2-40' }, 'HEAD'),
    status: 206,
    headers: { ...icon, 'content-length': '8', 'content-range': 'bytes 2-9/10' },
    length: 0,
  },
  'a part of a file that has changed': {
    ask: iconAsked({ Range: 'bytes=4-', 'If-Range': '"other"' }),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 10,
  },
  'several parts of a file': {
    ask: iconAsked({ Range: 'bytes=0-1,4-5' }),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 10,
  },
  'a part of a file in a unit that nobody knows': {
    ask: iconAsked({ Range: 'lines=0-1' }),
    status: 200,
    headers: { ...icon, 'content-length': '10' },
    length: 10,
  },
  'a part of a file that it does not have': {
    ask: iconAsked({ Range: 'bytes=10-' }),
    status: 416,
    headers: { ...icon, 'content-range': 'bytes */10', 'content-length': '0' },
    length: 0,
  },
  'a picture': {
    ask: { path: '/media' },
    status: 200,
    headers: { ...photo, 'content-length': '7', 'content-type': 'image/webp' },
    length: 7,
  },
  'the headers of a picture': {
    ask: { method: 'HEAD', path: '/media' },
    status: 200,
    headers: { ...photo, 'content-length': '7', 'content-type': 'image/webp' },
    length: 0,
  },
  'a picture that a browser has': {
    ask: { path: '/media', headers: { 'If-None-Match': '"leaf.webp"' } },
    status: 304,
    headers: photo,
    length: 0,
  },
  'a redirect': {
    ask: { path: '/away', headers: member },
    status: 302,
    headers: { ...common, 'content-length': '0', location: '/login', 'set-cookie': ['flash=a'] },
    length: 0,
  },
  'a stream of events': {
    ask: { path: '/events', headers: { ...member, 'Accept-Encoding': 'gzip' } },
    status: 200,
    headers: {
      ...common,
      'cache-control': 'no-store, no-transform',
      'content-type': 'text/event-stream; charset=utf-8',
      'transfer-encoding': 'chunked',
    },
    length: 12,
  },
  JSON: {
    ask: { path: '/json' },
    status: 200,
    headers: {
      ...common,
      'content-length': '11',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    },
    length: 11,
  },
  'plain text': {
    ask: { path: '/robots.txt' },
    status: 200,
    headers: { ...text, 'content-length': '14', 'content-type': 'text/plain; charset=utf-8' },
    length: 14,
  },
  nothing: { ask: { path: '/nothing' }, status: 204, headers: common, length: 0 },
  'where to report a vulnerability': {
    ask: { path: '/.well-known/security.txt' },
    status: 200,
    headers: {
      ...common,
      'cache-control': 'public, max-age=3600',
      'content-length': '151',
      'content-type': 'text/plain; charset=utf-8',
    },
    length: 151,
  },
  'the headers of where to report a vulnerability': {
    ask: { method: 'HEAD', path: '/.well-known/security.txt' },
    status: 200,
    headers: {
      ...common,
      'cache-control': 'public, max-age=3600',
      'content-length': '151',
      'content-type': 'text/plain; charset=utf-8',
    },
    length: 0,
  },
  metrics: {
    ask: { path: '/metrics', headers: { Authorization: 'Bearer a-token' } },
    status: 200,
    headers: {
      'cache-control': 'no-store',
      'content-length': expect.any(String),
      'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
    },
  },
  health: {
    ask: { path: '/healthz', headers: { Host: 'localhost' } },
    status: 200,
    headers: { ...text, 'cache-control': 'no-store', 'content-length': '3' },
    length: 3,
  },
  'the health of a site that is not well': {
    ask: { path: '/later' },
    status: 503,
    headers: { ...text, 'content-length': '12', 'retry-after': '5' },
    length: 12,
  },
  'a form that was taken': {
    ask: { method: 'POST', path: '/like', headers: { ...member, ...form }, body: 'a=1' },
    status: 303,
    headers: { ...common, 'content-length': '0', location: '/home', 'set-cookie': ['wrote=1'] },
    length: 0,
  },
  'a form that was not taken': {
    ask: { method: 'POST', path: '/post', headers: { ...member, ...form }, body: 'a=1' },
    status: 422,
    headers: { ...ownPage, 'content-length': '20', 'retry-after': '9', 'set-cookie': ['wrote=1'] },
    length: 20,
  },
  'a form from another site': {
    ask: { method: 'POST', path: '/like', headers: { ...form, Origin: 'https://evil.example' }, body: 'a=1' },
    status: 403,
    headers: refusal,
  },
  'a form that is too large': {
    ask: { method: 'POST', path: '/like', headers: form, body: 'x'.repeat(300_000) },
    status: 413,
    headers: refusal,
  },
  'a form of undeclared length that is too large': {
    ask: {
      method: 'POST',
      path: '/read',
      headers: { ...form, 'Transfer-Encoding': 'chunked' },
      body: 'x'.repeat(300_000),
    },
    status: 413,
    headers: { ...common, ...refusal, 'set-cookie': ['wrote=1'] },
  },
  'an address that cannot be read': { ask: { path: '/%zz' }, status: 400, headers: refusal },
  'the headers of an address that cannot be read': {
    ask: { method: 'HEAD', path: '/%zz' },
    status: 400,
    headers: without(refusal, 'transfer-encoding'),
    length: 0,
  },
  'a method that nothing here has': {
    ask: { method: 'DELETE' },
    status: 405,
    headers: { ...refusal, allow: 'GET, HEAD, POST' },
  },
  'another host': {
    ask: { path: '/home?after=1', headers: { Host: 'evil.example' } },
    status: 308,
    headers: {
      'cache-control': 'no-store',
      'content-length': '0',
      location: `${publicUrl}/home?after=1`,
      'x-request-id': 'id',
    },
    length: 0,
  },
  'a form for another host': {
    ask: { method: 'POST', headers: { ...form, Host: 'evil.example' } },
    status: 403,
    headers: refusal,
  },
  'an app that breaks': {
    ask: { path: '/broken' },
    status: 500,
    headers: { ...common, ...refusal },
  },
};

test.each(Object.entries(rows))('sends the same headers with %s', async (_kind, row) => {
  // A page is cached after the first request.
  for (const time of ['first', 'second']) {
    const { status, headers, body } = await server.ask(row.ask);
    const { date, connection, 'keep-alive': _, ...shown } = headers;
    const policy = shown['content-security-policy'];
    expect(
      {
        status,
        headers: {
          ...shown,
          ...(shown['x-request-id'] === undefined ? {} : { 'x-request-id': 'id' }),
          ...(policy === undefined
            ? {}
            : { 'content-security-policy': String(policy).replace(/'nonce-[^']+'/, "'nonce'") }),
        },
        length: row.length === undefined ? undefined : body.length,
      },
      time,
    ).toEqual({ status: row.status, headers: row.headers, length: row.length });
  }
});
