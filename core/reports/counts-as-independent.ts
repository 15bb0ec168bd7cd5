import { mailboxOf } from '../accounts/mailbox.ts';
import type { Report } from '../entities/report.ts';
import type { Stores } from '../ports/ports.ts';
import { countingAge, hidingReports } from './limits.ts';

/**
 * Whether a report by this account counts towards hiding its subject: the account's email is confirmed, the account
 * is old enough, and nobody with the same mailbox has reported the subject. Accounts that the writer has blocked
 * count too; otherwise a cheat would only have to block everybody they cheat. Three old accounts with three mailboxes
 * of one person are not detected; a moderator reviews what they hide.
 */
export async function countsAsIndependent(
  stores: Pick<Stores, 'accounts'>,
  accountId: string,
  earlier: readonly Report[],
  now: Date,
): Promise<boolean> {
  const account = await stores.accounts.byId(accountId);
  if (!account?.emailVerified) return false;
  if (now.getTime() - account.createdAt.getTime() <= countingAge) return false;
  // Beyond the number that hides, further reports make no difference.
  const counting = earlier.filter(({ counts }) => counts).slice(0, hidingReports);
  for (const { reporterId } of counting) {
    const other = reporterId === undefined ? undefined : await stores.accounts.byId(reporterId);
    if (other !== undefined && mailboxOf(other.email) === mailboxOf(account.email)) return false;
  }
  return true;
}
