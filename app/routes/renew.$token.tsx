import { data, type HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as linksTexts from '../../core/texts/links.ts';
import * as renewTexts from '../../core/texts/renew.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Photo } from '../ui/photo.tsx';

export const meta = titled(renewTexts.heading);

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

/** Opening it changes nothing, because programs that scan mails follow links. */
export const loader = page(async ({ core, params }) => {
  const renewal = await core.viewRenewal(params['token'] ?? '');
  if (renewal === undefined) return data({ renewal }, { status: 404 });
  return data({ renewal: { ...renewal, until: said(renewal.until) } });
});

export const action = form(async ({ core, params, client, done }) => {
  const { advertId } = await core.renewByLink({ token: params['token'] ?? '', client });
  return done(`/singleherb/${advertId}`, statesTexts.renewed);
});

export const clientAction = keepForm();

export default function Renew() {
  const { renewal } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  return (
    <section className="account-entry">
      <h1>{renewTexts.heading}</h1>
      {renewal === undefined || failure?.message === linksTexts.over ? (
        <>
          <p>{statesTexts.renewalOver}</p>
          <Link className="button button-block" to="/account">
            {renewTexts.yourAdverts}
          </Link>
        </>
      ) : (
        <>
          {renewal.cover && <Photo picture={renewal.cover} alt="" sizes="240px" className="delete-picture" />}
          <p className="delete-title" dir="auto">
            {renewal.title}
          </p>
          <p>{renewTexts.until({ day: renewal.until })}</p>
          <EntryForm>
            <SubmitButton className="button button-block">{renewTexts.renew}</SubmitButton>
          </EntryForm>
        </>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
