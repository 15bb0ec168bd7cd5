import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { maxAddressLength } from '../../core/accounts/limits.ts';
import * as setUpAccountTexts from '../../core/texts/set-up-account.ts';
import * as setUpPageTexts from '../../core/texts/set-up-page.ts';
import { AboutField } from '../features/account/about-field.tsx';
import { ConsentCheckbox } from '../features/account/consent-checkbox.tsx';
import { PhoneField } from '../features/account/phone-field.tsx';
import { finishPendingAct } from '../features/account/sign-in.server.ts';
import { form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(setUpPageTexts.heading);

export const loader = page(async ({ core, viewer, url, unfinished }) => {
  if (viewer.kind === 'user') throw redirect('/account', 303);
  return {
    proposed: await core.proposeProfile(viewer),
    redirectTo: safeRedirect(url.searchParams.get('redirectTo')),
    kept: await unfinished(),
  };
});

export const action = form(
  async (context) => {
    const { core, viewer, session, fields, typed, done } = context;
    await core.setUpAccount(viewer, {
      ...typed('about', 'address', 'phoneNumber'),
      consent: fields['consent'] !== undefined,
    });
    const user = await core.resumeSession(session.token);
    const { path, flash } = await finishPendingAct(context, user, fields['redirectTo'], {
      kind: 'success',
      text: setUpAccountTexts.done,
    });
    return done(path, flash);
  },
  { keeps: [] },
);

export const clientAction = keepForm(setUpAccountTexts.failed);

export default function SetUpAccount() {
  const { proposed, redirectTo, kept } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>{setUpPageTexts.heading}</h1>
      <UnfinishedNotice said={kept?.['said']} />
      <EntryForm values={{ ...kept, ...proposed }} redirectTo={redirectTo}>
        <TextField name="fullName" label={setUpPageTexts.fullName} readOnly autoComplete="name" />
        <TextField name="username" label={setUpPageTexts.username} readOnly autoComplete="username" />
        <TextField name="email" label={setUpPageTexts.email} type="email" readOnly autoComplete="email" />
        <AboutField
          label={setUpPageTexts.about}
          hint={setUpPageTexts.aboutHint}
          required
          missing={setUpAccountTexts.aboutMissing}
        />
        <TextField
          name="address"
          label={setUpPageTexts.address}
          hint={setUpPageTexts.addressHint}
          required
          maxLength={maxAddressLength}
          autoComplete="street-address"
          enterKeyHint="next"
          missing={setUpAccountTexts.addressMissing}
        />
        <PhoneField required />
        <ConsentCheckbox />
        <SubmitButton className="button button-block">{setUpPageTexts.save}</SubmitButton>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
