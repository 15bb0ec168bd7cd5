import { advertFormFields } from '../entities/advert.ts';
import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { fieldsWithinLimits } from '../shared/fields-within-limits.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import {
  besideDraft,
  type DraftForm,
  forgetAdvertDraft,
  isUpToDate,
  keepAdvertDraft,
  timeOfChange,
  whenKept,
} from './advert-draft.ts';
import { type AdvertForm, distinctPictureKeys } from './advert-form.ts';
import { advertLimits } from './throttling-limits.ts';

interface SavedDraft extends Pick<DraftForm, 'opened'> {
  /** Those of the form's pictures that are held, in the order of the form. */
  readonly held: readonly Picture[];
}

/**
 * Saves the content of the form of /post, valid or not, for 30 days, in place of the earlier draft; an empty form
 * deletes the draft. Refuses a form that has posted its advert, because a save may arrive late, and one that is older
 * than the stored draft: another tab has saved, discarded or posted the draft since.
 */
export async function saveAdvertDraft(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  { form, client, ...tab }: DraftForm & { readonly form: AdvertForm; readonly client?: string | undefined },
): Promise<SavedDraft> {
  const { accountId } = requireUser(viewer);
  await admit(ports, advertLimits['save-draft'], { account: accountId, client });
  const now = ports.clock.now();
  const typed = Object.fromEntries(advertFormFields.map((name) => [name, form[name] ?? '']));
  const fields = fieldsWithinLimits(typed);
  return ports.transaction(async (stores) => {
    await stores.advertDrafts.lock(accountId);
    const held = await stores.pictures.held(accountId, distinctPictureKeys(form), now);
    if (await stores.formKeys.isUsed(accountId, tab.formKey))
      throw new DomainError('conflict', texts.drafts.alreadyPosted);
    const before = await stores.advertDrafts.of(accountId, now);
    if (!isUpToDate(tab, before)) {
      const { waits, older } = texts.drafts;
      throw new DomainError('conflict', tab.opened === besideDraft ? waits : older);
    }
    const isEmpty = held.length === 0 && Object.values(typed).every((value) => value.trim() === '');
    if (isEmpty && before?.discarded) return { held, opened: whenKept(before) };
    if (isEmpty) {
      await forgetAdvertDraft(stores, accountId, now);
      return { held, opened: '' };
    }
    const pictureKeys = held.map((picture) => picture.key);
    const savedAt = timeOfChange(before, now);
    const draft = { fields, pictureKeys, savedAt, savedBy: tab.formKey, discarded: false };
    await keepAdvertDraft(stores, accountId, draft, { before, now });
    return { held, opened: whenKept(draft) };
  });
}
