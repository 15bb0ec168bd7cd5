import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import * as linksTexts from '../../core/texts/links.ts';
import { texts } from '../../core/texts/texts.ts';
import { ExpiredLink } from '../features/account/expired-link.tsx';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('This was not me');

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(async ({ core, viewer, params }) => {
  const link = await core.viewLink(viewer, params['token'] ?? '');
  if (link === undefined || link.kind === 'reset-password') return data({ link: undefined }, { status: 404 });
  return data({ link });
});

export const action = form(async ({ core, params, done }) => {
  const outcome = await core.disownAddress(params['token'] ?? '');
  return done('/home', texts.email[outcome]);
});

export const clientAction = keepForm();

export default function NotMe() {
  const { link } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const { token } = useParams();
  if (link === undefined || failure?.message === linksTexts.over) {
    return (
      <section className="account-entry verify-email">
        <h1>This was not me</h1>
        <ExpiredLink />
      </section>
    );
  }
  const { kind, email, username } = link;
  const account = <>the account {username && <strong>{username}</strong>}</>;
  return (
    <section className="account-entry verify-email">
      <h1>This was not me</h1>
      {kind === 'verify-email' ? (
        <p>
          Someone created {account} with your address <strong>{email}</strong>. If it was not you, delete the
          account. This also deletes everything in it, and you can then use your address again. It cannot be
          undone.
        </p>
      ) : (
        <p>
          Someone wants to use your address <strong>{email}</strong> for {account}. If it was not you, the
          account keeps its current address.
        </p>
      )}
      <EntryForm>
        <div className="button-row">
          <SubmitButton className="button button-danger">
            {kind === 'verify-email' ? 'Delete that account' : 'Do not use my address'}
          </SubmitButton>
          <Link className="button button-quiet" to={`/verify-email/${token}`}>
            Cancel
          </Link>
        </div>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
