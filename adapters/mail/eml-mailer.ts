import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isPlausibleEmail } from '../../core/accounts/email.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';

/**
 * Writes each mail into a file of its own, which any mail program opens. Names begin with the time, so that a
 * listing is in order, and end with chance, so that nobody guesses one; a file under its name is always whole.
 */
export function createEmlMailer(options: {
  readonly directory: string;
  /** An address, or a name and then the address in angle brackets. */
  readonly from: string;
  /** Stands as the sender's name when `from` has none. */
  readonly siteName: string;
  /** Hears of each mail and of the file that holds it. */
  readonly announce?: (mail: Mail, file: string) => void;
}): Mailer {
  const { directory, siteName, announce = () => undefined } = options;
  const from = senderOf(options.from, siteName);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const nextFileName = createFileNames();

  return {
    async send(mail) {
      const file = join(directory, nextFileName());
      const { message } = await transport.sendMail({
        from,
        to: bare(mail.to),
        ...(mail.replyTo === undefined ? {} : { replyTo: bare(mail.replyTo) }),
        subject: mail.subject,
        text: mail.text,
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed whole.');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeWhole(file, message);
      announce(mail, file);
    },
  };
}

interface Address {
  readonly name: string;
  readonly address: string;
}

function senderOf(from: string, siteName: string): Address {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim() === '' ? siteName : name.trim(), address: address.trim() };
}

/** Mail programs read lists, names and groups into an address, so that only one bare address is let through. */
function bare(address: string): Address {
  if (!isPlausibleEmail(address.toLowerCase())) throw new Error('That is not one bare email address.');
  return { name: '', address };
}

/** Two mails of one millisecond keep their order, because the second is dated one later. */
function createFileNames(): () => string {
  let latest = 0;
  return () => {
    latest = Math.max(Date.now(), latest + 1);
    const time = new Date(latest).toISOString().replaceAll(/[-:.]/g, '');
    return `${time}-${randomBytes(16).toString('hex')}.eml`;
  };
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const temporary = `${file}.part`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
