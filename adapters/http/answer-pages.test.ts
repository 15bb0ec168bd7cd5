import { redirect } from '@remix-run/node';
import { expect, test } from 'vitest';
import { type Question, serveForTest } from './serve-for-test.ts';

type Work = NonNullable<Parameters<typeof serveForTest>[0]>;

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Save-Data' };

/** What it is asked, and how; `takeBody` as the app's pages use it. */
const work: Work = async (request, context) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/broken')) throw new Error('This is a bug.');
  if (pathname.endsWith('/leading')) return redirect('/home', { headers: { 'Set-Cookie': 'b=2' } });
  if (pathname.endsWith('/empty')) return new Response(null, { status: 204 });
  context.noteAccount?.('account1');
  const { nonce, clientAddress, mailOrigin, takeBody } = context;
  const shown = [request.url, request.method, [...request.headers], nonce, clientAddress, mailOrigin];
  const body = Buffer.from(`${JSON.stringify(shown)} ” ${'x'.repeat(Number(searchParams.get('long')))}`);
  const headers = new Headers({ ...html, 'Content-Length': String(body.byteLength) });
  headers.append('Set-Cookie', 'a=1');
  headers.append('Set-Cookie', 'b=2');
  const status = pathname.endsWith('/gone') ? 410 : 200;
  if (takeBody === undefined || !searchParams.has('taken')) return new Response(body, { status, headers });
  const answer = new Response(null, { status, headers });
  takeBody(answer, body);
  return answer;
};

const visitorPages = {
  areAt: (path: string) => path.startsWith('/home'),
  concernsPages: () => true,
  isCounted: () => false,
  admits: async () => true,
  given: () => undefined,
  changes: () => undefined,
};

const parameters = ['long', 'taken'];

const questions: readonly Question[] = [
  ...['', '/gone', '/leading', '/empty', '/broken', '?taken', '?long=5000', '?long=5000&taken'].map(
    (rest) => ({ path: `/home${rest}` }),
  ),
  ...['br', 'gzip, zstd', 'identity'].map((accepted) => ({
    path: '/home?long=5000&taken',
    headers: { 'Accept-Encoding': accepted },
  })),
  { path: '/home/%zz' },
  { headers: { Host: 'herbs.example' } },
  { headers: { Host: 'localhost' } },
  { headers: { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Host': 'evil.example', Forwarded: 'for=evil' } },
  { headers: { 'Sec-Fetch-Site': 'cross-site', 'Save-Data': 'on', Origin: 'https://evil.example' } },
  { method: 'HEAD' },
  { method: 'POST', body: 'a=1' },
  { method: 'DELETE' },
  { method: 'GET', body: 'a body' },
];

test.each(questions)('answers %j as Express and our middleware do', async (question) => {
  for (const publicUrl of [undefined, 'https://herbs.example']) {
    for (const trustProxy of [0, 1]) {
      const config = { publicUrl, trustProxy };
      const answers = [];
      for (const pages of [visitorPages, undefined]) {
        const server = await serveForTest(work, { config, visitorPages: pages, parameters });
        const Host = publicUrl === undefined ? 'localhost:3000' : 'herbs.example';
        const headers = { Host, Cookie: 'a=1', ...question.headers };
        const { status, headers: given, body } = await server.ask({ path: '/home', ...question, headers });
        const id = String(given['x-request-id']);
        const nonce = /'nonce-([^']+)'/.exec(String(given['content-security-policy']))?.[1];
        const text = body
          .toString('latin1')
          .replaceAll(id, 'id')
          .replaceAll(nonce ?? 'none', 'nonce');
        const compressed = given['content-encoding'] !== undefined;
        const policy = String(given['content-security-policy']).replaceAll(nonce ?? 'none', 'nonce');
        const { date: _, 'x-request-id': __, 'content-length': length, ...others } = given;
        const lines = server.lines.map(({ time, pid, hostname, requestId, ms, bytes, err, ...line }) => line);
        answers.push({
          status,
          // Express tells the charset of everything that is text.
          type: given['content-type']?.replace('text/plain; charset=utf-8', 'text/plain'),
          headers: { ...others, 'content-security-policy': policy, 'content-type': undefined },
          length: compressed ? 'compressed' : length,
          text: compressed ? 'compressed' : text,
          lines,
        });
      }
      expect(answers[0]).toEqual(answers[1]);
    }
  }
});
