import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as linksTexts from '../../core/texts/links.ts';
import * as passwordTexts from '../../core/texts/password.ts';
import * as resetPasswordTexts from '../../core/texts/reset-password.ts';
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
import { Said } from '../ui/said.tsx';

export const meta = titled(resetPasswordTexts.heading);

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
      <h1>{resetPasswordTexts.heading}</h1>
      {over ? (
        <>
          <p>{linksTexts.over}</p>
          <Link className="button button-block" to="/forgot-password">
            {resetPasswordTexts.another}
          </Link>
          <p className="form-aside">
            <Link to="/login">{resetPasswordTexts.back}</Link>
          </p>
        </>
      ) : (
        <>
          <p className="muted">
            <Said
              text={resetPasswordTexts.explained({ email })}
              parts={{ email: (words) => <strong>{words}</strong> }}
            />
          </p>
          <EntryForm>
            <AccountName email={email} />
            <NewPasswordFields />
            <SubmitButton className="button button-block">{resetPasswordTexts.save}</SubmitButton>
          </EntryForm>
        </>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
