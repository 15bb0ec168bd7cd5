import { type MetaFunction, redirect } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { Conversation, type ConversationData } from '../components/chat/conversation.tsx';
import { shownConversation } from '../components/chat/shown-conversation.ts';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { newMessageId } from '../new-message-id.ts';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';

export const loader = page(async ({ core, viewer, url, request, takeDraft }) => {
  const otherId = url.searchParams.get('with') ?? '';
  if (otherId === '') throw redirect('/messages', 303);
  const before = url.searchParams.get('before') ?? undefined;
  const query = { with: otherId, before, advertId: url.searchParams.get('ad') ?? undefined };
  const conversation = await core.readConversation(viewer, query);
  // A browser that fetches ahead of a tap shows nothing to anybody yet.
  const isSeen = !request.headers.has('Sec-Purpose');
  const { lastPosition } = conversation;
  if (isSeen) await core.markRead(viewer, { with: otherId, position: String(lastPosition) });
  const [{ unread }, draft] = await Promise.all([core.countUnread(viewer), takeDraft()]);
  return {
    ...conversation,
    unread,
    readUpTo: isSeen ? lastPosition : 0,
    latest: before === undefined,
    messageId: newMessageId(),
    keptText: draft?.['with'] === otherId ? (draft['message'] ?? '') : '',
  };
});

export const action = form(async ({ core, viewer, url, fields, done }) => {
  const otherId = url.searchParams.get('with') ?? '';
  await core.startConversation(viewer, {
    with: otherId,
    message: fields['message'] ?? '',
    messageId: fields['messageId'] ?? '',
    advertId: fields['ad'],
  });
  return done(`/chat?${new URLSearchParams({ with: otherId })}`);
});

/** What is on the screen stays there when more of it cannot be fetched. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const isShown = shownConversation() === new URL(request.url).searchParams.get('with');
    if (isShown && error instanceof TypeError) return null;
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.other.fullName ?? 'Messages' });

export default function Chat() {
  const fetched = useLoaderData<typeof clientLoader>();
  const failure = useFormFailure();
  const conversation = useLatestKnown<ConversationData>(fetched);
  return conversation === null ? null : (
    <Conversation key={conversation.other.id} conversation={conversation} failure={failure} />
  );
}

/** The value, or the one before it where there is none now. */
function useLatestKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}
