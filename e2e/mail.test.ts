import { expect, it, onTestFinished } from 'vitest';
import { type SmtpServerForTest, startSmtpServerForTest } from '../adapters/mail/smtp-server-for-test.ts';
import { newcomer } from './acts.ts';
import { post, signUpAt } from './callers.ts';
import { type Site, startSite } from './site.ts';

const operator = 'operator@herbs.example';
const message = 'It fails here:\nhttps://herbs.example/singleherb/Abc123?x=1';

async function openSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const site = await startSite({ SUPPORT_EMAIL: operator, ...env });
  onTestFinished(() => site.stop());
  return site;
}

async function startSmtp(): Promise<SmtpServerForTest> {
  const smtp = await startSmtpServerForTest();
  onTestFinished(() => smtp.stop());
  return smtp;
}

const sendingThrough = ({ port }: SmtpServerForTest) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'post@herbs.example',
});

async function reportProblem(site: Site): Promise<void> {
  expect((await post(site, '/report-problem', new URLSearchParams({ message, email: '' }))).status).toBe(303);
}

it('people sign up and write while the mail server is down, and the mails arrive once it is back', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const site = await openSite(sendingThrough(smtp));
  const person = newcomer();
  await signUpAt(site, person);
  await reportProblem(site);
  await expect.poll(() => site.output()).toContain('outbox task failed; it will be retried');
  expect(await smtp.delivered()).toEqual([]);

  await smtp.start();
  const arrived = async () => (await smtp.delivered()).flatMap(({ recipients }) => recipients).toSorted();
  await expect.poll(arrived, { timeout: 120_000 }).toEqual([person.email, operator].toSorted());
  const mail = (await smtp.delivered()).find(({ recipients }) => recipients.includes(operator));
  expect(mail?.text).toContain(message);
  expect(mail?.html).toContain('https://herbs.example/singleherb/Abc123?x=1');

  for (const secret of [person.email, operator, 'Abc123', message]) {
    expect(site.output()).not.toContain(secret);
  }
});
