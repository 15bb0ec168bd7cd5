import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, databaseName, isLoopback, pictureBase, readConfig, securityContact } from './config.ts';

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
    pushKeysFile: resolve('data/push-keys'),
    site: {
      name: 'Eddagala',
      phone: expect.stringContaining('placeholder'),
      email: expect.stringContaining('placeholder'),
      address: expect.stringContaining('Placeholder'),
    },
    photos: { kind: 'disk', directory: resolve('data/photos') },
    mail: { kind: 'files', directory: resolve('data/mail'), from: 'no-reply@localhost' },
    search: undefined,
    google: undefined,
    mailsReports: true,
    payment: { kind: 'sandbox', amount: 500, frameOrigins: [] },
    processes: 1,
    claims: 'sure',
    trustProxy: 0,
    logLevel: 'info',
    metricsToken: undefined,
    misspelt: [],
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
    PHOTO_STORE: 's3',
    S3_ENDPOINT: 'http://storage.example:9000/',
    S3_REGION: 'default',
    S3_BUCKET: 'herbs.example',
    S3_ACCESS_KEY_ID: 'AKIDHERBS',
    S3_SECRET_ACCESS_KEY: 'wJalr/XUtn+FEMI=',
    S3_FORCE_PATH_STYLE: 'false',
    S3_PUBLIC_URL: 'https://Pictures.example/herbs/',
    SITE_NAME: ' Akatale ',
    SUPPORT_PHONE: '+256 414 000 000',
    SUPPORT_EMAIL: 'help@herbs.example',
    SUPPORT_ADDRESS: 'Owino Market, Kampala',
    SMTP_URL: 'smtps://shop%40herbs.example:p%40ss%3A%2F%20word@[2001:db8::25]:2465',
    MAIL_FROM: 'Akatale <post@herbs.example>',
    GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-secret',
    GOOGLE_OAUTH_ORIGIN: 'http://localhost:4002/',
    MEILI_URL: 'http://search.internal:7700/',
    MEILI_API_KEY: 'meili-key',
    PAYMENT_GATEWAY: 'http',
    PAYMENT_ENDPOINT: 'https://pay.example/start',
    PAYMENT_SECRET: secret,
    PAYMENT_AMOUNT: '1500.00',
    PAYMENT_FRAME_ORIGINS: 'https://cards.example, https://Bank.example:8443/,https://pay.example',
    WEB_CONCURRENCY: '3',
    CLAIMS: 'all',
    TRUST_PROXY: '2',
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: 'metrics-token-of-16',
  });
  expect(config).toEqual({
    environment: 'development',
    port: 0,
    host: '::1',
    publicUrl: 'https://herbs.example',
    dataDir: '/srv/herbs',
    database: { kind: 'postgres', url: 'postgres://herbs:secret@db.example/herbs' },
    sessionSecret: { kind: 'given', secrets: [`${secret}-2`, `${secret}-1`] },
    pushKeysFile: '/srv/herbs/push-keys',
    site: {
      name: 'Akatale',
      phone: '+256 414 000 000',
      email: 'help@herbs.example',
      address: 'Owino Market, Kampala',
    },
    photos: {
      kind: 's3',
      endpoint: 'http://storage.example:9000',
      region: 'default',
      bucket: 'herbs.example',
      accessKeyId: 'AKIDHERBS',
      secretAccessKey: 'wJalr/XUtn+FEMI=',
      forcePathStyle: false,
      publicUrl: 'https://pictures.example/herbs',
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
    search: { url: 'http://search.internal:7700', apiKey: 'meili-key' },
    google: {
      clientId: '1234.apps.googleusercontent.com',
      clientSecret: 'GOCSPX-secret',
      origin: 'http://localhost:4002',
    },
    mailsReports: true,
    payment: {
      kind: 'http',
      endpoint: 'https://pay.example/start',
      secret,
      amount: 1500,
      frameOrigins: ['https://pay.example', 'https://cards.example', 'https://bank.example:8443'],
    },
    processes: 3,
    claims: 'all',
    trustProxy: 2,
    logLevel: 'debug',
    metricsToken: 'metrics-token-of-16',
    misspelt: [],
  });
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['trust_proxy', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['SESSION_SECRETS', 'SESSION_SECRET'],
  ['SUPPORT_MAIL', 'SUPPORT_EMAIL'],
  ['S3BUCKET', 'S3_BUCKET'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['PROT', 'PORT'],
])('%s is set, and %s may be meant', (given, meant) => {
  expect(readConfig({ [given]: 'anything' }).misspelt).toEqual([{ given, meant }]);
});

/** What systems, shells, npm, service managers, containers, PostgreSQL, Amazon's tools and other programs set. */
const othersNames = `
  PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL LANG LANGUAGE LC_ALL LC_NAME TERM TZ TMPDIR TEMP EDITOR PAGER MAIL
  HOSTNAME HOSTTYPE DISPLAY COLORTERM NO_COLOR FORCE_COLOR CI DEBUG _ SUDO_USER SSH_CLIENT XDG_DATA_HOME XDG_DATA_DIRS
  NODE NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_V8_COVERAGE INIT_CWD npm_config_loglevel npm_config_cache
  npm_package_name npm_lifecycle_event MALLOC_ARENA_MAX VITEST MODE DEV PROD BASE_URL
  INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY SYSTEMD_EXEC_PID LISTEN_PID LISTEN_FDS NOTIFY_SOCKET MAINPID
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA POSTGRES_USER POSTGRES_PASSWORD DATABASE_HOST DATABASE_NAME
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_ENDPOINT_URL S3_TEST_ENDPOINT S3_TEST_REGION
  HTTP_PROXY HTTPS_PROXY http_proxy https_proxy no_proxy ALL_PROXY HTTP_URL FTP_URL SMTP_HOST SMTP_PORT SMTP_USER
  MEILI_ENV MEILI_MASTER_KEY MEILI_NO_ANALYTICS KUBERNETES_PORT KUBERNETES_SERVICE_HOST DOCKER_HOST DB_HOST DB_PORT
  REDIS_URL SITE_URL EDDAGALA_PORT
`
  .trim()
  .split(/\s+/);

test.each(othersNames)('%s belongs to another program', (name) => {
  expect(readConfig({ [name]: 'anything' }).misspelt).toEqual([]);
});

test('what is misspelt and empty is not spoken of', () => {
  expect(readConfig({ SMPT_URL: '' }).misspelt).toEqual([]);
});

test('an empty variable counts as unset', () => {
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
  ['PHOTO_STORE', ['S3', 'Disk', 'minio']],
  ['S3_ENDPOINT', ['storage.example', 'ftp://storage.example', 'https://a:b@storage.example']],
  ['S3_REGION', ['eu west']],
  ['S3_BUCKET', ['Herbs', 'a', 'herbs/pictures']],
  ['S3_ACCESS_KEY_ID', ['two words']],
  ['S3_SECRET_ACCESS_KEY', ['two words']],
  ['S3_FORCE_PATH_STYLE', ['yes', '1']],
  ['S3_PUBLIC_URL', ['/pictures', 'https://pictures.example/?herbs', 'https://pictures.example/#herbs']],
  ['SITE_NAME', ['x'.repeat(41), 'two\nlines', '', ' ']],
  ['SUPPORT_PHONE', ['abc', '12345', '0700 123456 '.repeat(6)]],
  ['SUPPORT_EMAIL', ['nobody', 'a@b@c.example']],
  ['SUPPORT_ADDRESS', ['x'.repeat(201)]],
  ['MAIL_FROM', ['nobody', 'Akatale <nobody>', 'Aka\ntale <a@b.example>', 'a@b.example>']],
  [
    'MEILI_URL',
    [
      'search',
      'localhost:7700',
      'ftp://search',
      'http://user@search',
      'http://search/?q=1',
      'http://search/#a',
    ],
  ],
  ['MEILI_API_KEY', ['two words', 'x'.repeat(301)]],
  ['GOOGLE_CLIENT_ID', ['two words', 'x'.repeat(301)]],
  ['GOOGLE_CLIENT_SECRET', ['two\nlines']],
  [
    'GOOGLE_OAUTH_ORIGIN',
    ['http://herbs.example', 'http://localhost.evil.example', 'http://127.0.0.1/path', 'localhost:4002'],
  ],
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
  ['PAYMENT_GATEWAY', ['stripe', 'Sandbox', 'none']],
  [
    'PAYMENT_ENDPOINT',
    [
      'pay.example',
      'http://pay.example',
      'ftp://pay.example',
      'https://a:b@pay.example',
      'https://pay.example#x',
    ],
  ],
  ['PAYMENT_SECRET', ['fifteen-letters']],
  ['PAYMENT_AMOUNT', ['0', '-500', '500.50', '5e2', '500,00', 'free', '10000001']],
  [
    'PAYMENT_FRAME_ORIGINS',
    [
      '*',
      'https://*',
      'https:',
      'http://pay.example',
      'https://pay.example/path',
      "https://pay.example; script-src '*'",
    ],
  ],
  ['PAYMENT_MANUAL_NUMBER', ['call me', '0700 000 000\n1']],
  ['PAYMENT_MANUAL_NAME', ['x'.repeat(81)]],
  ['PESAPAL_CONSUMER_KEY', ['two words']],
  ['PESAPAL_BASE_URL', ['http://pay.pesapal.com/v3', 'pay.pesapal.com']],
  ['TRUST_PROXY', ['true', '-1', '11']],
  ['WEB_CONCURRENCY', ['0', 'two', '65']],
  ['CLAIMS', ['none']],
  ['LOG_LEVEL', ['loud']],
])('%s', (name, values) => {
  test.each(values)('%j stops the start with one line that names the variable', (value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: expected .+\\.$`));
    expect(message.split(`${name}:`)).toHaveLength(2);
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

const pesapal = { PESAPAL_CONSUMER_KEY: 'key', PESAPAL_CONSUMER_SECRET: 'hunter2' };
const amazon = {
  PHOTO_STORE: 's3',
  S3_REGION: 'af-south-1',
  S3_BUCKET: 'herbs',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};
const ownStore = { ...amazon, S3_REGION: '', S3_ENDPOINT: 'http://localhost:9000' };

const google = (names: string) => `${names}: required, because sign-in with Google needs all its settings.`;
const gateway = (kind: string, names: string) => `${names}: required, because PAYMENT_GATEWAY is ${kind}.`;
const s3 = (names: string) => `${names}: required, because PHOTO_STORE is s3.`;

test.each<[Record<string, string>, string]>([
  [{ GOOGLE_CLIENT_ID: 'id' }, google('GOOGLE_CLIENT_SECRET')],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, google('GOOGLE_CLIENT_ID')],
  [{ GOOGLE_OAUTH_ORIGIN: 'https://google.example' }, google('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET')],
  [{ GOOGLE_OAUTH_ORIGIN: 'https://google.example', GOOGLE_CLIENT_ID: 'id' }, google('GOOGLE_CLIENT_SECRET')],
  [{ MEILI_API_KEY: 'key' }, 'MEILI_URL: expected the address of Meilisearch, because MEILI_API_KEY is set.'],
  [
    { SMTP_URL: 'smtp://user:hunter2@mail.example' },
    "MAIL_FROM: expected the sender's address, because SMTP_URL is set.",
  ],
  [{ PAYMENT_GATEWAY: 'http' }, gateway('http', 'PAYMENT_ENDPOINT, PAYMENT_SECRET')],
  [{ PAYMENT_GATEWAY: 'http', PAYMENT_SECRET: secret }, gateway('http', 'PAYMENT_ENDPOINT')],
  [{ PAYMENT_GATEWAY: 'http', PAYMENT_ENDPOINT: 'https://pay.example' }, gateway('http', 'PAYMENT_SECRET')],
  [{ PAYMENT_GATEWAY: 'pesapal' }, gateway('pesapal', 'PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET')],
  [{ PAYMENT_GATEWAY: 'manual' }, gateway('manual', 'PAYMENT_MANUAL_NUMBER, PAYMENT_MANUAL_NAME')],
  [
    pesapal,
    'PAYMENT_GATEWAY: expected one of sandbox, http, pesapal, manual, because PESAPAL_CONSUMER_KEY is set.',
  ],
  [{ PHOTO_STORE: 's3' }, s3('S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')],
  [{ ...amazon, S3_REGION: '' }, s3('S3_REGION')],
  [{ ...ownStore, S3_BUCKET: '' }, s3('S3_BUCKET')],
  [
    { S3_BUCKET: 'herbs', S3_REGION: 'af-south-1' },
    'S3_REGION, S3_BUCKET: must not be set unless PHOTO_STORE is s3.',
  ],
])('%j alone stops the start with one line that says what is missing', (environment, message) => {
  expect(messageOf(environment)).toBe(message);
});

const smtp = (given: object) => ({
  mail: { kind: 'smtp', from: 'post@herbs.example', server: { credentials: undefined, ...given } },
});
const own = (given: string) => ({ SMTP_URL: given, MAIL_FROM: 'post@herbs.example' });

test.each<[Record<string, string | undefined>, object]>([
  [
    { MEILI_URL: 'https://herbs.example/meili/' },
    { search: { url: 'https://herbs.example/meili', apiKey: undefined } },
  ],
  [
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    { google: { origin: 'https://accounts.google.com' } },
  ],
  [{ PUBLIC_URL: undefined }, { payment: { kind: 'sandbox' }, mailsReports: true }],
  [{ PUBLIC_URL: 'http://localhost:3000' }, { payment: { kind: 'sandbox' }, mailsReports: true }],
  [
    { PUBLIC_URL: 'https://herbs.example' },
    { payment: { kind: 'none', amount: 500, frameOrigins: [] }, mailsReports: false },
  ],
  [{ PUBLIC_URL: 'http://192.168.1.10' }, { payment: { kind: 'none' } }],
  [{ PUBLIC_URL: 'https://herbs.example', PAYMENT_GATEWAY: 'sandbox' }, { payment: { kind: 'sandbox' } }],
  [{ PUBLIC_URL: 'https://herbs.example', SUPPORT_EMAIL: 'help@herbs.example' }, { mailsReports: true }],
  [
    { PAYMENT_GATEWAY: 'pesapal', ...pesapal },
    {
      payment: {
        kind: 'pesapal',
        consumerKey: 'key',
        consumerSecret: 'hunter2',
        baseUrl: 'https://pay.pesapal.com/v3',
        amount: 500,
        frameOrigins: ['https://pay.pesapal.com'],
      },
    },
  ],
  [
    { PAYMENT_GATEWAY: 'pesapal', ...pesapal, PESAPAL_BASE_URL: 'https://cybqa.pesapal.com/pesapalv3/' },
    {
      payment: {
        baseUrl: 'https://cybqa.pesapal.com/pesapalv3',
        frameOrigins: ['https://cybqa.pesapal.com'],
      },
    },
  ],
  [
    {
      PAYMENT_GATEWAY: 'manual',
      PAYMENT_MANUAL_NUMBER: '+256 700 123456',
      PAYMENT_MANUAL_NAME: 'Eddagala Ltd',
      PAYMENT_FRAME_ORIGINS: 'https://pay.example',
    },
    { payment: { kind: 'manual', number: '+256 700 123456', name: 'Eddagala Ltd', frameOrigins: [] } },
  ],
  [
    {
      PAYMENT_GATEWAY: 'http',
      PAYMENT_ENDPOINT: 'http://127.0.0.1:4003/start?shop=1',
      PAYMENT_SECRET: secret,
      PAYMENT_FRAME_ORIGINS: 'http://localhost:4004',
    },
    {
      payment: {
        endpoint: 'http://127.0.0.1:4003/start?shop=1',
        frameOrigins: ['http://127.0.0.1:4003', 'http://localhost:4004'],
      },
    },
  ],
  [
    amazon,
    { photos: { endpoint: undefined, region: 'af-south-1', forcePathStyle: false, publicUrl: undefined } },
  ],
  [ownStore, { photos: { endpoint: 'http://localhost:9000', region: 'us-east-1', forcePathStyle: true } }],
  [own('smtp://mail.example'), smtp({ host: 'mail.example', port: 587, secure: false, local: false })],
  [own('smtps://mail.example/'), smtp({ host: 'mail.example', port: 465, secure: true, local: false })],
  [own('smtp://localhost:25'), smtp({ host: 'localhost', port: 25, secure: false, local: true })],
  [own('smtp://127.0.0.1:25'), smtp({ host: '127.0.0.1', port: 25, secure: false, local: true })],
  [own('smtp://[::1]:25'), smtp({ host: '::1', port: 25, secure: false, local: true })],
  [
    own('smtp://127.0.0.1.example:25'),
    smtp({ host: '127.0.0.1.example', port: 25, secure: false, local: false }),
  ],
])('%j is understood', (environment, meaning) => {
  expect(readConfig(environment)).toMatchObject(meaning);
});

test('browsers fetch pictures from where the operator says', () => {
  expect(pictureBase(readConfig({}))).toBeUndefined();
  expect(pictureBase(readConfig(ownStore))).toBeUndefined();
  const url = 'https://pictures.example';
  expect(pictureBase(readConfig({ ...amazon, S3_PUBLIC_URL: `${url}/` }))).toBe(url);
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
  expect(messageOf({ DATABASE_URL: 'postgres://operator:hunter2@db.example' })).not.toContain('hunter2');
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

test('runs one process on SQLite', () => {
  expect(messageOf({ WEB_CONCURRENCY: '2' })).toBe(
    'WEB_CONCURRENCY: expected 1, because only one process can use SQLite; set DATABASE_URL to use PostgreSQL.',
  );
});

test('vulnerabilities are reported to the address of the site, or on its page if the address is nobody’s', () => {
  const PUBLIC_URL = 'https://herbs.example';
  expect(securityContact(readConfig({ PUBLIC_URL, SUPPORT_EMAIL: 'help@herbs.example' }))).toBe(
    'mailto:help@herbs.example',
  );
  expect(securityContact(readConfig({ PUBLIC_URL }))).toBe('https://herbs.example/report-problem');
});
