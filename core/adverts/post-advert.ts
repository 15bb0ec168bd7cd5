import { DomainError } from '../errors.ts';
import { formSending, once } from '../form-key.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { queueMatching } from '../saved-searches/queue-matching.ts';
import { queueIndexing } from '../search/queue-indexing.ts';
import { texts } from '../texts.ts';
import { counted } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { advertFormFields } from './advert.ts';
import { forgetAdvertDraft } from './advert-draft.ts';
import { type AdvertForm, distinctPictureKeys, parseAdvertForm } from './advert-form.ts';
import { advertId } from './advert-id.ts';
import { endOf } from './renewal.ts';

/** How many adverts of one millisecond are told apart before something must be wrong. */
const maxIdTries = 100;

/** Posts an advert with pictures that its seller holds. Sending the same form again answers the same advert. */
export async function postAdvert(
  ports: Pick<
    Ports,
    'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests' | 'searchEngine'
  >,
  viewer: Viewer,
  {
    form,
    formKey,
    client,
  }: { readonly form: AdvertForm; readonly formKey: string; readonly client?: string | undefined },
): Promise<{ advertId: string }> {
  const { accountId } = requireUser(viewer);
  const postedAt = ports.clock.now();
  const sending = formSending(ports, {
    accountId,
    key: formKey,
    kind: 'post-advert',
    content: [...advertFormFields.map((name) => form[name] ?? ''), ...form.pictureKeys],
  });

  return counted(ports, 'post-advert', { account: accountId, client }, async (admission) => {
    let posted: string | undefined;
    const id = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        const held = await stores.pictures.held(accountId, distinctPictureKeys(form), postedAt);
        const content = parseAdvertForm(form, new Set(held.map((picture) => picture.key)));
        for (let tried = 0; tried < maxIdTries; tried += 1) {
          const freeId = advertId(postedAt, tried);
          const times = { postedAt, endsAt: endOf(postedAt) };
          const answer = await stores.adverts.add({ id: freeId, sellerId: accountId, ...content, ...times });
          if (answer === 'added') {
            await stores.pictures.release(accountId, content.pictureKeys);
            await forgetAdvertDraft(stores, accountId, postedAt);
            await queueIndexing(ports, stores, { kind: 'index-advert', advertId: freeId });
            await queueMatching(ports, stores, freeId);
            posted = freeId;
            return freeId;
          }
        }
        throw new DomainError('conflict', texts.adverts.postFailed);
      }),
    );
    if (id !== posted) await admission.giveBack();
    return { advertId: id };
  });
}
