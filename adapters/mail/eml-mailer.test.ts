import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import { simpleParser } from 'mailparser';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../core/ports/mailer.ts';
import { describeMailer } from '../contracts/mailer.ts';
import { temporaryFolder } from '../temporary-folder-for-test.ts';
import { deliveredAs } from './delivered-for-test.ts';
import { createEmlMailer } from './eml-mailer.ts';

async function parsedMailsIn(directory: string): Promise<readonly ParsedMail[]> {
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => simpleParser(await readFile(join(directory, name)))));
}

describeMailer('.eml files', async () => {
  const directory = join(temporaryFolder(), 'mail');
  return {
    mailer: createEmlMailer({ directory, from: 'shop@example.com', siteName: 'Eddagala' }),
    delivered: async () => (await parsedMailsIn(directory)).map((mail) => deliveredAs(mail)),
    breakDown: () => writeFile(directory, 'A file stands where the folder should be.'),
    repair: () => rm(directory),
    close: async () => undefined,
  };
});

const mail: Mail = {
  to: 'amina@example.com',
  subject: 'Confirm your address',
  text: 'Hello Amina,\n\nopen this link:\nhttps://example.com/verify-email/abcDEF123?x=1\n',
};
let directory: string;
beforeEach(() => {
  directory = join(temporaryFolder(), 'data', 'mail');
});

async function sendFrom(from: string, sent: Mail = mail): Promise<ParsedMail> {
  await createEmlMailer({ directory, from, siteName: 'Eddagala' }).send(sent);
  const [parsed] = await parsedMailsIn(directory);
  if (parsed === undefined) throw new Error('No mail was written.');
  return parsed;
}

test.each([
  { from: 'shop@example.com', sender: { name: 'Eddagala', address: 'shop@example.com' } },
  { from: 'Herb Shop <shop@example.com>', sender: { name: 'Herb Shop', address: 'shop@example.com' } },
  { from: '<shop@example.com>', sender: { name: 'Eddagala', address: 'shop@example.com' } },
  {
    from: 'Eddágala, Ltd <shop@example.com>',
    sender: { name: 'Eddágala, Ltd', address: 'shop@example.com' },
  },
])('sends from $from', async ({ from, sender }) => {
  expect((await sendFrom(from)).from?.value).toEqual([sender]);
});

test('writes a date, a message id of its own domain, and nothing about the program', async () => {
  const parsed = await sendFrom('shop@example.com');
  expect(parsed.date).toBeInstanceOf(Date);
  expect(parsed.messageId).toMatch(/@example\.com>$/);
  expect(parsed.headerLines.map(({ key }) => key)).not.toContain('x-mailer');
});

test('writes plain English so that it can be read, and its links copied, as it is', async () => {
  await sendFrom('shop@example.com');
  const [name = ''] = await readdir(directory);
  const content = await readFile(join(directory, name), 'utf8');
  expect(content).toContain('\r\nSubject: Confirm your address\r\n');
  expect(content).toContain('\r\nhttps://example.com/verify-email/abcDEF123?x=1\r\n');
});

test('names files by time, in order, and unguessably', async () => {
  const mailer = createEmlMailer({ directory, from: 'shop@example.com', siteName: 'Eddagala' });
  const before = Date.now();
  const subjects = Array.from({ length: 10 }, (_, index) => `Mail ${index}`);
  await Promise.all(subjects.map((subject) => mailer.send({ ...mail, subject })));
  expect((await parsedMailsIn(directory)).map(({ subject }) => subject)).toEqual(subjects);
  const names = (await readdir(directory)).toSorted();
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{32}\.eml$/);
  const times = names.map((name) =>
    Date.parse(name.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z')),
  );
  expect(times[0]).toBeGreaterThanOrEqual(before);
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now() + names.length);
  expect(new Set(times).size).toBe(10);
});

test('lets nobody else on the machine read the mails', async () => {
  await sendFrom('shop@example.com');
  const [name = ''] = await readdir(directory);
  expect((await stat(join(directory, name))).mode & 0o077).toBe(0);
  expect((await stat(directory)).mode & 0o077).toBe(0);
});

test('leaves nothing but whole mails behind', async () => {
  const mailer = createEmlMailer({ directory, from: 'shop@example.com', siteName: 'Eddagala' });
  await mailer.send(mail);
  await expect(mailer.send({ ...mail, to: 'nobody' })).rejects.toThrow();
  const names = await readdir(directory);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/\.eml$/);
});

test('writes text and HTML as two forms of one mail', async () => {
  const parsed = await sendFrom('shop@example.com', { ...mail, html: '<p>Hello Amina</p>' });
  expect(parsed.text).toContain('Hello Amina,');
  expect(parsed.html).toContain('<p>Hello Amina</p>');
  expect(parsed.attachments).toEqual([]);
  const type = parsed.headerLines.find(({ key }) => key === 'content-type');
  expect(type?.line).toMatch(/^Content-Type: multipart\/alternative;/);
});

test('says that no person sent it, so that no automatic reply is sent', async () => {
  const { headerLines } = await sendFrom('shop@example.com');
  expect(headerLines.map(({ line }) => line)).toContain('Auto-Submitted: auto-generated');
});

test('clears away what a process that died left half written, and nothing else', async () => {
  await mkdir(directory, { recursive: true });
  const names = ['old.eml.part', 'fresh.eml.part', 'old.eml', 'note.txt'];
  for (const name of names) await writeFile(join(directory, name), 'Subj');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['old.eml.part', 'old.eml', 'note.txt']) {
    await utimes(join(directory, name), longAgo, longAgo);
  }
  await createEmlMailer({ directory, from: 'shop@example.com', siteName: 'Eddagala' }).send(mail);
  const left = await readdir(directory);
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining(['fresh.eml.part', 'old.eml', 'note.txt']));
});

test('writes a mail even if something cannot be cleared away', async () => {
  const stuck = join(directory, 'old.part');
  await mkdir(stuck, { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(stuck, longAgo, longAgo);
  await sendFrom('shop@example.com');
  expect(await parsedMailsIn(directory)).toHaveLength(1);
});

test('announces each mail and its file once it is there', async () => {
  const announced: { mail: Mail; size: Promise<number> }[] = [];
  const mailer = createEmlMailer({
    directory,
    from: 'shop@example.com',
    siteName: 'Eddagala',
    announce(sent, file) {
      announced.push({ mail: sent, size: stat(file).then(({ size }) => size) });
    },
  });
  await mailer.send(mail);
  await expect(mailer.send({ ...mail, to: 'nobody' })).rejects.toThrow();
  expect(announced.map((each) => each.mail)).toEqual([mail]);
  expect(await announced[0]?.size).toBeGreaterThan(100);
});
