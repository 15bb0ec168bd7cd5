import { expect, test } from 'vitest';
import { serveForTest } from './serve-for-test.ts';

const path = '/.well-known/security.txt';
const contact = 'mailto:help@herbs.example';
const day = 24 * 60 * 60 * 1000;

test('says whom to tell about a vulnerability, for some months, and where the file is', async () => {
  const publicUrl = 'https://herbs.example';
  const server = await serveForTest(undefined, { securityContact: contact, config: { publicUrl } });
  const { status, headers, body } = await server.ask({ path });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [first, expires = '', ...rest] = body.toString().split('\n');
  expect([first, ...rest]).toEqual([
    `Contact: ${contact}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${path}`,
    '',
  ]);
  const left = Date.parse(expires.replace('Expires: ', '')) - Date.now();
  expect(left / day).toBeGreaterThan(178);
  expect(left / day).toBeLessThan(365);
});

test('names no address if the site has none, and accepts no form', async () => {
  const server = await serveForTest(undefined, { securityContact: contact });
  expect((await server.ask({ path })).body.toString()).not.toContain('Canonical');
  expect((await server.ask({ path, method: 'POST' })).body.toString()).toBe('answered by the app');
});
