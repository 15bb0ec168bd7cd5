import { ClaimRefusal } from '../claims/check-claims.ts';
import type { Advert } from '../entities/advert.ts';
import type { SearchedFields } from '../entities/saved-search.ts';
import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { AdvertContent } from '../ports/adverts.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { queueKnownPhotos } from '../review/find-known-photos.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import {
  type AdvertForm,
  claimsInAdvert,
  distinctPictureKeys,
  parseAdvertForm,
  parseAdvertWords,
} from './advert-form.ts';
import { announceAdvert } from './announce-advert.ts';
import { formerPriceAfter, priceBefore } from './former-price.ts';
import { holdAdvert } from './hold-advert.ts';
import { ownAdvert } from './own-advert.ts';
import { releaseAdvert } from './release-advert.ts';
import { advertLimits } from './throttling-limits.ts';

/**
 * Changes the seller's own advert. Its pictures may be those it had and those held for the seller. A form that shows
 * the advert as of `version` (its `updatedAt`, in epoch milliseconds) is refused with `conflict` if another edit has
 * changed the advert since, unless both have the same content. New claims that something heals are refused or, with
 * `review`, hide the advert; when its words no longer make such claims, it is shown again. Returns whether it was
 * hidden.
 */
export async function updateAdvert(
  ports: Pick<
    Ports,
    'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'searchEngine' | 'settings'
  >,
  viewer: Viewer,
  advertId: string,
  {
    client,
    review = false,
    version,
    ...form
  }: AdvertForm & {
    readonly client?: string | undefined;
    readonly review?: boolean;
    readonly version?: string | undefined;
  },
): Promise<boolean> {
  const user = requireUser(viewer);
  const updatedAt = ports.clock.now();
  const [taskId, dropId] = [ports.ids.alphanumeric(20), ports.ids.alphanumeric(20)];

  const words = parseAdvertWords(form);
  const requester = { account: user.accountId, client };
  const change = async (stores: Stores) => {
    // Locked before the advert is read, so that another edit, or a decision that hides or shows the advert, has
    // finished: that decision may be about these words.
    const found = await stores.reviewCases.lock({ kind: 'advert', id: advertId });
    const advert = await ownAdvert(stores, user, advertId);
    const present = advert.pictures.map((picture) => picture.key);
    const held = await stores.pictures.held(user.accountId, distinctPictureKeys(form), updatedAt);
    const usable = new Set([...present, ...held.map((picture) => picture.key)]);
    const isStale = version !== undefined && version !== String(advert.updatedAt.getTime());
    const read = () => parseAdvertForm(form, { words, usable, now: updatedAt, before: advert });
    if (isStale && !saysSame(advert, read)) throw new DomainError('conflict', texts.adverts.changedMeanwhile);
    const content = read();
    const newWords = advert.title !== content.title || advert.description !== content.description;
    const claims = newWords ? claimsInAdvert(ports, form, words) : undefined;
    if (claims !== undefined && !review) throw new ClaimRefusal(claims, texts.claims.changeOrReview);
    const formerPrice = formerPriceAfter(advert, content, updatedAt);
    if (!(await stores.adverts.update(advertId, { ...content, formerPrice, updatedAt })))
      throw new DomainError('not-found', texts.adverts.notFound);
    // A new version of the case, so that a moderator shows again only what they have seen.
    if (found?.open && found.hiding !== undefined)
      await stores.reviewCases.save({ ...found, version: found.version + 1 });
    const changed = { ...advert, ...content };
    if (claims !== undefined) await holdAdvert(ports, stores, changed, claims, advert);
    const released =
      newWords && claims === undefined ? await releaseAdvert(ports, stores, changed) : undefined;
    await queueIndexing(ports, stores, { kind: 'index-advert', advertId });
    if (released !== undefined)
      await announceAdvert(ports, stores, advert, { before: released.before, hiddenSince: released.at });
    else if (changesWhatIsSearched(advert, content))
      await announceAdvert(ports, stores, advert, { before: advert });
    const { price: after, quantity, unit } = content;
    const before = after === advert.price ? undefined : priceBefore({ price: after, formerPrice }, updatedAt);
    if (before !== undefined) {
      const prices = { before, after, quantity, unit };
      const drop = { kind: 'tell-price-drop', advertId, ...prices, fellAt: updatedAt.getTime() } as const;
      await stores.outbox.add(dropId, drop, updatedAt);
    }
    const added = content.pictureKeys.filter((key) => !present.includes(key));
    if (added.length > 0)
      await queueKnownPhotos(ports, stores, advertId, { pictureKeys: added, at: updatedAt });
    await stores.pictures.release(user.accountId, content.pictureKeys);
    const dropped = present.some((key) => !content.pictureKeys.includes(key));
    if (dropped) await stores.outbox.add(taskId, { kind: 'sweep-pictures' }, updatedAt);
    return claims !== undefined;
  };
  return counted(ports, advertLimits['update-advert'], requester, () => ports.transaction(change));
}

/** Whether a form has what the advert has, in every field. An invalid form differs. */
function saysSame({ pictures, ...before }: Advert, read: () => AdvertContent): boolean {
  try {
    // The herbs follow from the words.
    const { pictureKeys, herbs: _, ...now } = read();
    const fields = Object.keys(now) as (keyof typeof now)[];
    const isSame = (field: keyof typeof now) => JSON.stringify(now[field]) === JSON.stringify(before[field]);
    return fields.every(isSame) && pictures.map(({ key }) => key).join() === pictureKeys.join();
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

function changesWhatIsSearched(before: SearchedFields, now: SearchedFields): boolean {
  const fields = ['title', 'description', 'price', 'district', 'village', 'goods', 'boda', 'parcel'] as const;
  return fields.some((field) => before[field] !== now[field]);
}
