import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { World } from './world.ts';

interface SentMail {
  readonly subject: string;
  readonly text: string;
  /** The address of one-click unsubscription in the headers. */
  readonly unsubscribe: string | undefined;
}

/** The mails to this address so far. */
export async function mailsTo(world: World, address: string): Promise<SentMail[]> {
  const folder = join(world.site().dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails: SentMail[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const mail = await simpleParser(await readFile(join(folder, name)));
    const { to, subject = '', text = '', headerLines } = mail;
    const receivers = [to ?? []].flat().flatMap(({ value }) => value);
    const header = headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.replaceAll(/\s/g, '');
    const [, unsubscribe] = /<(.+)>$/.exec(header ?? '') ?? [];
    if (receivers.some((receiver) => receiver.address === address))
      mails.push({ subject, text, unsubscribe });
  }
  return mails;
}
