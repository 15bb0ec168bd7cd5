import { formerOwner } from '../accounts/former-owner.ts';
import type { Draft } from '../ports/drafts.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdmitted } from '../throttling/admit.ts';
import { day } from '../time/durations.ts';
import { newToken } from '../token.ts';

const keepFor = day;
const maxFields = 40;
/** Characters of all names and values together. */
const maxCharacters = 20_000;
const secretName = /pass|pwd|secret|token/i;

/**
 * Keeps the text of a form whose session had ended for its account, for a day. Returns the id that the browser presents
 * to get it back; undefined, with nothing stored, if the token never belonged to a session or too many were stored
 * recently.
 */
export async function keepDraft(
  ports: Pick<Ports, 'drafts' | 'sessions' | 'throttle' | 'clock' | 'ids' | 'digests'>,
  form: {
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    /** Of the session that had ended. */
    readonly token: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<string | undefined> {
  const accountId = await formerOwner(ports, form.token);
  if (accountId === undefined) return undefined;
  if (!(await isAdmitted(ports, 'keep-draft', { account: accountId, client: form.client }))) return undefined;
  return storeDraft(ports, { path: form.path, fields: form.fields, accountId }, keepFor);
}

/** Stores as much of a draft as is allowed, for so many milliseconds; returns its new id. */
export async function storeDraft(
  ports: Pick<Ports, 'drafts' | 'clock' | 'ids' | 'digests'>,
  draft: Draft,
  time: number,
): Promise<string> {
  const { token: draftId, hash } = newToken(ports);
  const until = new Date(ports.clock.now().getTime() + time);
  const kept = { ...draft, fields: fieldsWithinLimits(draft.fields) };
  await ports.drafts.keep(hash, kept, until);
  return draftId;
}

/** Fields in their order until the limits are reached; a value that no longer fits is left out whole. */
export function fieldsWithinLimits(fields: Readonly<Record<string, string>>): Record<string, string> {
  let room = maxCharacters;
  const kept: [string, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const size = name.length + value.length;
    if (secretName.test(name) || size > room || kept.length === maxFields) continue;
    room -= size;
    kept.push([name, value]);
  }
  return Object.fromEntries(kept);
}
