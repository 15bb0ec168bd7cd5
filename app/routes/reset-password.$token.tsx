import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as linksTexts from '../../core/texts/links.ts';
import * as passwordTexts from '../../core/texts/password.ts';
import { AccountName } from '../features/account/account-name.tsx';
import { NewPasswordFields } from '../features/account/new-password-fields.tsx';
import { answerLogIn, browserOf } from '../features/account/sign-in.server.ts';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

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
