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

/** Keeps this draft in place of the one before it, and holds its pictures as long. */
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

/** Forgets the account's draft. Those of its pictures that its seller still holds can be used in another tab for a while. */
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
  // A hold alone never becomes shorter.
  await pictures.release(accountId, keys);
  const until = new Date(now.getTime() + heldWithoutDraft);
  for (const picture of held) await pictures.hold(picture, { accountId, until });
}
