import { expect, test } from 'vitest';
import { openSiteForTest } from './site-for-test.ts';

const mail = {
  to: 'amina@example.com',
  subject: 'Confirm your address',
  text: 'Confirm:\nhttps://herbs.example/verify-email/Abc123\n',
};

/** What the log says while a site without a mail server sends this mail. */
async function logOf(publicUrl: string, text = mail.text): Promise<string> {
  let written = '';
  const { site } = await openSiteForTest({ PUBLIC_URL: publicUrl }, (line) => {
    written += line;
  });
  await site.ports.mailer.send({ ...mail, text });
  return written;
}

test.each(['', 'http://localhost:3000', 'http://127.0.0.1'])(
  'on a site on one’s own machine the log says where the link in a mail leads: %j',
  async (publicUrl) => {
    const log = await logOf(publicUrl);
    expect(log).toContain('.eml, its link: https://herbs.example/verify-email/Abc123"');
    expect(log).not.toContain(mail.to);
    expect(log).not.toContain(mail.subject);
  },
);

test.each(['https://herbs.example', 'http://192.168.1.10:3000'])(
  'on a site that others can reach it never does: %s',
  async (publicUrl) => {
    expect(await logOf(publicUrl)).toBe('');
  },
);

test('a mail without a link is announced only by its file, whatever it says', async () => {
  const log = await logOf('', 'see https://herbs.example/x here\n\u001b[2J https://evil.example\u001b[0m\n');
  expect(log).toMatch(/"mail written: [^"\s]+\.eml"\}\n$/);
});
