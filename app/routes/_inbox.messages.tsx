import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import * as inboxPageTexts from '../../core/texts/inbox-page.ts';
import { InboxFailed } from '../features/chat/inbox.tsx';
import { keepShown } from '../features/chat/keep-shown.ts';
import { saidRow } from '../features/chat/said-message.server.ts';
import type { InboxData } from '../features/chat/use-fresh-inbox.ts';
import { page } from '../requests/request.server.ts';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(inboxPageTexts.heading);

export const loader = page(async ({ core, viewer, url }): Promise<InboxData> => {
  const { items, next, lastEventId } = await core.listInbox(
    viewer,
    url.searchParams.get('after') ?? undefined,
  );
  return {
    inbox: { items: items.map(saidRow).map(({ otherId, ...item }) => ({ id: otherId, ...item })), next },
    lastEventId,
  };
});

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  keepShown(() => serverLoader<typeof loader>(), 'inbox');

/** Shown beside the inbox, which the layout above this route renders, until a conversation is opened. */
export default function Messages() {
  const isEmpty = useLoaderData<typeof clientLoader>()?.inbox.items.length === 0;
  return isEmpty ? null : <p className="chats-choose muted">{inboxPageTexts.choose}</p>;
}

export function ErrorBoundary() {
  return (
    <div className="inbox-page">
      <h1>{inboxPageTexts.heading}</h1>
      <InboxFailed />
    </div>
  );
}
