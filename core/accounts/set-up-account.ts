import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports } from '../ports/ports.ts';
import type { NewProfile } from '../ports/profiles.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { requireValid } from '../shared/require-valid.ts';
import { hasVisibleCharacter } from '../shared/text/has-visible-character.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { parseConsent } from './consent.ts';
import { derivedNames } from './derived-names.ts';
import { ownAccount } from './own-account.ts';
import { parsePhoneNumber } from './parse-phone-number.ts';
import { parseAbout, parseAddress } from './profile-texts.ts';
import { refuseClaims } from './refuse-claims.ts';

export interface SetUpForm {
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly consent: boolean;
}

/** Gives an account its profile. An existing profile stays unchanged, so sending the form twice does no harm. */
export async function setUpAccount(
  ports: Pick<Ports, 'transaction' | 'accounts' | 'clock' | 'ids' | 'digests' | 'searchEngine' | 'settings'>,
  viewer: Viewer,
  form: SetUpForm,
): Promise<void> {
  if (viewer.kind === 'user') return;
  const account = await ownAccount(ports, viewer);
  const { about, address, phoneNumber } = requireValid({
    about: required(parseAbout(form.about), texts.setUpAccount.aboutMissing),
    address: required(parseAddress(form.address), texts.setUpAccount.addressMissing),
    phoneNumber: required(parsePhoneNumber(form.phoneNumber), texts.setUpAccount.phoneNumberMissing),
    consent: parseConsent(form.consent || account.consentedAt !== undefined),
  });
  refuseClaims(ports, { about });
  const { fullName, usernames } = derivedNames(ports, account);
  const now = ports.clock.now();
  const profile: Omit<NewProfile, 'username'> = {
    accountId: account.id,
    fullName,
    about,
    address,
    phoneNumber,
    callMe: false,
    whatsappMe: false,
    dateOfBirth: undefined,
    pictureKey: undefined,
    createdAt: now,
  };

  await ports.transaction(async (stores) => {
    if (account.consentedAt === undefined) await stores.accounts.recordConsent(account.id, now);
    for (const username of usernames) {
      const answer = await stores.profiles.add({ ...profile, username });
      if (answer === 'added') {
        await queueIndexing(ports, stores, { kind: 'index-profile', accountId: account.id });
      }
      if (answer !== 'username-taken') return;
    }
    throw new DomainError('conflict', texts.setUpAccount.failed);
  });
}

function required(checked: Checked<string, Text>, missing: Text): Checked<string, Text> {
  return checked.ok && !hasVisibleCharacter(checked.value) ? { ok: false, problem: missing } : checked;
}
