import { expect, it, onTestFinished } from 'vitest';
import { startSmtpServerForTest } from '../adapters/mail/smtp-server-for-test.ts';
import { signUpAt } from './callers.ts';
import { startSite } from './site.ts';

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
