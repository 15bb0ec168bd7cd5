import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import type { ShownLink } from '../../core/accounts/view-link.ts';
import * as confirmAddressTexts from '../../core/texts/confirm-address.ts';
import * as linksTexts from '../../core/texts/links.ts';
import { texts } from '../../core/texts/text.ts';
import { AccountName } from '../features/account/account-name.tsx';
import { ExpiredLink } from '../features/account/expired-link.tsx';
import { PasswordField } from '../features/account/password-field.tsx';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const meta = titled(confirmAddressTexts.heading);

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
  return done('/home', said(texts.email[outcome]));
});

export const clientAction = keepForm();

export default function VerifyEmail() {
  const { link } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const { pathname } = useLocation();
  if (link === undefined || failure?.message === linksTexts.over) {
    return (
      <section className="account-entry verify-email">
        <h1>{confirmAddressTexts.heading}</h1>
        <ExpiredLink />
      </section>
    );
  }
  const { kind, email, own } = link;
  return (
    <section className="account-entry verify-email">
      <h1>{confirmAddressTexts.heading}</h1>
      <p>
        <Said
          text={own ? ownQuestion(link) : foreignQuestion(link)}
          parts={{ email: strong, username: strong }}
        />
      </p>
      <EntryForm>
        {!own && kind === 'verify-email' && <AccountName email={email} />}
        {!own && <PasswordField name="password" label={confirmAddressTexts.password} enterKeyHint="go" />}
        <SubmitButton className="button button-block">
          {kind === 'change-email' ? confirmAddressTexts.useAddress : confirmAddressTexts.confirm}
        </SubmitButton>
      </EntryForm>
      {!own && (
        <div className="form-aside">
          <p>
            <Link to="/forgot-password">{confirmAddressTexts.forgot}</Link>
          </p>
          <p>
            <Link to={`${pathname}/not-me`}>{confirmAddressTexts.notMe}</Link>
          </p>
        </div>
      )}
    </section>
  );
}

const strong = (words: string) => <strong>{words}</strong>;

function ownQuestion({ kind, email, username }: ShownLink): string {
  if (kind === 'verify-email') return confirmAddressTexts.ownConfirm({ email });
  if (!username) return confirmAddressTexts.ownChangeNameless({ email });
  return confirmAddressTexts.ownChange({ email, username });
}

/** The reader of the mail is not necessarily the one who made the account. */
function foreignQuestion({ kind, email, username }: ShownLink): string {
  const { foreignConfirm, foreignConfirmNameless, foreignChange, foreignChangeNameless } =
    confirmAddressTexts;
  const [named, nameless] =
    kind === 'verify-email'
      ? [foreignConfirm, foreignConfirmNameless]
      : [foreignChange, foreignChangeNameless];
  return username ? named({ email, username }) : nameless({ email });
}

export { PageFailure as ErrorBoundary };
