import { queueIndexing } from '../indexing/queue-indexing.ts';
import { openMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';

const mailsPerPage = 100;

/**
 * Starts deleting an account within the caller's transaction: from then on nothing of the account is visible or
 * usable, and `removeAccount` removes the rest after the commit. Drops the waiting mails with these ids. Returns the
 * sessions that ended, or undefined if the account is already being deleted.
 */
export async function closeAccount(
  ports: Pick<Ports, 'ids' | 'clock' | 'searchEngine'>,
  stores: Pick<Stores, 'accounts' | 'oneTimeLinks' | 'outbox' | 'sessions'>,
  accountId: string,
  waitingMails: readonly string[],
): Promise<readonly string[] | undefined> {
  const now = ports.clock.now();
  if (!(await stores.accounts.leave(accountId, now))) return undefined;
  await stores.oneTimeLinks.removeAll(accountId, ['verify-email', 'reset-password', 'change-email']);
  for (const id of waitingMails) await stores.outbox.finish(id);
  await queueIndexing(ports, stores, { kind: 'index-profile', accountId });
  await stores.outbox.add(ports.ids.alphanumeric(20), { kind: 'delete-account', accountId }, now);
  return stores.sessions.removeAll(accountId);
}

/** Waiting mails are encrypted, so their recipients are known only once they are decrypted. */
export async function waitingMailsTo(
  ports: Pick<Ports, 'outbox' | 'sealer'>,
  email: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const mails = await ports.outbox.waitingMails({ after, limit: mailsPerPage });
    found.push(...mails.filter(({ task }) => openMail(ports, task)?.to === email).map(({ id }) => id));
    after = mails.length === mailsPerPage ? mails.at(-1)?.id : undefined;
  } while (after !== undefined);
  return found;
}
