import { formerOwner } from '../accounts/former-owner.ts';
import type { Ports } from '../ports/ports.ts';
import { fieldsWithinLimits } from '../shared/fields-within-limits.ts';
import { isAdmitted } from '../shared/throttling/admit.ts';
import { day } from '../shared/time/durations.ts';
import { newToken } from '../shared/token.ts';
import { unfinishedLimits } from './throttling-limits.ts';
import { unfinishedKey } from './unfinished-key.ts';
import { writerOf } from './writer-of.ts';

/** How long a form waits to be sent or discarded, in milliseconds: as long as the draft of an advert. */
export const unfinishedFor = 30 * day;

/**
 * Keeps the text of a form that was refused because its session had ended, for the account that it was written in:
 * whose page it was, or else whose session. Returns the id that the browser presents to get it back; undefined, with
 * nothing stored, if neither is known or too many were stored recently.
 */
export async function keepUnfinished(
  ports: Pick<Ports, 'unfinished' | 'accounts' | 'sessions' | 'throttle' | 'clock' | 'ids' | 'digests'>,
  form: {
    /** The id that this browser presents already. */
    readonly browserId: string | undefined;
    readonly place: string;
    readonly fields: Readonly<Record<string, string>>;
    /** The account that the page says it was made for. Whoever lies about it only chooses who may read their words. */
    readonly madeFor: string | undefined;
    /** Of the session that had ended. */
    readonly token: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<string | undefined> {
  const former = await formerOwner(ports, form.token);
  const accountId = await writerOf(ports, form);
  if (accountId === undefined) return undefined;
  // A name costs nothing, so only what came with its session counts for the account.
  const account = accountId === former ? { account: accountId } : {};
  if (!(await isAdmitted(ports, unfinishedLimits['keep-form'], { ...account, client: form.client })))
    return undefined;
  const browserId = form.browserId ?? newToken(ports).token;
  const key = unfinishedKey(ports, { browserId, accountId, place: form.place });
  await storeUnfinished(ports, key, { path: form.place, fields: form.fields, accountId }, unfinishedFor);
  return browserId;
}

/** Stores as much of a form as is allowed, for so many milliseconds. */
export async function storeUnfinished(
  ports: Pick<Ports, 'unfinished' | 'clock'>,
  key: string,
  entry: UnfinishedEntry,
  time: number,
): Promise<void> {
  const until = new Date(ports.clock.now().getTime() + time);
  await ports.unfinished.keep(key, { ...entry, fields: fieldsWithinLimits(entry.fields) }, until);
}
