import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import type { ShownLink } from '../../core/accounts/view-link.ts';
import * as linksTexts from '../../core/texts/links.ts';
import * as notMeTexts from '../../core/texts/not-me.ts';
import { texts } from '../../core/texts/text.ts';
import { ExpiredLink } from '../features/account/expired-link.tsx';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const meta = titled(notMeTexts.heading);

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(async ({ core, viewer, params }) => {
  const link = await core.viewLink(viewer, params['token'] ?? '');
  if (link === undefined || link.kind === 'reset-password') return data({ link: undefined }, { status: 404 });
  return data({ link });
});

export const action = form(async ({ core, params, done }) => {
  const outcome = await core.disownAddress(params['token'] ?? '');
  return done('/home', said(texts.email[outcome]));
});

export const clientAction = keepForm();

export default function NotMe() {
  const { link } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const { token } = useParams();
  if (link === undefined || failure?.message === linksTexts.over) {
    return (
      <section className="account-entry verify-email">
        <h1>{notMeTexts.heading}</h1>
        <ExpiredLink />
      </section>
    );
  }
  const { kind } = link;
  return (
    <section className="account-entry verify-email">
      <h1>{notMeTexts.heading}</h1>
      <p>
        <Said text={happened(link)} parts={{ email: strong, username: strong }} />
      </p>
      <EntryForm>
        <div className="button-row">
          <SubmitButton className="button button-danger">
            {kind === 'verify-email' ? notMeTexts.deleteAccount : notMeTexts.refuse}
          </SubmitButton>
          <Link className="button button-quiet" to={`/verify-email/${token}`}>
            {notMeTexts.cancel}
          </Link>
        </div>
      </EntryForm>
    </section>
  );
}

const strong = (words: string) => <strong>{words}</strong>;

function happened({ kind, email, username }: ShownLink): string {
  const { created, createdNameless, wanted, wantedNameless } = notMeTexts;
  const [named, nameless] = kind === 'verify-email' ? [created, createdNameless] : [wanted, wantedNameless];
  return username ? named({ email, username }) : nameless({ email });
}

export { PageFailure as ErrorBoundary };
