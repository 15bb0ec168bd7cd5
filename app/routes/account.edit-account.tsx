import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  aboutCounterDenominator,
  earliestBirthYear,
  maxAboutLength,
  maxAddressLength,
} from '../../core/accounts/limits.ts';
import * as editProfileTexts from '../../core/texts/edit-profile.ts';
import * as profileTexts from '../../core/texts/profile.ts';
import { AboutField } from '../features/account/about-field.tsx';
import { FullNameField } from '../features/account/full-name-field.tsx';
import { PhoneField } from '../features/account/phone-field.tsx';
import { PortraitField } from '../features/account/portrait-field.tsx';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { UsernameField } from '../features/account/username-field.tsx';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/settings.css?url';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(editProfileTexts.heading);

export const loader = page(async ({ core, viewer, unfinished }) => {
  const profile = await core.viewOwnProfile(viewer);
  const kept = await unfinished();
  return { profile, kept };
});

export const action = form(
  async ({ core, viewer, client, fields, typed, pictureKeys, pictureProblems, done }) => {
    const { phoneWarning } = await core.editAccount(viewer, {
      ...typed('username', 'fullName', 'phoneNumber', 'address', 'about', 'dob'),
      callMe: fields['callMe'] !== undefined,
      whatsappMe: fields['whatsappMe'] !== undefined,
      pictureKeys,
      removePicture: fields['removePicture'] !== undefined,
      pictureProblems,
      client,
    });
    const saved = { kind: 'success', text: profileTexts.saved } as const;
    return done('/account', phoneWarning === undefined ? saved : { ...saved, problem: said(phoneWarning) });
  },
  { keeps: [] },
);

export const clientAction = keepForm(profileTexts.saveFailed);

export default function EditAccount() {
  const { profile, kept } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={editProfileTexts.heading}>
      <div className="settings-sheet">
        <EntryForm
          multipart
          values={{
            username: profile.username,
            fullName: profile.fullName,
            phoneNumber: profile.phoneNumber,
            address: profile.address,
            about: profile.about,
            dob: profile.dateOfBirth,
          }}
          kept={kept}
        >
          <UsernameField />
          <FullNameField hint={editProfileTexts.fullNameHint} />
          <PhoneField />
          <Checkbox name="callMe" checkedAtFirst={kept ? 'callMe' in kept : profile.callMe}>
            {editProfileTexts.callMe}
          </Checkbox>
          <Checkbox name="whatsappMe" checkedAtFirst={kept ? 'whatsappMe' in kept : profile.whatsappMe}>
            {editProfileTexts.whatsappMe}
          </Checkbox>
          <TextField
            name="address"
            label={editProfileTexts.address}
            hint={editProfileTexts.addressHint}
            maxLength={maxAddressLength}
            autoComplete="street-address"
            enterKeyHint="next"
          />
          <AboutField
            label={editProfileTexts.bio}
            hint={editProfileTexts.bioHint({ max: maxAboutLength })}
            counterMax={aboutCounterDenominator}
          />
          <TextField
            name="dob"
            label={editProfileTexts.dateOfBirth}
            type="date"
            min={`${earliestBirthYear}-01-01`}
            autoComplete="bday"
          />
          <PortraitField present={profile.picture} />
          <SubmitButton className="button button-block">{editProfileTexts.save}</SubmitButton>
        </EntryForm>
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
