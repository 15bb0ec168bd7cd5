import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../adapters/config.ts';
import type { Tries } from '../../app/composition/try-services.server.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import { examine, examineTimeout } from './examine.ts';

const everything = readConfig({
  DATA_DIR: '/srv/herbs',
  DATABASE_URL: 'postgres://herbs:hunter2@db.example/herbs',
  PHOTO_STORE: 's3',
  S3_ENDPOINT: 'http://storage.example:9000',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'AKIDHERBS',
  S3_SECRET_ACCESS_KEY: 'hunter3',
  SMTP_URL: 'smtps://shop:hunter4@mail.example',
  MAIL_FROM: 'shop@herbs.example',
  MEILI_URL: 'http://search.example:7700',
  MEILI_API_KEY: 'hunter5',
  PAYMENT_GATEWAY: 'pesapal',
  PESAPAL_CONSUMER_KEY: 'hunter6',
  PESAPAL_CONSUMER_SECRET: 'hunter7',
});
const nothing = readConfig({ DATA_DIR: '/srv/herbs' });

const works = async () => undefined;
const gibibyte = 1024 ** 3;
const sent: Mail[] = [];
const allWell: Tries = {
  database: async () => 'latest',
  disk: async () => 5 * gibibyte,
  pictures: works,
  mail: works,
  search: works,
  payment: works,
  sendMail: async (mail) => void sent.push(mail),
};

const linesOf = async (...given: Parameters<typeof examine>) =>
  Object.fromEntries((await examine(...given)).map(({ what, state, says }) => [what, `${state}: ${says}`]));

test('says of each thing what was tried, and no secret', async () => {
  const lines = await linesOf(everything, allWell);
  expect(lines).toEqual({
    settings: 'ok: no misspelt name',
    database: 'ok: PostgreSQL, herbs at db.example',
    disk: 'ok: /srv/herbs has 5120 MiB free',
    pictures: 'ok: the bucket pictures at http://storage.example:9000',
    mail: 'ok: sent by mail.example:465',
    search: 'ok: Meilisearch at http://search.example:7700',
    payment: 'ok: Pesapal at https://pay.pesapal.com/v3',
  });
  expect(JSON.stringify(lines)).not.toContain('hunter');
});

test('says what is not used, and why', async () => {
  const { pictures, mail, search, payment, ...rest } = allWell;
  const none = { pictures: undefined, mail: undefined, search: undefined, payment: undefined };
  expect(await linesOf(nothing, { ...rest, ...none })).toMatchObject({
    database: 'ok: SQLite in /srv/herbs/eddagala.db',
    pictures: 'unused: in /srv/herbs/photos',
    mail: 'unused: not sent; each is written to a file in /srv/herbs/mail',
    search: 'unused: MEILI_URL is not set',
    payment: 'unused: PAYMENT_GATEWAY is sandbox',
  });
});

test.each(['database', 'disk', 'pictures', 'mail', 'search', 'payment'] as const)(
  'a failure of %s is one line, and keeps nothing else from being tried',
  async (what) => {
    const fails = async () => {
      throw new Error('It is\n  gone.', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    };
    const findings = await examine(everything, { ...allWell, [what]: fails });
    expect(findings.filter(({ state }) => state === 'failed')).toEqual([
      { what, state: 'failed', says: 'It is gone. (ECONNREFUSED)' },
    ]);
  },
);

test('what an operator can mend is said as at the start', async () => {
  const refused = Object.assign(new Error('connect'), { syscall: 'connect', code: 'ECONNREFUSED' });
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(
    await linesOf(everything, {
      ...allWell,
      database: () => Promise.reject(refused),
      disk: () => Promise.reject(full),
    }),
  ).toMatchObject({
    database: 'failed: DATABASE_URL: herbs at db.example: no PostgreSQL server answers there',
    disk: 'failed: DATA_DIR: the disk of /srv/herbs is full; make room, then start again',
  });
});

test.each([
  ['none', 'failed: SQLite in /srv/herbs/eddagala.db: there is no marketplace; npm start makes one'],
  ['behind', 'ok: SQLite in /srv/herbs/eddagala.db; the next start brings it up to date'],
  ['ahead', 'failed: SQLite in /srv/herbs/eddagala.db: it was changed by a newer version of this program'],
] as const)('a database that is %s is %s', async (state, line) => {
  expect(await linesOf(nothing, { ...allWell, database: async () => state })).toMatchObject({
    database: line,
  });
});

test('little room on the disk is a failure', async () => {
  expect(await linesOf(nothing, { ...allWell, disk: async () => gibibyte / 8 })).toMatchObject({
    disk: 'failed: /srv/herbs has 128 MiB free, and should have 200 MiB',
  });
});

test('a misspelt setting is a failure', async () => {
  const misspelt = readConfig({ SMPT_URL: 'smtp://mail.example', TRUSTPROXY: '1' });
  expect(await linesOf(misspelt, allWell)).toMatchObject({
    settings:
      'failed: SMPT_URL is set, but there is no such setting; SMTP_URL may be meant; TRUSTPROXY is set, but there is no such setting; TRUST_PROXY may be meant',
  });
});

test('a mail is sent when an address is given', async () => {
  sent.length = 0;
  expect(await linesOf(everything, allWell, 'nakato@example.com')).toMatchObject({
    mail: 'ok: sent by mail.example:465; one to nakato@example.com was taken',
  });
  expect(sent).toMatchObject([{ to: 'nakato@example.com', subject: 'A trial mail from Eddagala' }]);
});

test('what never answers is given up on, all at the same time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = () => new Promise<never>(() => undefined);
  const examined = linesOf(everything, { ...allWell, search: silent, mail: silent });
  await vi.advanceTimersByTimeAsync(examineTimeout);
  expect(await examined).toMatchObject({
    search: 'failed: Meilisearch at http://search.example:7700: no answer in 5 seconds',
    mail: 'failed: sent by mail.example:465: no answer in 5 seconds',
    pictures: expect.stringMatching(/^ok/),
  });
});
