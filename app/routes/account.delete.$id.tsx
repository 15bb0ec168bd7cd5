import { Link, useLoaderData } from '@remix-run/react';
import * as deleteAdvertTexts from '../../core/texts/delete-advert.ts';
import * as deletePostTexts from '../../core/texts/delete-post.ts';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Photo } from '../ui/photo.tsx';
import { fromSite } from '../ui/picture-url.ts';

export const meta = titled(deletePostTexts.heading);

export const loader = page(({ core, viewer, params }) => core.viewAdvertDeletion(viewer, params['id'] ?? ''));

export const action = form(async ({ core, viewer, params, done }) => {
  await core.deleteAdvert(viewer, params['id'] ?? '');
  return done('/account', deleteAdvertTexts.done);
});

export const clientAction = keepForm(deleteAdvertTexts.failed, { inWords: true });

export default function DeleteAdvert() {
  const { title, cover, promoted } = useLoaderData<typeof loader>();
  return (
    <section className="delete-page">
      <h1>{deletePostTexts.heading}</h1>
      {cover && <Photo picture={fromSite(cover)} alt="" sizes="240px" className="delete-picture" />}
      <p className="delete-title" dir="auto">
        {title}
      </p>
      <p>{deleteAdvertTexts.question}</p>
      {promoted && <p>{deleteAdvertTexts.endsPromotion}</p>}
      <EntryForm>
        <div className="button-row">
          <SubmitButton className="button button-danger">{deletePostTexts.deleteIt}</SubmitButton>
          <Link className="button button-quiet" to="/account">
            {deletePostTexts.cancel}
          </Link>
        </div>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
