import { expect, it, onTestFinished } from 'vitest';
import { startSmtpServerForTest } from '../adapters/mail/smtp-server-for-test.ts';
import { sharedPostgres } from '../adapters/sql/shared-postgres-for-test.ts';
import { newBacking } from './backing.ts';
import { signUpAt } from './callers.ts';
import { startSite } from './site.ts';

const postgres = sharedPostgres();

it.each([
  ['the database of this run', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.create() })],
])(
  'a mail that was on its way when the site was killed goes out at the next start, on %s',
  async (_, settings) => {
    let silent = true;
    const smtp = await startSmtpServerForTest({
      onConnect: (_session, greet) => {
        if (!silent) greet();
      },
    });
    onTestFinished(() => smtp.stop());
    const env = {
      ...(await settings()),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'no-reply@herbs.example',
    };
    const backing = await newBacking();
    onTestFinished(() => backing.remove());
    const site = await startSite(env, { backing });
    onTestFinished(() => site.kill());
    await signUpAt(site);
    await expect.poll(smtp.connections).toBeGreaterThan(0);
    await site.kill();
    silent = false;
    const next = await startSite(env, { backing });
    onTestFinished(() => next.kill());
    await expect.poll(async () => (await smtp.delivered()).length).toBeGreaterThan(0);
  },
);
