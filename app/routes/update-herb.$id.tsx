import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { groupDigits } from '../../core/adverts/price.ts';
import { texts } from '../../core/texts.ts';
import { AdvertFields, advertFieldNames } from '../components/fields/advert-fields.tsx';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { KeptNotice } from '../components/fields/kept-notice.tsx';
import { inOrder } from '../components/fields/picture-order.ts';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import type { RouteHandle } from '../root.tsx';

export const handle: RouteHandle = { script: 'always' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Update Herb' });

export const loader = page(async ({ core, viewer, params, takeDraft }) => {
  const advert = await core.viewOwnAdvert(viewer, params['id'] ?? '');
  return { advert, draft: await takeDraft() };
});

export const action = form(
  async ({ core, viewer, params, client, fields, pictureKeys, pictureProblems, done }) => {
    const id = params['id'] ?? '';
    await core.updateAdvert(viewer, id, {
      herbtitle: fields['herbtitle'] ?? '',
      description: fields['description'] ?? '',
      price: fields['price'] ?? '',
      selectedDistrict: fields['selectedDistrict'] ?? '',
      selectedVillage: fields['selectedVillage'] ?? '',
      pictureKeys: inOrder(pictureKeys, fields['pictureOrder']),
      pictureProblems,
      client,
    });
    return done(`/singleherb/${id}`, texts.adverts.updated);
  },
  { keepsDraft: true },
);

export const clientAction = keepForm(texts.adverts.updateFailed);

export default function UpdateAdvert() {
  const { advert, draft } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>Update Herb</h1>
      <KeptNotice draft={draft} text={texts.drafts.textKeptWithoutPictures} />
      <EntryForm
        key={advert.id}
        multipart
        failure={useFormFailure()}
        values={{
          herbtitle: advert.title,
          description: advert.description,
          price: groupDigits(String(advert.price)),
          selectedDistrict: advert.district,
          selectedVillage: advert.village,
          ...draft,
        }}
        fields={advertFieldNames}
      >
        <AdvertFields present={advert.pictures} />
        <SubmitButton className="button button-block">Update Herb</SubmitButton>
      </EntryForm>
    </section>
  );
}
