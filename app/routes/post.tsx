import { useLoaderData } from '@remix-run/react';
import { requireUser } from '../../core/require-user.ts';
import { texts } from '../../core/texts.ts';
import { AdvertEditor } from '../components/fields/advert-editor.tsx';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { KeptNotice } from '../components/fields/kept-notice.tsx';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { titled } from '../page-meta.ts';
import { readAdvertForm } from '../read-advert-form.server.ts';
import { form, newFormKey, page } from '../request.server.ts';
import type { RouteHandle } from '../root-layout.tsx';

export const handle: RouteHandle = { script: 'always' };

export const meta = titled('Post New Ad');

export const loader = page(async ({ viewer, takeDraft }) => {
  requireUser(viewer);
  return { formKey: newFormKey(), draft: await takeDraft() };
});

export const action = form(
  async ({ core, viewer, client, formKey, done, ...sent }) => {
    const form = readAdvertForm(sent);
    const { advertId } = await core.postAdvert(viewer, { formKey, client, form });
    return done(`/singleherb/${advertId}`, texts.adverts.posted);
  },
  { keepsDraft: true },
);

export const clientAction = keepForm(texts.adverts.postFailed);

export default function PostAdvert() {
  const { formKey, draft } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>Post New Ad</h1>
      <KeptNotice draft={draft} text={texts.drafts.textKeptWithoutPictures} />
      <EntryForm multipart values={draft ?? {}} formKey={draft?.['formKey'] ?? formKey}>
        <AdvertEditor present={none} />
        <SubmitButton className="button button-block">Post Ad</SubmitButton>
      </EntryForm>
    </section>
  );
}

const none = [] as const;
