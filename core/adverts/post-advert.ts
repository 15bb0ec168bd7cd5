import { ClaimRefusal } from '../claims/check-claims.ts';
import { advertFormFields } from '../entities/advert.ts';
import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports } from '../ports/ports.ts';
import { queueKnownPhotos } from '../review/find-known-photos.ts';
import { advertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { formSending, once } from '../shared/form-key.ts';
import { requireUser } from '../shared/require-user.ts';
import type { CountingPorts } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { type DraftForm, forgetAdvertDraft, isUpToDate } from './advert-draft.ts';
import {
  type AdvertForm,
  claimsInAdvert,
  distinctPictureKeys,
  parseAdvertForm,
  parseAdvertWords,
} from './advert-form.ts';
import { announceAdvert } from './announce-advert.ts';
import { countedPosting } from './counted-posting.ts';
import { holdAdvert } from './hold-advert.ts';
import { endOf } from './renewal.ts';

/** Adverts posted in the same millisecond; more than this many can only be a defect. */
const maxIdTries = 100;

/**
 * Posts an advert with pictures held for its seller. Sending the same form again returns the same advert. An advert
 * that claims that something heals is refused or, with `review`, posted hidden.
 */
export async function postAdvert(
  ports: CountingPorts &
    Pick<Ports, 'transaction' | 'accounts' | 'ids' | 'digests' | 'searchEngine' | 'settings'>,
  viewer: Viewer,
  {
    form,
    formKey,
    opened = '',
    client,
    review = false,
  }: Pick<DraftForm, 'formKey'> & {
    readonly form: AdvertForm;
    readonly opened?: string;
    readonly client?: string | undefined;
    readonly review?: boolean;
  },
): Promise<{ advertId: string; hidden: boolean }> {
  const { accountId } = requireUser(viewer);
  const postedAt = ports.clock.now();
  const words = parseAdvertWords(form);
  const claims = claimsInAdvert(ports, form, words);
  const sending = formSending(ports, {
    accountId,
    key: formKey,
    kind: 'post-advert',
    content: [...advertFormFields.map((name) => form[name] ?? ''), ...form.pictureKeys],
  });

  return countedPosting(ports, { account: accountId, client }, async (giveBack) => {
    let posted: string | undefined;
    const id = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        await stores.advertDrafts.lock(accountId);
        const held = await stores.pictures.held(accountId, distinctPictureKeys(form), postedAt);
        const usable = new Set(held.map((picture) => picture.key));
        const content = parseAdvertForm(form, { words, usable, now: postedAt });
        if (claims !== undefined && !review) throw new ClaimRefusal(claims, texts.claims.changeOrReview);
        for (let tried = 0; tried < maxIdTries; tried += 1) {
          const freeId = advertId(postedAt, tried);
          const times = { postedAt, endsAt: endOf(postedAt) };
          const answer = await stores.adverts.add({ id: freeId, sellerId: accountId, ...content, ...times });
          if (answer === 'added') {
            await stores.pictures.release(accountId, content.pictureKeys);
            const draft = await stores.advertDrafts.of(accountId, postedAt);
            // The draft stays if another tab has begun another advert.
            if (isUpToDate({ formKey, opened }, draft)) await forgetAdvertDraft(stores, accountId, postedAt);
            await queueIndexing(ports, stores, { kind: 'index-advert', advertId: freeId });
            const advert = { id: freeId, sellerId: accountId, ...content };
            if (claims === undefined) await announceAdvert(ports, stores, advert);
            await queueKnownPhotos(ports, stores, freeId, { ...content, at: postedAt });
            if (claims !== undefined) await holdAdvert(ports, stores, advert, claims);
            posted = freeId;
            return freeId;
          }
        }
        throw new DomainError('conflict', texts.advertForm.postFailed);
      }),
    );
    if (id !== posted) await giveBack();
    return { advertId: id, hidden: claims !== undefined };
  });
}
