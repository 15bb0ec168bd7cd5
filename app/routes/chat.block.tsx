import { type MetaFunction, redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as blockTexts from '../../core/texts/block.ts';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.blocked ? blockTexts.unblock : blockTexts.block });

export const loader = page(async ({ core, viewer, url }) => {
  const userId = url.searchParams.get('with') ?? '';
  if (userId === '') throw redirect('/messages', 303);
  const { other, gone, blocked } = await core.readConversation(viewer, { with: userId });
  if (gone) throw redirect(`/chat?${new URLSearchParams({ with: userId })}`, 303);
  return { id: other.id, fullName: said(other.fullName), blocked };
});

export const action = form(async ({ core, viewer, url, client, fields, done }) => {
  const userId = url.searchParams.get('with') ?? '';
  await core.toggleBlock(viewer, { userId, blocked: fields['blocked'] === 'true', client });
  return done(`/chat?${new URLSearchParams({ with: userId })}`);
});

export const clientAction = keepForm();

export default function Block() {
  const { id, fullName, blocked } = useLoaderData<typeof loader>();
  const here = new URLSearchParams({ with: id });
  return (
    <section className="delete-page">
      <h1>{(blocked ? blockTexts.unblockQuestion : blockTexts.blockQuestion)({ name: fullName })}</h1>
      <p>{blocked ? blockTexts.unblockExplained : blockTexts.blockExplained}</p>
      <EntryForm action={`/chat/block?${here}`}>
        <input type="hidden" name="blocked" value={String(!blocked)} />
        <div className="button-row">
          <SubmitButton className={blocked ? 'button' : 'button button-danger'}>
            {blocked ? blockTexts.unblock : blockTexts.block}
          </SubmitButton>
          <Link className="button button-quiet" to={`/chat?${here}`}>
            {blockTexts.cancel}
          </Link>
        </div>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
