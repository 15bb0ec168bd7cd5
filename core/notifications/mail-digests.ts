import type { MailChoice } from '../entities/mail-choices.ts';
import type { NotificationKind, NotificationView } from '../entities/notification.ts';
import { mailReader, queueChosenMail } from '../mails/queue-chosen-mail.ts';
import { type DailyRun, runDaily, timeOfRun } from '../outbox/daily.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { DigestTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import { texts } from '../texts/text.ts';
import { kinds } from './kinds.ts';
import { digestHour } from './limits.ts';
import { textAndPath } from './text-and-path.ts';

/** The choices by which people are mailed about these kinds. */
const choices: ReadonlyMap<NotificationKind, MailChoice> = new Map(
  Object.entries(kinds).flatMap(([kind, { inDaysMail }]) =>
    inDaysMail === 'no' ? [] : [[kind as NotificationKind, inDaysMail] as const],
  ),
);

/** Accounts in one transaction. A separate task does the rest, so that other tasks get their turn in between. */
const atOnce = 50;

/** The most notifications that a mail lists; for the others it gives their number. */
const mostListed = 10;

/**
 * Begins the mails of a day. A missed run that is made up for before the digest hour is skipped, so that nobody gets
 * two mails in a day: the run at that hour covers everything.
 */
export async function beginDigests(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  run: DailyRun,
): Promise<void> {
  const now = ports.clock.now();
  const id = ports.ids.alphanumeric(20);
  await runDaily(ports, run, async (stores) => {
    if (kampalaTime(timeOfRun(run, now)).hour < digestHour) return;
    await stores.outbox.add(id, { kind: 'mail-digests' }, now);
  });
}

/**
 * Mails the next of the people who have been notified of new adverts, lower prices or ratings since the last such
 * mail, one mail each. The mails are queued in the transaction that takes the task off the outbox and adds the task
 * for the rest, so after a crash nobody is left out and nobody gets two.
 */
export async function mailDigests(
  ports: Pick<Ports, 'transaction' | 'sealer' | 'clock' | 'ids' | 'settings'>,
  entry: Pick<OutboxEntry<DigestTask>, 'id' | 'task'>,
): Promise<void> {
  const now = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  await runOnce(ports, entry, async (stores) => {
    const { after } = entry.task;
    const accounts = await stores.notifications.accountsToMail({
      kinds: [...choices.keys()],
      after,
      limit: atOnce,
    });
    for (const accountId of accounts) await mailDigest(ports, stores, accountId);
    if (accounts.length < atOnce) return;
    await stores.outbox.add(idOfRest, { kind: 'mail-digests', after: accounts.at(-1) }, now);
  });
}

async function mailDigest(
  ports: Pick<Ports, 'sealer' | 'clock' | 'ids' | 'settings'>,
  stores: Stores,
  accountId: string,
): Promise<void> {
  const wanted: NotificationKind[] = [];
  let reader: Awaited<ReturnType<typeof mailReader>>;
  for (const [kind, choice] of choices) {
    const chosen = await mailReader(stores, accountId, choice);
    if (chosen === undefined) {
      // Marked as mailed, so that somebody who chooses mails later does not get the old ones.
      await stores.notifications.takeToMail({ accountId, kinds: [kind], limit: 0 });
      continue;
    }
    wanted.push(kind);
    reader = chosen;
  }
  if (reader === undefined) return;
  const { total, newest } = await stores.notifications.takeToMail({
    accountId,
    kinds: wanted,
    limit: mostListed,
  });
  if (newest.length === 0) return;
  const words = texts.letters.digest;
  const more = total - newest.length;
  await queueChosenMail(ports, stores, {
    accountId,
    ...reader,
    choices: choicesOf(newest),
    subject: words.subject({ count: total, siteName: ports.settings.siteName }),
    paragraphs: [words.told({ siteName: ports.settings.siteName })],
    items: newest.map(textAndPath),
    more: more > 0 ? words.more({ count: more }) : undefined,
    action: { label: words.button, path: addresses.notifications },
  });
}

function choicesOf(told: readonly NotificationView[]): readonly MailChoice[] {
  return [...new Set(told.flatMap(({ cause }) => choices.get(cause.kind) ?? []))];
}
