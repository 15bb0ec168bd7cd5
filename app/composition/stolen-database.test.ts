import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpServerForTest } from '../../adapters/mail/smtp-server-for-test.ts';
import { createCore } from '../../core/core.ts';
import type { OpenSite } from './open-site.server.ts';
import { openSiteForTest } from './site-for-test.ts';

const password = 'omululuza-2026-secret';

/** A whole site on SQLite whose mail server is down until `smtp.start`, and whose clock can be advanced. */
async function openSiteWithoutMail() {
  const smtp = await startSmtpServerForTest();
  await smtp.stop();
  const { site, dataDir } = await openSiteForTest({
    PUBLIC_URL: 'https://herbs.example',
    SUPPORT_EMAIL: 'operator@herbs.example',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'post@herbs.example',
    LOG_LEVEL: 'silent',
  });
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  onTestFinished(() => smtp.stop());
  return {
    site,
    core: createCore({ ...site.ports, clock }),
    smtp,
    advance(milliseconds: number) {
      ahead += milliseconds;
    },
    /** Every byte that the database has on the disk, its write-ahead log included. */
    /** What somebody can do with the one-time links in it. */
    links(): unknown {
      const database = new Database(join(dataDir, 'eddagala.db'), { readonly: true });
      const kinds = database.prepare('select kind from one_time_links order by kind').pluck().all();
      database.close();
      return kinds;
    },
    dump() {
      const files = readdirSync(dataDir).filter((name) => name.startsWith('eddagala.db'));
      return Buffer.concat(files.map((name) => readFileSync(join(dataDir, name))));
    },
  };
}

/** What somebody finds who tries every piece of the dump as a token. */
async function waysIn({ core, ports }: OpenSite, dump: Buffer): Promise<readonly string[]> {
  const pieces = new Set<string>();
  for (const [run] of dump.toString('latin1').matchAll(/[A-Za-z0-9]{43,}/g)) {
    pieces.add(run);
    for (let start = 0; start + 43 <= run.length; start += 1) pieces.add(run.slice(start, start + 43));
  }
  const found: string[] = [];
  for (const piece of pieces) {
    const viewer = await core.resumeSession(piece);
    const link = await ports.oneTimeLinks.find(ports.digests.sha256(piece), new Date());
    if (viewer.kind !== 'visitor' || link !== undefined) found.push(piece);
  }
  return found;
}

/** The forms in which the text can be in a file. */
function formsOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  return [text, bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('utf16le')];
}

test('a copy of the database taken while mails are waiting does not let anybody in', async () => {
  const { site, core, smtp, advance, links, dump } = await openSiteWithoutMail();
  const email = 'nakato@example.org';
  const form = { fullName: 'Nakato Sarah', username: 'nakato', email, password, confirmPassword: password };
  const signedUp = await core.signUp({
    ...form,
    consent: true,
    language: 'en',
    formKey: 'a form',
  });
  const loggedIn = await core.logIn({ email, password, remember: true });
  await core.sendFeedback(
    { kind: 'visitor' },
    { kind: 'problem', message: 'Photos do not load.', email: '', formKey: 'another' },
  );
  await core.requestPasswordReset({ email });
  // No mail goes out: this only makes the link to choose a password, and puts its mail with the others.
  expect(await core.dispatchOutbox()).toBe(1);
  await core.dispatchOutbox();
  expect(links()).toEqual(['reset-password', 'verify-email']);
  const stolen = dump();

  expect(stolen.includes(email)).toBe(true);
  expect(stolen.includes('$argon2id$')).toBe(true);
  expect(stolen.includes('"kind":"send-mail"')).toBe(true);
  const tokens = [signedUp.token, loggedIn.token];
  for (const token of tokens) expect((await core.resumeSession(token)).kind).toBe('user');

  await smtp.start();
  advance(60_000);
  await core.dispatchOutbox();
  const mails = await smtp.delivered();
  expect(mails.flatMap(({ recipients }) => recipients)).toContain('operator@herbs.example');
  const addresses = mails.flatMap(({ text }) => text.match(/^https:\S+$/gm) ?? []);
  const linkTokens = addresses.map((link) => link.split('/').at(-1) ?? link);
  expect(addresses.map((link) => new URL(link).pathname.split('/')[1]).toSorted()).toEqual([
    'reset-password',
    'verify-email',
  ]);

  const secrets = [
    password,
    ...tokens,
    ...addresses,
    ...linkTokens,
    'operator@herbs.example',
    '<!DOCTYPE html>',
  ];
  for (const secret of secrets) {
    for (const form of formsOf(secret)) expect(stolen.includes(form), secret).toBe(false);
  }
  expect(await waysIn(site, stolen)).toEqual([]);
  for (const token of [...tokens, ...linkTokens]) {
    expect(await waysIn(site, Buffer.from(`found:${token}.`))).toEqual([token]);
  }
});

test('nothing of a mail stays in the database once it is sent', async () => {
  const { site, core, smtp, advance, dump } = await openSiteWithoutMail();
  const message = 'Photos do not load.';
  await core.sendFeedback({ kind: 'visitor' }, { kind: 'problem', message, email: '', formKey: 'a form' });
  await core.dispatchOutbox();
  await smtp.start();
  advance(60_000);
  expect(await core.dispatchOutbox()).toBe(1);
  expect(await smtp.delivered()).toHaveLength(1);
  expect(dump().includes('"kind":"send-mail"')).toBe(true);
  await site.close();
  expect(dump().includes(message)).toBe(true);
  expect(dump().includes('"kind":"send-mail"')).toBe(false);
});
