import type { Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { day, minute, second } from '../shared/time/durations.ts';
import { momentInWords } from '../shared/time/moment-in-words.ts';
import { type Text, texts } from '../texts/text.ts';
import { newDays } from './limits.ts';

/**
 * The time at which a new account stops being new; undefined if the account no longer is. New accounts have lower
 * limits for what spammers do first.
 */
export async function newUntil(
  stores: Pick<Stores, 'accounts'>,
  accountId: string,
  now: Date,
): Promise<Date | undefined> {
  const account = await stores.accounts.byId(accountId);
  if (account === undefined) return undefined;
  const until = new Date(account.createdAt.getTime() + newDays * day);
  return now < until ? until : undefined;
}

/**
 * The refusal when a new account has reached a limit: it may try again at `at`, or once it is no longer new. The text
 * shows no seconds, so the minute is rounded up.
 */
export function newcomersRefusal(
  { now, at, until }: { readonly now: Date; readonly at: Date; readonly until: Date },
  say: (values: { readonly moment: Text }) => Text,
  field?: string,
): DomainError {
  const again = Math.min(at.getTime(), until.getTime());
  const text = say({ moment: momentInWords(new Date(Math.ceil(again / minute) * minute), texts) });
  const wait = Math.max(1, Math.ceil((again - now.getTime()) / second));
  return new DomainError('too-many', text, field === undefined ? {} : { [field]: text }, wait);
}
