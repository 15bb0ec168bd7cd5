import { absentNames } from '../accounts/absent-names.ts';
import { mailReader, queueChosenMail } from '../mails/queue-chosen-mail.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { texts } from '../texts/text.ts';
import { mailDelay } from './limits.ts';

type UnreadTask = OutboxTask & { readonly kind: 'mail-unread' };

/**
 * Mails that a person has written, without the text, when a message has been unread for a while: one mail per
 * conversation until everything is read. If only newer messages are unread, checks again when these have waited as
 * long.
 */
export async function mailUnread(
  ports: Pick<Ports, 'transaction' | 'sealer' | 'clock' | 'ids' | 'settings'>,
  entry: Pick<OutboxEntry<UnreadTask>, 'id' | 'task'>,
): Promise<void> {
  const { accountId, otherId } = entry.task;
  const pair = { accountId, otherId };
  const nextId = ports.ids.alphanumeric(20);
  const now = ports.clock.now();
  await runOnce(ports, entry, async (stores) => {
    const since = await stores.conversations.unreadSince(pair);
    if (since === undefined) return;
    const mailAt = new Date(since.getTime() + mailDelay);
    if (mailAt > now) return stores.outbox.add(nextId, entry.task, mailAt);
    const reader = await mailReader(stores, accountId, 'messages');
    if (reader === undefined || (await stores.blocks.has(accountId, otherId))) return;
    if (!(await stores.conversations.noteMailed(pair))) return;
    const profile = await stores.profiles.byAccountId(otherId);
    const name = profile?.fullName ?? (await absentNames(stores, [otherId]))(otherId);
    const words = texts.letters.unread;
    await queueChosenMail(ports, stores, {
      accountId,
      ...reader,
      choices: ['messages'],
      subject: words.subject({ name }),
      paragraphs: [words.told({ name, siteName: ports.settings.siteName })],
      action: { label: words.button, path: addresses.chatWith(otherId) },
    });
  });
}
