import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as linksTexts from '../../core/texts/links.ts';
import * as passwordTexts from '../../core/texts/password.ts';
import { AccountName } from '../components/fields/account-name.tsx';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { NewPasswordFields } from '../components/fields/new-password-fields.tsx';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { titled } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { answerLogIn, browserOf } from '../sign-in.server.ts';

export const meta = titled('Choose a new password');

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(async ({ core, viewer, params }) => {
  const link = await core.viewLink(viewer, params['token'] ?? '');
  if (link?.kind !== 'reset-password') return data({ email: undefined }, { status: 404 });
  return data({ email: link.email });
});

export const action = form(async (context) => {
  const { core, params, typed } = context;
  const reset = core.resetPassword({
    token: params['token'] ?? '',
    ...typed('password', 'confirmPassword'),
    ...(await browserOf(context)),
  });
  return answerLogIn(context, reset, '/home', { kind: 'success', text: passwordTexts.changed });
});

export const clientAction = keepForm();

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const over = email === undefined || failure?.message === linksTexts.over;
  return (
    <section className="account-entry">
      <h1>Choose a new password</h1>
      {over ? (
        <>
          <p>{linksTexts.over}</p>
          <Link className="button button-block" to="/forgot-password">
            Send another link
          </Link>
          <p className="form-aside">
            <Link to="/login">Back to log in</Link>
          </p>
        </>
      ) : (
        <>
          <p className="muted">
            For <strong>{email}</strong>. You will be logged in here, and logged out everywhere else. If the
            account is linked to Google, it will be unlinked.
          </p>
          <EntryForm>
            <AccountName email={email} />
            <NewPasswordFields />
            <SubmitButton className="button button-block">Save password</SubmitButton>
          </EntryForm>
        </>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
