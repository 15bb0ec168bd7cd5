import { data, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Verify your email' });

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

/** Looking changes nothing: programs that examine mails follow their links. */
export const loader = page(async ({ core, params }) => {
  const link = await core.viewLink(params['token'] ?? '');
  if (link === undefined || link.kind === 'reset-password') return data({ link: undefined }, { status: 404 });
  return data({ link });
});

export const action = form(async ({ core, params, done }) => {
  const outcome = await core.verifyEmail(params['token'] ?? '');
  return done('/home', texts.email[outcome]);
});

export const clientAction = keepForm();

export default function VerifyEmail() {
  const { link } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const over = link === undefined || failure?.message === texts.links.over;
  return (
    <section className="account-entry verify-email">
      <h1>Verify your email</h1>
      {over ? (
        <LinkOver />
      ) : (
        <>
          <p>
            {link.kind === 'change-email' ? (
              <>
                Is <strong>{link.email}</strong> yours? One tap, and your account uses it from now on.
              </>
            ) : (
              <>
                Is <strong>{link.email}</strong> yours? One tap, and we know.
              </>
            )}
          </p>
          <EntryForm failure={failure} fields={[]}>
            <SubmitButton className="button button-block">
              {link.kind === 'change-email' ? 'Use this address' : 'Verify email'}
            </SubmitButton>
          </EntryForm>
          {link.kind === 'verify-email' && link.username !== undefined && (
            <p>
              This is for the account <strong>{link.username}</strong>. Did somebody else make it?{' '}
              <Link to="/forgot-password">Choose a password of your own</Link> instead, and only you can use
              it.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** A link that does nothing any more, and the way on from there. */
function LinkOver() {
  const root = useRootData();
  const signedIn = root !== undefined && root.viewer.kind !== 'visitor';
  const verified = signedIn && !root.unverified;
  return (
    <>
      <p>
        {verified
          ? 'This link was used before or is too old, and your email is verified. All is well.'
          : texts.links.over}
      </p>
      {verified && (
        <Link className="button button-block" to="/home">
          Continue
        </Link>
      )}
      {signedIn && !verified && (
        <form method="post" action="/verify-email" className="form">
          <button type="submit" className="button button-block">
            Send again
          </button>
        </form>
      )}
      {!signedIn && (
        <>
          <p>Log in, and we can send you another one if you need it.</p>
          <Link className="button button-block" to="/login">
            Log in
          </Link>
        </>
      )}
    </>
  );
}
