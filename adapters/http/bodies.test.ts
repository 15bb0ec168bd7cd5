import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import type { BodyLimits } from './bodies.ts';
import { connected, firstLine, serveForTest } from './serve-for-test.ts';

const second = 1000;
const files = { 'Content-Type': 'multipart/form-data; boundary=leaf' };
const noFiles = { 'Content-Type': 'application/x-www-form-urlencoded' };

type Server = Awaited<ReturnType<typeof serveForTest>>;

/**
 * A server behind a proxy, which names the client. Its app reads bodies; `begun` counts those it began to read, `read`
 * their bytes.
 */
async function serve(
  bodies: Partial<BodyLimits>,
  work?: (...asked: Parameters<NonNullable<Parameters<typeof serveForTest>[0]>>) => void | Promise<void>,
) {
  let begun = 0;
  let read = 0;
  const server = await serveForTest(
    async (request, context) => {
      begun += 1;
      await work?.(request, context);
      const reader = request.body?.getReader();
      for (let part = await reader?.read(); part?.value; part = await reader?.read())
        read += part.value.length;
      return new Response('read');
    },
    { bodies, config: { trustProxy: 1 } },
  );
  return { ...server, begun: () => begun, read: () => read };
}

/** Opens a connection of this client and sends half of a body, which the app begins to read. */
async function halfSent(
  server: Awaited<ReturnType<typeof serve>>,
  client: string,
  { headers = files, half = 5 }: { readonly headers?: object; readonly half?: number } = {},
): Promise<Socket> {
  const before = server.begun();
  const socket = await connected(server.port);
  const lines = { Host: 'localhost', 'Content-Length': 2 * half, 'X-Forwarded-For': client, ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST / HTTP/1.1\r\n${head.join('')}\r\n${'x'.repeat(half)}`);
  await expect.poll(server.begun).toBeGreaterThan(before);
  return socket;
}

function post(server: Server, client: string, headers: object = files, body = 'whole') {
  return server.ask({ method: 'POST', headers: { ...headers, 'X-Forwarded-For': client }, body });
}

test.each([
  ['forms', noFiles],
  ['forms with files', files],
])('refuses the slowest of too many %s of one client for another', async (_what, headers) => {
  const server = await serve({ perClient: 2 });
  const slowest = await halfSent(server, '9.9.9.9', { headers });
  const other = await halfSent(server, '9.9.9.9', { headers });
  const ofAnother = await halfSent(server, '8.8.8.8', { headers });
  const refused = once(slowest, 'data');
  expect((await post(server, '9.9.9.9', headers)).status).toBe(200);
  const refusal = String(await refused);
  expect(refusal).toMatch(/^HTTP\/1\.1 429 .*^Retry-After: 20\r$.*<h1>Too much at once<\/h1>/ms);
  for (const socket of [other, ofAnother]) {
    socket.write('whole');
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  }
});

test('counts the bodies of an IPv6 network as those of one client', async () => {
  const server = await serve({ perClient: 1 });
  const first = await halfSent(server, '2001:db8:1:2::7');
  for (const another of ['2001:db8:1:3::7', 'not an address']) {
    expect((await post(server, another)).status).toBe(200);
  }
  const second = await halfSent(server, '2001:db8:1:2:3::');
  expect(await firstLine(first)).toBe('HTTP/1.1 429 Too Many Requests');
  second.write('whole');
  expect(await firstLine(second)).toBe('HTTP/1.1 200 OK');
});

test('counts no body that the app does not want', async () => {
  const server = await serve({ perClient: 1 }, () =>
    Promise.reject(new Response('refused', { status: 400 })),
  );
  for (let sent = 0; sent < 3; sent += 1) {
    expect(await firstLine(await halfSent(server, '9.9.9.9'))).toBe('HTTP/1.1 400 Bad Request');
  }
});

test('counts forms with files and others apart', async () => {
  const server = await serve({ perClient: 1 });
  const form = await halfSent(server, '9.9.9.9', { headers: noFiles });
  const upload = await halfSent(server, '9.9.9.9');
  for (const socket of [form, upload]) {
    socket.write('whole');
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  }
});

/** Only the test lets time pass. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('waits for a form with files that is silent for 25 seconds', async () => {
  stopTime();
  const server = await serve({});
  const socket = await halfSent(server, '9.9.9.9');
  vi.advanceTimersByTime(25 * second);
  socket.write('whole');
  expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
});

test('gives up a form after a minute although a byte comes every eight seconds', async () => {
  stopTime();
  const server = await serve({});
  const socket = await halfSent(server, '9.9.9.9', { headers: noFiles, half: 1000 });
  for (let passed = 8; passed < 60; passed += 8) {
    await expect.poll(server.read).toBe(1000 + passed / 8 - 1);
    vi.advanceTimersByTime(8 * second);
    socket.write('x');
  }
  vi.advanceTimersByTime(4 * second);
  expect(await firstLine(socket)).toBe('HTTP/1.1 408 Request Timeout');
});

test('refuses the slowest body of the client that holds most when memory is full', async () => {
  const server = await serve({ bytes: 200_000 });
  const slowest = await halfSent(server, '9.9.9.9', { half: 80_000 });
  await expect.poll(server.read).toBe(80_000);
  const other = await halfSent(server, '9.9.9.9', { half: 80_000 });
  await expect.poll(server.read).toBe(160_000);
  const ofAnother = await halfSent(server, '8.8.8.8', { half: 41_000 });
  const refusal = String((await once(slowest, 'data'))[0]);
  expect(refusal).toMatch(/^HTTP\/1\.1 503 .*^Retry-After: 20\r$.*<h1>Too much at once<\/h1>/ms);
  for (const [socket, half] of [
    [ofAnother, 41_000],
    [other, 80_000],
  ] as const) {
    socket.write('x'.repeat(half));
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  }
});

test('takes a body of any size of which the app lets go', async () => {
  const { ask } = await serveForTest(
    async (request, { letGo }) => {
      const reader = request.body?.getReader();
      for (let part = await reader?.read(); part?.value; part = await reader?.read())
        letGo?.(part.value.length);
      return new Response('read');
    },
    { bodies: { bytes: 200_000 } },
  );
  const { status } = await ask({ method: 'POST', headers: files, body: new Uint8Array(2_000_000) });
  expect(status).toBe(200);
});

test('counts what the app works on until it is done, although its client has gone', async () => {
  const { opened: done, open: finish } = gate();
  const server = await serve({ bytes: 200_000 }, async (request, { letGo }) => {
    if (!request.url.endsWith('/slow')) return;
    letGo?.((await request.clone().arrayBuffer()).byteLength, done);
  });
  const socket = await connected(server.port);
  const lines = [
    'POST /slow HTTP/1.1',
    'Host: localhost',
    'X-Forwarded-For: 9.9.9.9',
    'Content-Length: 150000',
  ];
  socket.write(
    `${[...lines, `Content-Type: ${files['Content-Type']}`].join('\r\n')}\r\n\r\n${'x'.repeat(150_000)}`,
  );
  expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  socket.destroy();
  expect((await post(server, '8.8.8.8', files, 'x'.repeat(100_000))).status).toBe(503);
  finish();
  await expect.poll(async () => (await post(server, '8.8.8.8', files, 'x'.repeat(100_000))).status).toBe(200);
});

test('refuses the slowest of too many forms with files of one account, wherever they come from', async () => {
  const server = await serve({ perAccount: 2 }, (_request, { noteAccount }) => noteAccount?.('amina'));
  const slowest = await halfSent(server, '7.7.7.7');
  const form = await halfSent(server, '7.7.7.7', { headers: noFiles });
  const others = [await halfSent(server, '8.8.8.8'), await halfSent(server, '9.9.9.9')];
  expect(await firstLine(slowest)).toBe('HTTP/1.1 429 Too Many Requests');
  for (const socket of [form, ...others]) {
    socket.write('whole');
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  }
});

test('refuses another form with files of an account whose others the app is working on', async () => {
  const { opened: arrived, open: arrive } = gate();
  const { opened: done, open: finish } = gate();
  const server = await serve({ perAccount: 1 }, async (request, { noteAccount }) => {
    noteAccount?.('amina');
    if (!request.url.endsWith('/slow')) return;
    await request.clone().text();
    arrive();
    await done;
  });
  const first = server.ask({ method: 'POST', path: '/slow', headers: files, body: 'whole' });
  await arrived;
  expect((await post(server, '8.8.8.8')).status).toBe(429);
  finish();
  expect((await first).status).toBe(200);
  expect((await post(server, '8.8.8.8')).status).toBe(200);
});
