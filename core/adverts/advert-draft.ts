import type { AdvertDraft } from '../ports/advert-drafts.ts';
import type { Stores } from '../ports/ports.ts';
import { day, hour } from '../shared/time/durations.ts';

/** How long a draft is kept after it was last saved, in milliseconds. */
const keptFor = 30 * day;
/** How long a discarded draft can be restored, in milliseconds. */
const discardedFor = hour;
/** How long pictures are held after the draft no longer uses them, in milliseconds: another tab may still show them. */
const heldWithoutDraft = day;

type DraftStores = Pick<Stores, 'advertDrafts' | 'pictures'>;

/** The form of /post in one tab. */
export interface DraftForm {
  readonly formKey: string;
  /** The mark, from `whenKept`, of the draft that the form was opened with or has saved since; or `besideDraft`. */
  readonly opened: string;
}

/** The mark of a form that was opened beside a draft, for another advert, and leaves the draft alone. */
export const besideDraft = 'beside';

/** A mark that the form of /post carries, to detect whether the account's draft has changed since. */
export function whenKept(draft: Pick<AdvertDraft, 'savedAt'> | undefined): string {
  return draft === undefined ? '' : String(draft.savedAt.getTime());
}

/**
 * Whether no other form has changed the draft since this one was opened. A draft that this form itself has saved
 * counts as unchanged, even if the answer has not reached the form.
 */
export function isUpToDate({ formKey, opened }: DraftForm, draft: AdvertDraft | undefined): boolean {
  return whenKept(draft) === opened || (draft !== undefined && draft.savedBy === formKey);
}

/** The time of a change: now, or one millisecond after the previous change if that is not earlier than now. */
export function timeOfChange(before: AdvertDraft | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.savedAt.getTime() ?? 0) + 1));
}

/** Stores this draft in place of the earlier one, and holds its pictures as long as the draft is kept. */
export async function keepAdvertDraft(
  { advertDrafts, pictures }: DraftStores,
  accountId: string,
  draft: AdvertDraft,
  { before, now }: { readonly before: AdvertDraft | undefined; readonly now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + (draft.discarded ? discardedFor : keptFor));
  await advertDrafts.keep(accountId, draft, until);

  const named = draft.discarded ? [] : draft.pictureKeys;
  for (const picture of await pictures.held(accountId, named, now))
    await pictures.hold(picture, { accountId, until });

  const dropped = (before?.pictureKeys ?? []).filter((key) => !named.includes(key));
  await holdAWhile(pictures, accountId, dropped, now);
}

/** Deletes the account's draft. Its held pictures stay usable in another tab for `heldWithoutDraft`. */
export async function forgetAdvertDraft(
  { advertDrafts, pictures }: DraftStores,
  accountId: string,
  now: Date,
): Promise<void> {
  const draft = await advertDrafts.of(accountId, now);
  if (draft === undefined) return;
  await advertDrafts.remove(accountId);
  await holdAWhile(pictures, accountId, draft.pictureKeys, now);
}

async function holdAWhile(
  pictures: Stores['pictures'],
  accountId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const held = await pictures.held(accountId, keys, now);
  // Released first, because holding a picture again never shortens its hold.
  await pictures.release(accountId, keys);
  const until = new Date(now.getTime() + heldWithoutDraft);
  for (const picture of held) await pictures.hold(picture, { accountId, until });
}
