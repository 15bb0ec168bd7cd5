import { type MetaFunction, redirect } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { requireUser } from '../../core/require-user.ts';
import { Conversation } from '../components/chat/conversation.tsx';
import { keepShown, useLastShown } from '../components/chat/keep-shown.ts';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { newMessageId } from '../new-message-id.ts';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';

export const loader = page(async ({ core, viewer, url, request, takeDraft }) => {
  requireUser(viewer);
  const otherId = url.searchParams.get('with') ?? '';
  if (otherId === '') throw redirect('/messages', 303);
  const before = url.searchParams.get('before') ?? undefined;
  const advertId = url.searchParams.get('ad') ?? undefined;
  // A browser that fetches ahead of a tap shows nothing to anybody yet.
  const shown = !request.headers.has('Sec-Purpose');
  const conversation = await core.readConversation(viewer, { with: otherId, before, advertId, shown });
  const draft = await takeDraft();
  return {
    ...conversation,
    readUpTo: shown ? conversation.lastPosition : 0,
    latest: before === undefined,
    messageId: newMessageId(),
    keptText: draft?.['with'] === otherId ? (draft['message'] ?? '') : '',
  };
});

export const action = form(async ({ core, viewer, client, url, typed, done }) => {
  const otherId = url.searchParams.get('with') ?? '';
  await core.sendMessage(viewer, {
    with: otherId,
    ...typed('message', 'messageId'),
    advertId: url.searchParams.get('ad') ?? undefined,
    client,
  });
  return done(`/chat?${new URLSearchParams({ with: otherId })}`);
});

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keepShown(() => serverLoader<typeof loader>(), new URL(request.url).searchParams.get('with') ?? '');

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.other.fullName ?? 'Messages' });

export default function Chat() {
  const conversation = useLastShown(useLoaderData<typeof clientLoader>());
  const failure = useFormFailure();
  return conversation === null ? null : (
    <Conversation key={conversation.other.id} conversation={conversation} failure={failure} />
  );
}
