import { Link, useLoaderData } from '@remix-run/react';
import * as commentsTexts from '../../core/texts/comments.ts';
import * as deleteCommentTexts from '../../core/texts/delete-comment.ts';
import { form, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(deleteCommentTexts.heading);

type Params = Readonly<Record<string, string | undefined>>;

function commentIn({ id = '', comment = '' }: Params) {
  return { advertId: id, commentId: comment };
}

export const loader = page(async ({ core, viewer, params }) => {
  const { text } = await core.viewDeletableComment(viewer, commentIn(params));
  return { text, advertId: params['id'] };
});

export const action = form(async ({ core, viewer, params, done }) => {
  await core.deleteComment(viewer, commentIn(params));
  return done(`/singleherb/${params['id']}`, commentsTexts.deleted);
});

export const clientAction = keepForm(deleteCommentTexts.failed, { inWords: true });

export default function DeleteComment() {
  const { text, advertId } = useLoaderData<typeof loader>();
  return (
    <section className="delete-page">
      <h1>{deleteCommentTexts.heading}</h1>
      <p>{deleteCommentTexts.question}</p>
      <p className="delete-quote">{text}</p>
      <EntryForm>
        <div className="button-row">
          <SubmitButton className="button button-danger">{deleteCommentTexts.remove}</SubmitButton>
          <Link className="button button-quiet" to={`/singleherb/${advertId}#comments`}>
            {deleteCommentTexts.cancel}
          </Link>
        </div>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
