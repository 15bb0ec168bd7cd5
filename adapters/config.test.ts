import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

const secret = 'a-secret-of-some-length';

test('needs no configuration at all', () => {
  expect(readConfig({})).toEqual({
    environment: 'production',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    sessionSecret: { kind: 'kept', file: resolve('data/session-secret') },
    site: {
      name: 'Eddagala',
      phone: expect.stringContaining('placeholder'),
      email: expect.stringContaining('placeholder'),
      address: expect.stringContaining('Placeholder'),
    },
    mail: { kind: 'files', directory: resolve('data/mail'), from: 'no-reply@localhost' },
    trustProxy: 0,
    logLevel: 'info',
  });
});

test('takes every variable', () => {
  const config = readConfig({
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '::1',
    PUBLIC_URL: 'https://Herbs.Example/',
    DATA_DIR: '/srv/herbs',
    SESSION_SECRET: `${secret}-2, ${secret}-1`,
    PHOTO_STORE: 'disk',
    SITE_NAME: ' Akatale ',
    SUPPORT_PHONE: '+256 414 000 000',
    SUPPORT_EMAIL: 'help@herbs.example',
    SUPPORT_ADDRESS: 'Owino Market, Kampala',
    SMTP_URL: 'smtps://shop%40herbs.example:p%40ss%3A%2F%20word@[2001:db8::25]:2465',
    MAIL_FROM: 'Akatale <post@herbs.example>',
    TRUST_PROXY: '2',
    LOG_LEVEL: 'debug',
  });
  expect(config).toEqual({
    environment: 'development',
    port: 0,
    host: '::1',
    publicUrl: 'https://herbs.example',
    dataDir: '/srv/herbs',
    sessionSecret: { kind: 'given', secrets: [`${secret}-2`, `${secret}-1`] },
    site: {
      name: 'Akatale',
      phone: '+256 414 000 000',
      email: 'help@herbs.example',
      address: 'Owino Market, Kampala',
    },
    mail: {
      kind: 'smtp',
      server: {
        host: '2001:db8::25',
        port: 2465,
        secure: true,
        local: false,
        credentials: { user: 'shop@herbs.example', password: 'p@ss:/ word' },
      },
      from: 'Akatale <post@herbs.example>',
    },
    trustProxy: 2,
    logLevel: 'debug',
  });
});

test('an empty variable counts as one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', SESSION_SECRET: '' })).toEqual(
    readConfig({}),
  );
});

describe.each<[string, readonly string[]]>([
  ['NODE_ENV', ['prod']],
  ['PORT', ['http', '-1', '65536', '80.5', '1e3', '0x50', '99999999999']],
  ['HOST', ['http://localhost', 'a b', 'local/host']],
  [
    'PUBLIC_URL',
    [
      'herbs.example',
      'ftp://herbs.example',
      'https://herbs.example/shop',
      'https://a:b@herbs.example',
      'https://herbs.example?a=1',
      'https://',
    ],
  ],
  ['SESSION_SECRET', ['short', `${secret},`, `${secret},short`, ',']],
  ['PHOTO_STORE', ['s3', 'Disk']],
  ['SITE_NAME', ['x'.repeat(41), 'two\nlines']],
  ['SUPPORT_EMAIL', ['nobody', 'a@b@c.example']],
  ['SUPPORT_ADDRESS', ['x'.repeat(201)]],
  ['MAIL_FROM', ['nobody', 'Akatale <nobody>', 'Aka\ntale <a@b.example>', 'a@b.example>']],
  [
    'SMTP_URL',
    [
      'mail.example',
      'mail.example:587',
      'http://mail.example',
      'smtp://',
      'smtp://mail.example/path',
      'smtp://mail.example?tls.rejectUnauthorized=false',
      'smtp://mail.example#x',
      'smtp://mail.example:99999',
      'smtp://mail.example:0',
      'smtp://user@mail.example',
      'smtp://:password@mail.example',
      'smtp://user:100%@mail.example',
    ],
  ],
  ['TRUST_PROXY', ['true', '-1', '11']],
  ['LOG_LEVEL', ['loud']],
])('%s', (name, values) => {
  test.each(values)('%j stops the start with one line that names the variable', (value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^${name}: expected .+\\.$`));
  });
});

test.each([
  'DATABASE_URL',
  'MEILI_URL',
  'MEILI_API_KEY',
  'S3_BUCKET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'PAYMENT_GATEWAY',
  'PESAPAL_CONSUMER_KEY',
])('%s stops the start, because this version would ignore it', (name) => {
  expect(messageOf({ [name]: 'secret value' })).toBe(
    `${name}: not supported by this version; unset it to start.`,
  );
});

describe('mail', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, local: false }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, local: false }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, secure: false, local: true }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, secure: false, local: true }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, local: true }],
    ['smtp://127.0.0.1.example:25', { host: '127.0.0.1.example', port: 25, secure: false, local: false }],
  ])('goes to %s', (url, server) => {
    const { mail } = readConfig({ SMTP_URL: url, MAIL_FROM: 'post@herbs.example' });
    expect(mail).toEqual({
      kind: 'smtp',
      from: 'post@herbs.example',
      server: { ...server, credentials: undefined },
    });
  });

  test('that is sent needs an address that it comes from', () => {
    expect(messageOf({ SMTP_URL: 'smtp://user:hunter2@mail.example' })).toBe(
      'MAIL_FROM: expected the address that mails come from, because SMTP_URL is set.',
    );
  });
});

test.each([
  [undefined, true],
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:3000', true],
  ['https://herbs.example', false],
  ['https://localhost.herbs.example', false],
  ['https://127.0.0.1.herbs.example', false],
  ['http://192.168.1.10', false],
  ['http://0.0.0.0', false],
])('%s is of this machine alone: %s', (publicUrl, loopback) => {
  expect(isLoopback(publicUrl)).toBe(loopback);
});

test('a wrong value is not shown, because it may be a secret', () => {
  expect(messageOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
  expect(messageOf({ SMTP_URL: 'smtp://shop:hunter2@mail.example/x' })).not.toContain('hunter2');
  expect(messageOf({ PUBLIC_URL: 'https://operator:hunter2@herbs.example' })).not.toContain('hunter2');
});

test('all wrong variables are named at once, still in one line', () => {
  const message = messageOf({ PORT: 'x', TRUST_PROXY: 'y' });
  expect(message).toMatch(/^PORT: .* TRUST_PROXY: /);
  expect(message).not.toContain('\n');
});

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted');
}
