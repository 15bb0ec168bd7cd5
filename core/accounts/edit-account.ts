import { queueIndexing } from '../indexing/queue-indexing.ts';
import { isPictureKey } from '../pictures/picture-key.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { invalidFields, requireValid } from '../shared/require-valid.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { allowedName } from './allowed-name.ts';
import { parseDateOfBirth } from './date-of-birth.ts';
import { parseFullName } from './full-name.ts';
import { parsePhoneNumber } from './parse-phone-number.ts';
import { parseUsername } from './parse-username.ts';
import { isDoubtfulNumber } from './phone-number.ts';
import { parseAbout, parseAddress } from './profile-texts.ts';
import { refuseClaims } from './refuse-claims.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

export interface EditAccountForm extends Pick<Requester, 'client'> {
  readonly username: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly callMe: boolean;
  readonly whatsappMe: boolean;
  readonly address: string;
  readonly about: string;
  readonly dob: string;
  /** Keys of pictures chosen for the profile; the last one that is held wins. Empty: the present picture stays. */
  readonly pictureKeys: readonly string[];
  readonly removePicture: boolean;
  /** Why uploads of this form were refused; a single problem makes the form invalid. */
  readonly pictureProblems: readonly Text[];
}

/** More keys than the site's forms ever send. */
const maxPictureKeys = 24;

/** Changes the viewer's own profile. A phone number of the wrong form is saved, with a warning. */
export async function editAccount(
  ports: Pick<
    Ports,
    'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'searchEngine' | 'settings'
  >,
  viewer: Viewer,
  form: EditAccountForm,
): Promise<{ readonly phoneWarning?: Text }> {
  const { accountId } = requireUser(viewer);
  const { siteName } = ports.settings;
  const now = ports.clock.now();
  const taskId = ports.ids.alphanumeric(20);
  const chosenKeys = [...new Set(form.pictureKeys.filter(isPictureKey))].slice(-maxPictureKeys);

  const change = async (stores: Stores) => {
    const profile = await stores.profiles.byAccountId(accountId);
    if (profile === undefined) throw new DomainError('profile-required', texts.guard.profileNeeded);
    const held = await stores.pictures.held(accountId, chosenKeys, now);
    const present = profile.picture?.key;
    const { profilepic, dob, ...changes } = requireValid({
      username: allowedName(parseUsername(form.username), { siteName, present: profile.username }),
      fullName: allowedName(parseFullName(form.fullName), { siteName, present: profile.fullName }),
      phoneNumber: parsePhoneNumber(form.phoneNumber, { mustFit: form.callMe || form.whatsappMe }),
      address: parseAddress(form.address),
      about: parseAbout(form.about),
      dob: parseDateOfBirth(form.dob, now),
      profilepic: choosePicture(form, held.at(-1)?.key, present),
    });
    const { username, fullName, about } = changes;
    refuseClaims(ports, { username, fullName, about }, profile);
    const answer = await stores.profiles.update(accountId, {
      ...changes,
      callMe: form.callMe,
      whatsappMe: form.whatsappMe,
      dateOfBirth: dob,
      pictureKey: profilepic,
    });
    if (answer === 'username-taken') {
      throw invalidFields({ username: texts.signUp.usernameTaken });
    }
    await queueIndexing(ports, stores, { kind: 'index-profile', accountId });
    const unused = [...chosenKeys, ...(present === undefined ? [] : [present])].filter(
      (key) => key !== profilepic,
    );
    await stores.pictures.release(accountId, unused);
    if (unused.length > 0) await stores.outbox.add(taskId, { kind: 'sweep-pictures' }, now);
    return changes.phoneNumber;
  };
  const requester = { account: accountId, client: form.client };
  const phoneNumber = await counted(ports, accountLimits['edit-account'], requester, () =>
    ports.transaction(change),
  );
  return isDoubtfulNumber(phoneNumber) ? { phoneWarning: texts.phoneNumber.invalid } : {};
}

/**
 * A picture chosen now overrides the request to remove the previous one. Its hold stays although the profile refers
 * to the picture, so that the same form sent twice finds it again.
 */
function choosePicture(
  form: EditAccountForm,
  chosen: string | undefined,
  present: string | undefined,
): Checked<string | undefined, Text | readonly Text[]> {
  if (form.pictureProblems.length > 0) {
    return { ok: false, problem: form.pictureProblems };
  }
  if (chosen !== undefined) return { ok: true, value: chosen };
  if (form.pictureKeys.some((key) => key !== present))
    return { ok: false, problem: texts.pictures.chooseAgain };
  return { ok: true, value: form.removePicture ? undefined : present };
}
