import { newcomersRefusal, newUntil } from '../accounts/new-account.ts';
import type { Message } from '../entities/message.ts';
import type { Stores } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { texts } from '../texts/text.ts';
import { newcomersStarts } from './limits.ts';

/**
 * Refuses a message that begins more conversations than a new account may begin in a day. Called after the message is
 * added, within the same transaction, so that of two messages at once only one is the last allowed.
 */
export async function refuseNewcomer(
  stores: Pick<Stores, 'accounts' | 'conversations'>,
  { from: accountId, position, sentAt: now }: Message,
): Promise<void> {
  if (position > 1) return;
  const until = await newUntil(stores, accountId, now);
  if (until === undefined) return;
  const since = new Date(now.getTime() - day + 1);
  const begun = await stores.conversations.begunBy({ accountId, since, limit: newcomersStarts + 1 });
  const last = begun[newcomersStarts];
  if (last === undefined) return;
  const at = new Date(last.getTime() + day);
  throw newcomersRefusal({ now, at, until }, texts.newcomers.writeAgain, 'message');
}
