import { fieldsWithinLimits } from '../drafts/keep-draft.ts';
import { DomainError } from '../errors.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { texts } from '../texts.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { advertFormFields } from './advert.ts';
import { forgetAdvertDraft, keepAdvertDraft } from './advert-draft.ts';
import { type AdvertForm, distinctPictureKeys } from './advert-form.ts';

/**
 * Saves what is in the form of /post as it is, valid or not, for 30 days, in place of the earlier draft; an empty form
 * deletes the draft. Returns the form's pictures that are held. A form that has posted its advert is refused, because a
 * save may arrive late.
 */
export async function saveAdvertDraft(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  {
    form,
    formKey,
    client,
  }: { readonly form: AdvertForm; readonly formKey: string; readonly client?: string | undefined },
): Promise<readonly Picture[]> {
  const { accountId } = requireUser(viewer);
  await admit(ports, 'save-draft', { account: accountId, client });
  const now = ports.clock.now();
  const typed = Object.fromEntries(advertFormFields.map((name) => [name, form[name] ?? '']));
  const fields = fieldsWithinLimits(typed);
  return ports.transaction(async (stores) => {
    await stores.advertDrafts.lock(accountId);
    const held = await stores.pictures.held(accountId, distinctPictureKeys(form), now);
    if (await stores.formKeys.isUsed(accountId, formKey))
      throw new DomainError('conflict', texts.drafts.alreadyPosted);
    const isEmpty = held.length === 0 && Object.values(typed).every((value) => value.trim() === '');
    const before = await stores.advertDrafts.of(accountId, now);
    if (isEmpty && before?.discarded) return held;
    if (isEmpty) await forgetAdvertDraft(stores, accountId, now);
    else {
      const pictureKeys = held.map((picture) => picture.key);
      const draft = { fields, pictureKeys, savedAt: now, discarded: false };
      await keepAdvertDraft(stores, accountId, draft, { before, now });
    }
    return held;
  });
}
