import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as emailTexts from '../../core/texts/email.ts';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('Confirm your email address');

export const loader = page(async ({ core, viewer }) => {
  const { email, emailVerified } = await core.viewCredentials(viewer);
  if (emailVerified) throw redirect('/home', 303);
  return { email };
});

export const action = form(async ({ core, viewer, mailOrigin, client, fields, done }) => {
  const email = await core.sendVerification(viewer, { origin: mailOrigin, client });
  const to = fields['from'] ?? '/home';
  if (email === undefined) return done(to, emailTexts.nothingToVerify);
  return done(to, { kind: 'success', text: emailTexts.linkSent({ email }), confirms: true });
});

export const clientAction = keepForm();

export default function SendVerification() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <section className="account-entry verify-email">
      <h1>Confirm your email address</h1>
      <p>
        We’ll send a link to <strong>{email}</strong>. Open it to confirm your email address.
      </p>
      <EntryForm>
        <SubmitButton className="button button-block">Get a new link</SubmitButton>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
