import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, databaseName, readConfig } from './config.ts';

const secret = 'a-secret-of-some-length';

test('needs no configuration at all', () => {
  expect(readConfig({})).toEqual({
    environment: 'production',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    database: { kind: 'sqlite', file: resolve('data/eddagala.db') },
    sessionSecret: { kind: 'kept', file: resolve('data/session-secret') },
    site: {
      name: 'Eddagala',
      phone: expect.stringContaining('placeholder'),
      email: expect.stringContaining('placeholder'),
      address: expect.stringContaining('Placeholder'),
    },
    mailFrom: 'no-reply@localhost',
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
    DATABASE_URL: ' postgres://herbs:secret@db.example/herbs ',
    SESSION_SECRET: `${secret}-2, ${secret}-1`,
    PHOTO_STORE: 'disk',
    SITE_NAME: ' Akatale ',
    SUPPORT_PHONE: '+256 414 000 000',
    SUPPORT_EMAIL: 'help@herbs.example',
    SUPPORT_ADDRESS: 'Owino Market, Kampala',
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
    database: { kind: 'postgres', url: 'postgres://herbs:secret@db.example/herbs' },
    sessionSecret: { kind: 'given', secrets: [`${secret}-2`, `${secret}-1`] },
    site: {
      name: 'Akatale',
      phone: '+256 414 000 000',
      email: 'help@herbs.example',
      address: 'Owino Market, Kampala',
    },
    mailFrom: 'Akatale <post@herbs.example>',
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
  [
    'DATABASE_URL',
    [
      'herbs',
      'mysql://db.example/herbs',
      'postgres://db.example',
      'postgres://db.example/',
      'postgres://user:pass word@db.example/herbs',
      'postgres://db.example:port/herbs',
      'postgres://db.example/%E0%A4%A',
    ],
  ],
  ['SESSION_SECRET', ['short', `${secret},`, `${secret},short`, ',']],
  ['PHOTO_STORE', ['s3', 'Disk']],
  ['SITE_NAME', ['x'.repeat(41), 'two\nlines']],
  ['SUPPORT_EMAIL', ['nobody', 'a@b@c.example']],
  ['SUPPORT_ADDRESS', ['x'.repeat(201)]],
  ['MAIL_FROM', ['nobody', 'Akatale <nobody>', 'Aka\ntale <a@b.example>', 'a@b.example>']],
  ['TRUST_PROXY', ['true', '-1', '11']],
  ['LOG_LEVEL', ['loud']],
])('%s', (name, values) => {
  test.each(values)('%j stops the start with one line that names the variable', (value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^${name}: expected .+\\.$`));
  });
});

test.each([
  ['postgres://db.example/herbs', 'herbs at db.example'],
  ['postgresql://user:hunter2@db.example:5433/herbs?sslmode=require', 'herbs at db.example:5433'],
  ['postgres://user:hunter2@[::1]/my%20herbs', 'my herbs at [::1]'],
  ['postgres://user@%2Frun%2Fpostgresql/herbs', 'herbs at /run/postgresql'],
  ['postgres:///herbs?host=/run/postgresql', 'herbs at /run/postgresql'],
  ['postgres://user@/herbs', 'herbs at localhost'],
  ['postgres:///herbs', 'herbs at localhost'],
])('DATABASE_URL %s is accepted, and called %s without its secrets', (url, name) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  expect(databaseName(url)).toBe(name);
});

test.each([
  'MEILI_URL',
  'MEILI_API_KEY',
  'SMTP_URL',
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

test('a wrong value is not shown, because it may be a secret', () => {
  expect(messageOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
  expect(messageOf({ DATABASE_URL: 'postgres://operator:hunter2@db.example' })).not.toContain('hunter2');
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
