import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as emailTexts from '../../core/texts/email.ts';
import * as verifyEmailTexts from '../../core/texts/verify-email.ts';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const meta = titled(verifyEmailTexts.heading);

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
      <h1>{verifyEmailTexts.heading}</h1>
      <p>
        <Said
          text={verifyEmailTexts.explained({ email })}
          parts={{ email: (words) => <strong>{words}</strong> }}
        />
      </p>
      <EntryForm>
        <SubmitButton className="button button-block">{verifyEmailTexts.newLink}</SubmitButton>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
