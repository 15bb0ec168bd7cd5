import type { LinksFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import * as advertFormTexts from '../../core/texts/advert-form.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as claimsTexts from '../../core/texts/claims.ts';
import * as updateAdvertTexts from '../../core/texts/update-advert.ts';
import { AdvertEditor } from '../features/adverts/advert-editor.tsx';
import { advertFieldValues } from '../features/adverts/advert-field-values.ts';
import { readAdvertForm } from '../features/adverts/read-advert-form.server.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/editor.css?url';
import { ReviewButton } from '../ui/forms/claims.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { VersionField } from '../ui/forms/version-field.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(updateAdvertTexts.heading);

export const loader = page(async ({ core, viewer, params, unfinished }) => {
  const advert = await core.viewOwnAdvert(viewer, params['id'] ?? '');
  const kept = await unfinished();
  // On the server, so that its rules add nothing to the script.
  return { advert, values: advertFieldValues(advert), kept };
});

export const action = form(
  async ({ core, viewer, params, client, done, ...sent }) => {
    const id = params['id'] ?? '';
    const review = sent.fields['review'] === '1';
    const { version } = sent.fields;
    const hidden = await core.updateAdvert(viewer, id, { ...readAdvertForm(sent), client, review, version });
    return done(`/singleherb/${id}`, hidden ? claimsTexts.sent : advertsTexts.updated);
  },
  { keeps: [] },
);

export const clientAction = keepForm(advertFormTexts.updateFailed);

/** Kept forms lack the boxes that were not checked. */
const unchecked = { pickUp: '', boda: '', parcel: '' };

/** Also reloads after a conflict with another tab: the version, and the photos that are left. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function UpdateAdvert() {
  const { advert, values, kept } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>{updateAdvertTexts.heading}</h1>
      <EntryForm key={advert.id} multipart values={values} kept={kept && { ...unchecked, ...kept }}>
        <VersionField now={Number(advert.updatedAt)} />
        <AdvertEditor present={advert.pictures} />
        <SubmitButton className="button button-block">{updateAdvertTexts.heading}</SubmitButton>
        <ReviewButton />
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
