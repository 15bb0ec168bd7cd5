import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../temporary-folder-for-test.ts';
import { serveBuiltFiles } from './built-files.ts';
import { serveForTest } from './serve-for-test.ts';

const script = 'console.log("leaf");'.repeat(100);

async function serveFolder() {
  const folder = join(temporaryFolder(), 'client');
  writeFiles(folder, {
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(script),
    'assets/app-1a2b.js.gz': gzipSync(script),
    'icon-192.png': 'png',
    'manifest.webmanifest': '{}',
    'screen.webp': 'webp',
    'ten digits.txt': '0123456789',
    'worker.js': script,
    '../secret.txt': 'secret',
  });
  const server = await serveForTest(() => new Response('the app', { status: 404 }), {
    files: serveBuiltFiles(folder),
  });
  return { ...server, takeAway: () => rm(folder, { recursive: true }) };
}

test.each([
  ['/icon-192.png', 'image/png'],
  ['/screen.webp', 'image/webp'],
])('%s is a picture of its kind', async (path, type) => {
  const server = await serveFolder();
  expect((await server.ask({ path })).headers['content-type']).toBe(type);
});

test('files are still served when another build replaces theirs', async () => {
  const server = await serveFolder();
  await server.takeAway();
  expect((await server.ask({ path: '/assets/app-1a2b.js' })).body.toString()).toBe(script);
  const headers = { 'Accept-Encoding': 'br' };
  const { body } = await server.ask({ path: '/assets/app-1a2b.js', headers });
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

test('a file whose name contains a hash is kept for ever', async () => {
  const server = await serveFolder();
  const { status, headers, body } = await server.ask({ path: '/assets/app-1a2b.js' });
  expect([status, body.toString()]).toEqual([200, script]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('headers that only a document needs are not sent with a file whose name contains a hash', async () => {
  const server = await serveFolder();
  const { headers, body } = await server.ask({
    path: '/assets/app-1a2b.js',
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'keep-alive',
    'vary',
    'x-content-type-options',
  ]);
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers['etag']) };
  const unchanged = await server.ask({ path: '/assets/app-1a2b.js', headers: again });
  expect([unchanged.status, unchanged.body.length, body.length > 0]).toEqual([304, 0, true]);
  expect(unchanged.headers).not.toHaveProperty('content-security-policy');
  const document = await server.ask({ path: '/nowhere' });
  expect(document.headers).toMatchObject({
    'content-security-policy': expect.any(String),
    'x-request-id': expect.any(String),
  });
});

test('any other file is requested again after an hour', async () => {
  const server = await serveFolder();
  const { headers } = await server.ask({ path: '/manifest.webmanifest' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': expect.stringContaining('application/manifest+json'),
  });
});

test('the service worker is asked for again each time, and may reach only this site', async () => {
  const server = await serveFolder();
  const { headers } = await server.ask({ path: '/worker.js' });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("connect-src 'self';"),
    etag: expect.any(String),
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])(
  'to a browser that accepts %s goes the file compressed as %s beforehand',
  async (accepted, encoding, decompress) => {
    const server = await serveFolder();
    const { headers, body } = await server.ask({
      path: '/assets/app-1a2b.js',
      headers: { 'Accept-Encoding': accepted },
    });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
    });
    expect(decompress(body).toString()).toBe(script);
  },
);

test('an unchanged file is not sent again', async () => {
  const server = await serveFolder();
  const { headers } = await server.ask({ path: '/icon-192.png' });
  const again = await server.ask({ path: '/icon-192.png', headers: { 'If-None-Match': headers.etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a part of a file can be requested, as audio players do', async () => {
  const server = await serveFolder();
  const ask = (range: string) => server.ask({ path: '/ten%20digits.txt', headers: { Range: range } });
  const part = await ask('bytes=2-4');
  expect([part.status, part.body.toString()]).toEqual([206, '234']);
  expect((await ask('bytes=20-')).status).toBe(416);
  expect(server.lines.filter(({ msg }) => msg === 'request failed')).toEqual([]);
});

test('a HEAD request gets the headers alone', async () => {
  const server = await serveFolder();
  const { headers, body } = await server.ask({ method: 'HEAD', path: '/assets/app-1a2b.js' });
  expect([headers['content-length'], body.length]).toEqual([String(script.length), 0]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%5c..%5c..%5csecret.txt',
  '/assets',
  '/assets/',
  '/assets/app-1a2b.js.br',
  '/assets/app-1a2b.js%00.png',
  '/',
])('%s is left to the app', async (path) => {
  const server = await serveFolder();
  const { status, body } = await server.ask({ path });
  expect([status, body.toString()]).toEqual([404, 'the app']);
});

test('a form posted to the path of a file is left to the app', async () => {
  const server = await serveFolder();
  expect((await server.ask({ method: 'POST', path: '/icon-192.png' })).body.toString()).toBe('the app');
});
