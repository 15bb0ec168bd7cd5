import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import { oddTexts } from './samples.ts';

/** A mail as its recipient reads it. */
export interface DeliveredMail {
  /** Every address to which the mail is delivered, by any header. */
  readonly recipients: readonly string[];
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** The headers of RFC 8058, if present. */
  readonly unsubscribe?: { readonly link: string; readonly post: string } | undefined;
}

/** A mailer that has sent nothing yet. */
type MailerFixture = () => Promise<{
  readonly mailer: Mailer;
  /** All mails sent so far, oldest first. */
  delivered(): Promise<readonly DeliveredMail[]>;
  /** Makes sending fail, until `repair`. */
  breakDown(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<void>;
}>;

const mail: Mail = {
  to: 'amina@example.com',
  replyTo: 'baraka@example.org',
  subject: 'Somebody wrote to you',
  text: 'Hello Amina,\n\nread it here:\nhttps://example.com/messages?from=mail&key=a%20b=c\n',
};

/** Normalises line ends and trailing white space, which may differ in a mail. */
function readAs(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}

export function describeMailer(name: string, fixture: MailerFixture): void {
  describe(`${name}: mailer`, () => {
    let open: Awaited<ReturnType<MailerFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    async function onlyDelivered(): Promise<DeliveredMail> {
      const [first, ...rest] = await open.delivered();
      expect(rest).toEqual([]);
      if (first === undefined) throw new Error('No mail was delivered.');
      return first;
    }

    test('hands on every part of a mail', async () => {
      await open.mailer.send(mail);
      const delivered = await onlyDelivered();
      expect(delivered.recipients).toEqual(['amina@example.com']);
      expect(delivered.replyTo).toBe('baraka@example.org');
      expect(delivered.subject).toBe('Somebody wrote to you');
      expect(readAs(delivered.text)).toBe(readAs(mail.text));
    });

    test('hands on the HTML with the text, and none if there is none', async () => {
      const html = `<p style="color:#22301f">Hello <b>Amina</b>,<br>\n🌿 &amp; &lt;more&gt;\n.\n..x=3D ${'long '.repeat(300)}</p>`;
      await open.mailer.send({ ...mail, html });
      await open.mailer.send(mail);
      const [withHtml, without] = await open.delivered();
      expect(readAs(withHtml?.html ?? '')).toBe(html);
      expect(readAs(withHtml?.text ?? '')).toBe(readAs(mail.text));
      expect(without?.html).toBeUndefined();
    });

    test.each(oddTexts)('keeps the HTML unchanged: $kind', async ({ text }) => {
      const html = `<p>${text}</p>`;
      await open.mailer.send({ ...mail, html });
      expect(readAs((await onlyDelivered()).html ?? '')).toBe(html);
    });

    test('names no reply address if there is none', async () => {
      await open.mailer.send({ to: mail.to, subject: mail.subject, text: mail.text });
      expect((await onlyDelivered()).replyTo).toBeUndefined();
    });

    test('says where a mail program may unsubscribe by itself, and nothing about it otherwise', async () => {
      const link = `https://example.com/unsubscribe/v1.${'Ab-_9'.repeat(40)}`;
      await open.mailer.send({ ...mail, unsubscribe: link });
      await open.mailer.send(mail);
      const [with_, without] = await open.delivered();
      expect(with_?.unsubscribe).toEqual({ link: `<${link}>`, post: 'List-Unsubscribe=One-Click' });
      expect(without?.unsubscribe).toBeUndefined();
    });

    test.each(['javascript:alert(1)', 'https://a.ug/x>, <https://b.ug/', 'https://a.ug/\r\nBcc: b@c.ug', ''])(
      'rejects %j, which is not one address to unsubscribe at, and hands nothing on',
      async (unsubscribe) => {
        await expect(open.mailer.send({ ...mail, unsubscribe })).rejects.toThrow();
        expect(await open.delivered()).toEqual([]);
      },
    );

    test.each(oddTexts)('keeps the text unchanged: $kind', async ({ text }) => {
      await open.mailer.send({ ...mail, text: `first line\n${text}\nlast line` });
      expect(readAs((await onlyDelivered()).text)).toBe(`first line\n${text}\nlast line`);
    });

    test.each(oddTexts.filter(({ text }) => !text.includes('\n')))(
      'keeps the subject unchanged: $kind',
      async ({ text }) => {
        const subject = text.slice(0, 200);
        await open.mailer.send({ ...mail, subject });
        expect((await onlyDelivered()).subject).toBe(subject);
      },
    );

    test('keeps lines that have a meaning for mail programs', async () => {
      const lines = [
        '.',
        '..',
        'From here on',
        '> quoted',
        ' indented',
        '--',
        'ends with a space ',
        'Subject: not one',
        '=3D',
        `https://example.com/${'long/'.repeat(200)}`,
        `${'many words '.repeat(200)}end`,
      ];
      await open.mailer.send({ ...mail, text: lines.join('\n') });
      expect(readAs((await onlyDelivered()).text).split('\n')).toEqual(lines);
    });

    test.each([
      { part: 'subject', changes: { subject: 'Hello\r\nBcc: evil@example.net\r\n\r\nBuy now' } },
      { part: 'subject with a bare line feed', changes: { subject: 'Hello\nBcc: evil@example.net' } },
      { part: 'subject with a bare return', changes: { subject: 'Hello\rBcc: evil@example.net' } },
      { part: 'address', changes: { to: 'amina@example.com\r\nBcc: evil@example.net' } },
      { part: 'address list', changes: { to: 'amina@example.com, evil@example.net' } },
      { part: 'name and address', changes: { to: 'amina@example.com <evil@example.net>' } },
      { part: 'group', changes: { to: 'amina@example.com: evil@example.net;' } },
      { part: 'reply address', changes: { replyTo: 'baraka@example.org\nBcc: evil@example.net' } },
    ])('lets no line of the $part reach somebody else', async ({ changes }) => {
      await open.mailer.send({ ...mail, ...changes }).catch(() => undefined);
      for (const { recipients, text } of await open.delivered()) {
        expect(recipients).toEqual(['amina@example.com']);
        expect(readAs(text)).toBe(readAs(mail.text));
      }
    });

    test.each([
      '',
      'amina',
      'amina@example.com, baraka@example.org',
      'Amina <amina@example.com>',
      'a@b@example.com',
    ])('rejects %j, which is not one bare address, and hands nothing on', async (address) => {
      await expect(open.mailer.send({ ...mail, to: address })).rejects.toThrow();
      await expect(open.mailer.send({ ...mail, replyTo: address })).rejects.toThrow();
      expect(await open.delivered()).toEqual([]);
    });

    test('accepts capital letters in an address', async () => {
      await open.mailer.send({ ...mail, to: 'Amina.Nakato+Herbs@Example.com' });
      const [recipient] = (await onlyDelivered()).recipients;
      expect(recipient?.toLowerCase()).toBe('amina.nakato+herbs@example.com');
    });

    test('hands on 20 mails at once, each once', async () => {
      const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
      await Promise.all(subjects.map((subject) => open.mailer.send({ ...mail, subject })));
      const delivered = await open.delivered();
      expect(delivered.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
    });

    test('hands on mails in the order in which they were sent', async () => {
      const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
      for (const subject of subjects) await open.mailer.send({ ...mail, subject });
      expect((await open.delivered()).map(({ subject }) => subject)).toEqual(subjects);
    });

    test('rejects if it cannot hand on a mail, and may be called again', async () => {
      await open.breakDown();
      await expect(open.mailer.send(mail)).rejects.toThrow();
      await open.repair();
      await open.mailer.send(mail);
      expect((await onlyDelivered()).subject).toBe(mail.subject);
    });
  });
}
