import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import { messageOf, senderOf } from './message-of.ts';

/**
 * Writes each mail to an .eml file, which mail programs open. Names begin with the time, so that a listing is in order,
 * and end with random characters, so that they cannot be guessed. A file appears when it is complete.
 */
export function createEmlMailer(options: {
  readonly directory: string;
  /** An address, or a name and then the address in angle brackets. */
  readonly from: string;
  /** The sender's name when `from` has none. */
  readonly siteName: string;
  /** Called with each mail and its file. */
  readonly announce?: (mail: Mail, file: string) => void;
}): Mailer {
  const { directory, siteName, announce = () => undefined } = options;
  const from = senderOf(options.from, siteName);
  const nextFileName = createFileNames();
  let tidied: Promise<void> | undefined;

  return {
    async send(mail) {
      const file = join(directory, nextFileName());
      // Loaded with the first mail; most processes with this mailer send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail is incomplete.');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A failed clean-up must not keep a mail from being sent.
      tidied ??= removeLeftovers(directory).catch(() => undefined);
      await tidied;
      await writeWhole(file, message);
      announce(mail, file);
    },
  };
}

/** Keeps two mails of the same millisecond in order, by dating the second one later. */
function createFileNames(): () => string {
  let latest = 0;
  return () => {
    latest = Math.max(Date.now(), latest + 1);
    const time = new Date(latest).toISOString().replaceAll(/[-:.]/g, '');
    return `${time}-${randomBytes(16).toString('hex')}.eml`;
  };
}

const unfinished = '.part';

/** Milliseconds after which a file cannot be in the process of being written. */
const longestWriting = 60 * 60 * 1000;

/** Removes incomplete files of a process that died. Their mails are still in the outbox. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(unfinished)) continue;
    const file = join(directory, name);
    const written = await stat(file).catch(() => undefined);
    if (written !== undefined && Date.now() - written.mtimeMs > longestWriting)
      await rm(file, { force: true });
  }
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const temporary = file + unfinished;
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
