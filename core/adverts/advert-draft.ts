import type { AdvertDraft } from '../ports/advert-drafts.ts';
import type { Stores } from '../ports/ports.ts';
import { day, hour } from '../time/durations.ts';

/** Milliseconds for which a draft is kept after it was saved last. */
const keptFor = 30 * day;
/** Milliseconds in which a discarded draft can be brought back. */
const discardedFor = hour;
/** Milliseconds for which pictures are held that no draft names any more: another tab may still show them. */
const heldWithoutDraft = day;

type DraftStores = Pick<Stores, 'advertDrafts' | 'pictures'>;

/** Keeps this draft in place of the account's last one, and holds its pictures as long. */
export async function keepAdvertDraft(
  { advertDrafts, pictures }: DraftStores,
  accountId: string,
  draft: AdvertDraft,
  now: Date,
): Promise<void> {
  const later = (time: number) => new Date(now.getTime() + time);
  const before = await advertDrafts.of(accountId, now);
  const until = later(draft.discarded ? discardedFor : keptFor);
  await advertDrafts.keep(accountId, draft, until);

  const named = draft.discarded ? [] : draft.pictureKeys;
  for (const picture of await pictures.held(accountId, named, now))
    await pictures.hold(picture, { accountId, until });

  const dropped = (before?.pictureKeys ?? []).filter((key) => !named.includes(key));
  const heldBefore = await pictures.held(accountId, dropped, now);
  // A hold alone never becomes shorter.
  await pictures.release(accountId, dropped);
  for (const picture of heldBefore)
    await pictures.hold(picture, { accountId, until: later(heldWithoutDraft) });
}

/** Forgets the account's draft, and holds its pictures no longer. */
export async function forgetAdvertDraft(
  { advertDrafts, pictures }: DraftStores,
  accountId: string,
  now: Date,
): Promise<void> {
  const draft = await advertDrafts.of(accountId, now);
  if (draft === undefined) return;
  await advertDrafts.remove(accountId);
  await pictures.release(accountId, draft.pictureKeys);
}
