import type { LinksFunction } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { besideDraft, whenKept } from '../../core/adverts/advert-draft.ts';
import { advertDays } from '../../core/adverts/limits.ts';
import * as advertFormTexts from '../../core/texts/advert-form.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as claimsTexts from '../../core/texts/claims.ts';
import * as draftsTexts from '../../core/texts/drafts.ts';
import * as postAdvertTexts from '../../core/texts/post-advert.ts';
import { AdvertEditor } from '../features/adverts/advert-editor.tsx';
import { advertFieldValues, placeValues } from '../features/adverts/advert-field-values.ts';
import { DraftKeeper, draftKept, SaveDraftButton } from '../features/adverts/draft-keeper.tsx';
import { readAdvertForm } from '../features/adverts/read-advert-form.server.ts';
import { WaitingHere } from '../features/waiting/waiting-here.tsx';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/editor.css?url';
import { ReviewButton } from '../ui/forms/claims.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(postAdvertTexts.heading);

export const loader = page(async ({ core, viewer, url, unfinished }) => {
  const like = url.searchParams.get('like') ?? '';
  const [begun, kept, usual, similar] = await Promise.all([
    core.viewAdvertDraft(viewer),
    unfinished(),
    core.viewUsualPlace(viewer),
    core.viewSimilarAdvert(viewer, like),
  ]);
  const draft = similar ? undefined : begun;
  // A draft stays as it is while somebody writes an advert like another one.
  const other = similar && begun?.discarded === false;
  const continues = { said: draftsTexts.waits, words: draftsTexts.continueIt, draft: 'continue' } as const;
  const shown = draft?.discarded ? undefined : draft;
  const place = similar ? advertFieldValues(similar) : usual && placeValues(usual);
  const formKey = newFormKey();
  return {
    // With the kept form's key, so that only the draft is restored: an advert may have been posted from it.
    formKey: kept?.['formKey'] ?? formKey,
    // Each has fields of its own.
    like: similar && like,
    // Sent along rather than written below: the script of this page is long enough.
    notice: kept ? { said: kept['said'] } : other ? continues : draft && noticeOf(draft),
    values: { ...(kept ?? shown?.fields ?? place), formKey },
    present: shown?.pictures ?? [],
    opened: other ? besideDraft : whenKept(begun),
    terms: advertsTexts.terms({ days: advertDays }),
  };
});

function noticeOf({ discarded }: { readonly discarded: boolean }) {
  return discarded
    ? ({ said: draftsTexts.discarded, words: draftsTexts.undo, draft: 'restore' } as const)
    : ({ said: draftsTexts.opened, words: draftsTexts.discard, draft: 'discard' } as const);
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await draftKept();
  return serverLoader<typeof loader>();
}

export const action = form(
  async ({ core, viewer, client, formKey, done, ...sent }) => {
    const form = readAdvertForm(sent);
    const { draft } = sent.fields;
    if (draft === 'discard' || draft === 'restore') {
      await core.discardAdvertDraft(viewer, { discarded: draft === 'discard', client });
      return done('/post');
    }
    if (draft === 'continue') return done('/post');
    if (draft === 'save') {
      await core.saveAdvertDraft(viewer, { form, formKey, client, ...sent.typed('opened') });
      const problem = form.pictureProblems.map(said).join('\n');
      return done('/post', problem === '' ? draftsTexts.saved : { kind: 'error', text: problem });
    }
    const review = sent.fields['review'] === '1';
    const opened = sent.typed('opened');
    const { advertId, hidden } = await core.postAdvert(viewer, { formKey, client, form, review, ...opened });
    return done(`/singleherb/${advertId}`, hidden ? claimsTexts.sent : advertsTexts.posted);
  },
  {
    keeps: [],
    // With script, the kept text has been saved as the draft too.
    discard: ({ core, viewer, client }) => core.discardAdvertDraft(viewer, { discarded: true, client }),
  },
);

export const clientAction = keepForm(advertFormTexts.postFailed);

export default function PostAdvert() {
  const { formKey, like, notice, values, present, opened, terms } = useLoaderData<typeof clientLoader>();
  return (
    <section className="form-page">
      <h1>{postAdvertTexts.heading}</h1>
      {notice && <UnfinishedNotice {...notice} />}
      <WaitingHere page="/post" />
      <EntryForm key={like} id="advert" multipart mayWait values={values} formKey={formKey}>
        <DraftKeeper opened={opened}>
          <AdvertEditor present={present} />
        </DraftKeeper>
        <SubmitButton className="button button-block">{postAdvertTexts.post}</SubmitButton>
        <p className="form-aside small">{terms}</p>
        <ReviewButton />
        <SaveDraftButton />
      </EntryForm>
    </section>
  );
}

export { unlessUnreached as shouldRevalidate } from '../ui/forms/keep-form.ts';
export { PageFailure as ErrorBoundary };
