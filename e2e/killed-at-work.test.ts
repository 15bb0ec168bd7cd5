import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startSmtpServerForTest } from '../adapters/mail/smtp-server-for-test.ts';
import { newcomer } from './acts.ts';
import { post, postAdvertAt, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf, startSite, verifyEmail } from './site.ts';

it('a mail that was on its way when the site was killed goes out at the next start', async () => {
  let silent = true;
  const smtp = await startSmtpServerForTest({
    onConnect: (_session, greet) => {
      if (!silent) greet();
    },
  });
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'no-reply@herbs.example' };
  const site = await startSite(env);
  onTestFinished(() => site.stop());
  await signUpAt(site);
  await expect.poll(smtp.connections).toBeGreaterThan(0);
  await site.kill();
  silent = false;
  const next = await startSite(env, site);
  onTestFinished(() => next.stop());
  await expect.poll(async () => (await smtp.delivered()).length).toBeGreaterThan(0);
});

it('the mail of a day that was being sent when the site was killed goes out once', async () => {
  let silent = false;
  let held = 0;
  const smtp = await startSmtpServerForTest({
    onMailFrom: (_address, _session, accept) => {
      if (silent) held += 1;
      else accept();
    },
  });
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'no-reply@herbs.example' };
  const site = await startSite(env);
  onTestFinished(() => site.stop());
  const { db, close } = openDatabaseOf(site);
  onTestFinished(close);
  // The day's mails begin here when the test says so, and not at seven o'clock in Kampala too.
  const ofDays = db.deleteFrom('outbox').where('task', 'like', '%"begin-digests"%');
  await expect.poll(async () => (await ofDays.executeTakeFirst()).numDeletedRows).toBe(1n);
  const person = newcomer();
  const [buyer, seller] = [await signUpAt(site, person), await signUpAt(site)];
  await verifyEmail(site, person.email);
  await post(site, '/saved', new URLSearchParams({ q: 'ginger' }), buyer.cookie);
  await postAdvertAt(site, seller, { title: 'Ginger', picture: await jpeg(1) });
  const told = () => db.selectFrom('notifications').select('id').execute();
  const undone = async () => {
    const tasks = await db.selectFrom('outbox').select('task').execute();
    return tasks.filter(({ task }) => /"(?:match-advert|mail-digests|send-mail)"/.test(task));
  };
  await expect.poll(told).toHaveLength(1);
  await expect.poll(undone).toEqual([]);
  smtp.forget();
  silent = true;
  const beginMails = (id: string) =>
    sql`insert into outbox (id, task, due_at, attempts) values (${id}, '{"kind":"mail-digests"}', 0, 0)`.execute(
      db,
    );
  await beginMails('killed');
  await expect.poll(() => held).toBe(1);
  await site.kill();
  silent = false;
  const next = await startSite(env, site);
  onTestFinished(() => next.stop());
  await beginMails('again');
  await expect.poll(async () => (await smtp.delivered()).length).toBe(1);
  await expect.poll(undone).toEqual([]);
  expect(await smtp.delivered()).toMatchObject([{ recipients: [person.email] }]);
});
