import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import type { ShownLink } from '../../core/accounts/view-link.ts';
import * as linksTexts from '../../core/texts/links.ts';
import { texts } from '../../core/texts/texts.ts';
import { AccountName } from '../features/account/account-name.tsx';
import { ExpiredLink } from '../features/account/expired-link.tsx';
import { PasswordField } from '../features/account/password-field.tsx';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('Confirm your email address');

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

/** Opening it changes nothing, because programs that scan mails follow links. */
export const loader = page(async ({ core, viewer, params }) => {
  const link = await core.viewLink(viewer, params['token'] ?? '');
  if (link === undefined || link.kind === 'reset-password') return data({ link: undefined }, { status: 404 });
  return data({ link });
});

export const action = form(async ({ core, viewer, mailOrigin, client, params, typed, done }) => {
  const outcome = await core.verifyEmail(viewer, {
    token: params['token'] ?? '',
    ...typed('password'),
    origin: mailOrigin,
    client,
  });
  return done('/home', texts.email[outcome]);
});

export const clientAction = keepForm();

export default function VerifyEmail() {
  const { link } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const { pathname } = useLocation();
  if (link === undefined || failure?.message === linksTexts.over) {
    return (
      <section className="account-entry verify-email">
        <h1>Confirm your email address</h1>
        <ExpiredLink />
      </section>
    );
  }
  const { kind, email, own } = link;
  return (
    <section className="account-entry verify-email">
      <h1>Confirm your email address</h1>
      <p>{own ? <OwnQuestion link={link} /> : <ForeignQuestion link={link} />}</p>
      <EntryForm>
        {!own && kind === 'verify-email' && <AccountName email={email} />}
        {!own && <PasswordField name="password" label="Password" enterKeyHint="go" />}
        <SubmitButton className="button button-block">
          {kind === 'change-email' ? 'Use this address' : 'Confirm'}
        </SubmitButton>
      </EntryForm>
      {!own && (
        <div className="form-aside">
          <p>
            <Link to="/forgot-password">Forgot password?</Link>
          </p>
          <p>
            <Link to={`${pathname}/not-me`}>This was not me</Link>
          </p>
        </div>
      )}
    </section>
  );
}

function OwnQuestion({ link: { kind, email, username } }: { link: ShownLink }) {
  if (kind === 'verify-email') {
    return (
      <>
        Is <strong>{email}</strong> your email? Tap to confirm.
      </>
    );
  }
  return (
    <>
      Is <strong>{email}</strong> your email? Tap to use it for your account{' '}
      {username && <strong>{username}</strong>} from now on.
    </>
  );
}

/** The reader of the mail is not necessarily the one who made the account. */
function ForeignQuestion({ link: { kind, email, username } }: { link: ShownLink }) {
  const account = <>the account {username && <strong>{username}</strong>}</>;
  if (kind === 'verify-email') {
    return (
      <>
        Did you create {account} with <strong>{email}</strong>? Enter its password to confirm your email
        address.
      </>
    );
  }
  return (
    <>
      Is {account} yours? Enter its password to use <strong>{email}</strong> from now on.
    </>
  );
}

export { PageFailure as ErrorBoundary };
