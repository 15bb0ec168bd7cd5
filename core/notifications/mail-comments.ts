import { mailReader, queueChosenMail } from '../mails/queue-chosen-mail.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { texts } from '../texts/text.ts';
import { textAndPath } from './text-and-path.ts';

type CommentsTask = OutboxTask & { readonly kind: 'mail-comments' };

/** The most comments that a mail lists; for the others it gives their number. */
const mostListed = 5;

/**
 * Sends one mail about all comments that are unread and have not been mailed. Each comment adds such a task; tasks
 * whose comments an earlier mail covered do nothing.
 */
export async function mailComments(
  ports: Pick<Ports, 'transaction' | 'sealer' | 'clock' | 'ids' | 'settings'>,
  entry: Pick<OutboxEntry<CommentsTask>, 'id' | 'task'>,
): Promise<void> {
  const { accountId } = entry.task;
  await runOnce(ports, entry, async (stores) => {
    const taken = await stores.notifications.takeToMail({ accountId, kinds: ['comment'], limit: mostListed });
    const reader = await mailReader(stores, accountId, 'comments');
    if (reader === undefined) return;
    const [newest, ...others] = taken.newest.map(textAndPath);
    if (newest === undefined) return;
    const more = taken.total - taken.newest.length;
    const words = texts.letters.comments;
    const one = others.length + more === 0;
    await queueChosenMail(ports, stores, {
      accountId,
      ...reader,
      choices: ['comments'],
      subject: one ? words.subject : words.subjectOfSeveral({ count: taken.total }),
      paragraphs: [
        ...[newest, ...others].map(({ text }) => text),
        ...(more > 0 ? [words.more({ count: more })] : []),
      ],
      action: one
        ? { label: words.button, path: newest.path }
        : { label: words.buttonOfSeveral, path: addresses.notifications },
    });
  });
}
