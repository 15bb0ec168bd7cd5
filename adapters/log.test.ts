import { expect, test } from 'vitest';
import { createLog, createSecurityLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  write(createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }));
  return lines;
}

test('writes one JSON line per event, with its level in words and its time', () => {
  const lines = logged((log) => log.info({ requestId: '1' }, 'request'));
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), requestId: '1', msg: 'request' },
  ]);
});

test('writes nothing below its level', () => {
  expect(logged((log) => log.debug('detail'))).toEqual([]);
});

test.each(['email', 'password', 'token', 'cookie', 'authorization', 'text', 'url'])(
  'withholds what is called %s',
  (name) => {
    const written = JSON.stringify(
      logged((log) => log.info({ [name]: 'nakato', person: { [name]: 'nakato' } }, 'event')),
    );
    expect(written).not.toContain('nakato');
  },
);

test('an error keeps its kind and its place, not the addresses and queries that it quotes', () => {
  const error = Object.assign(
    new TypeError('No room for nakato@herbs.example at /search?q=illness&page=2 (full)'),
    {
      code: 'FULL',
      row: { phone: '+256700000000' },
    },
  );
  const [line] = logged((log) => log.error({ err: error }, 'failed'));
  expect(line?.['err']).toEqual({
    type: 'TypeError',
    message: 'No room for [email] at /search?[query] (full)',
    stack: expect.stringMatching(/log\.test\.ts:\d+/),
    code: 'FULL',
  });
  expect(JSON.stringify(line)).not.toMatch(/nakato|illness|256700/);
});

test('the paths of packages in a stack are no email addresses', () => {
  const error = new Error('broken');
  error.stack = 'Error: broken\n    at run (/srv/node_modules/@remix-run/node/dist/server.js:1:2)';
  const [line] = logged((log) => log.error({ err: error }));
  expect(line?.['err']).toMatchObject({ stack: error.stack });
});

test.each([
  ['nakato@herbs.example is gone', { type: 'string', message: '[email] is gone' }],
  [
    { status: 405, data: 'nakato' },
    { type: 'object', message: '[object Object]' },
  ],
  [Object.create(null), { type: 'object', message: '[object Object]' }],
  [null, { type: 'object', message: '[object Null]' }],
  [7, { type: 'number', message: '[object Number]' }],
])('what was thrown without being an error is written as well', (thrown, expected) => {
  const [line] = logged((log) => log.error({ err: thrown }, 'failed'));
  expect(line).toMatchObject({ msg: 'failed', err: expected });
});

test('an error may have lost its place', () => {
  const error = new Error('broken');
  delete error.stack;
  const [line] = logged((log) => log.error({ err: error }));
  expect(line?.['err']).toEqual({ type: 'Error', message: 'broken', stack: '' });
});

test('what concerns security is a line of its own kind, with the network of the client only', () => {
  const lines = logged((log) => {
    const securityLog = createSecurityLog(log);
    securityLog.note('log-in-failed', { accountId: 'Nakato1', client: '2001:db8:1:2::/64' });
    securityLog.note('refused-by-limit', { act: 'log-in', client: '192.0.2.7' });
    securityLog.note('password-reset', { accountId: 'Nakato1', client: undefined });
  });
  const line = { level: 'warn', time: expect.any(String), kind: 'security', msg: 'security' };
  expect(lines).toEqual([
    { ...line, event: 'log-in-failed', account: 'Nakato1', client: '2001:db8:1::/48' },
    { ...line, event: 'refused-by-limit', act: 'log-in', client: '192.0.2.0/24' },
    { ...line, event: 'password-reset', account: 'Nakato1' },
  ]);
});
