import { expect, test } from 'vitest';
import { startSmtpServerForTest } from '../../adapters/mail/smtp-server-for-test.ts';
import { freePort } from '../../adapters/server-process-for-test.ts';
import { openSiteForTest } from './site-for-test.ts';

/** What the log of a site with these settings says when its services are checked. */
async function complaintsOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const lines: string[] = [];
  const { site } = await openSiteForTest(environment, (line) => lines.push(line));
  await site.checkServices();
  return lines.map((line) => JSON.parse(line).msg);
}

test('each service that does not answer is one line of the log', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const complaints = await complaintsOf({
    PHOTO_STORE: 's3',
    S3_ENDPOINT: `http://${nowhere}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'somebody',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: `smtp://${nowhere}`,
    MAIL_FROM: 'shop@herbs.example',
    MEILI_URL: `http://${nowhere}`,
  });
  expect(complaints.toSorted()).toEqual([
    'Meilisearch is unavailable; search corrects fewer misspelt words',
    'the mail server is unavailable; mails wait until it returns',
    'the picture store is unavailable; the site runs without pictures until it returns',
  ]);
});

test('nothing is said of one that answers, nor of one that is not configured', async () => {
  const server = await startSmtpServerForTest();
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  expect(await complaintsOf({ SMTP_URL, MAIL_FROM: 'shop@herbs.example' })).toEqual([]);
  expect(await complaintsOf({})).toEqual([]);
  await server.stop();
});
