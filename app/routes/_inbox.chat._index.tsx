import { type MetaFunction, redirect } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { requireReader } from '../../core/shared/require-user.ts';
import * as inboxPageTexts from '../../core/texts/inbox-page.ts';
import { Conversation } from '../features/chat/conversation.tsx';
import { keepShown, useLastShown } from '../features/chat/keep-shown.ts';
import { newMessageId } from '../features/chat/new-message-id.ts';
import { saidConversation } from '../features/chat/said-message.server.ts';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { form, page } from '../requests/request.server.ts';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { PageFailure, refusalOf } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

/** Few, so that the form leaves room for the conversation; the advert's own page of the question has all. */
const mostBuyersHere = 5;

export const handle: RouteHandle = { shell: 'without footer' };

export const loader = page(async ({ core, viewer, url, request, unfinished }) => {
  requireReader(viewer);
  const otherId = url.searchParams.get('with') ?? '';
  if (otherId === '') throw redirect('/messages', 303);
  const before = url.searchParams.get('before') ?? undefined;
  const advertId = url.searchParams.get('ad') ?? undefined;
  // A browser that prefetches shows nothing to anybody yet, nor does its worker, which keeps the page for later.
  const shown = !request.headers.has('Sec-Purpose') && !request.headers.has('Purpose');
  const query = { with: otherId, before, advertId, shown };
  const conversation = saidConversation(await core.readConversation(viewer, query));
  const kept = await unfinished('with');
  const asksSold = url.searchParams.get('sold') ?? undefined;
  const about = conversation.messages.find(({ id }) => id === asksSold)?.quotedAdvert?.id;
  const buyers = about === undefined ? [] : await core.possibleBuyers(viewer, about);
  return {
    ...conversation,
    readUpTo: shown ? conversation.lastPosition : 0,
    latest: before === undefined,
    messageId: newMessageId(),
    offerId: newMessageId(),
    asksSold,
    // The other is told that it is sold, so somebody else bought it.
    buyers: buyers.filter(({ id }) => id !== otherId).slice(0, mostBuyersHere),
    kept,
  };
});

export const action = form(
  async ({ core, viewer, client, url, typed, fields, pictureKeys, pictureProblems, done }) => {
    const otherId = url.searchParams.get('with') ?? '';
    const { kind, quotedAdvert } = await core.sendMessage(viewer, {
      with: otherId,
      move: fields['move'],
      answers: fields['answers'],
      ...typed('message', 'amount', 'messageId'),
      pictureKeys,
      pictureProblems,
      advertId: url.searchParams.get('ad') ?? undefined,
      client,
    });
    const buyer = fields['buyer'];
    if (kind === 'sold' && quotedAdvert && buyer !== undefined)
      await core.nameBuyer(viewer, { advertId: quotedAdvert.id, buyer, client });
    return done(`/chat?${new URLSearchParams({ with: otherId })}`);
  },
  {
    keeps: ['with'],
    hold: ({ core, viewer, client, url }, upload) =>
      core.holdMessagePicture(viewer, { with: url.searchParams.get('with') ?? '', client }, upload),
    act: ({ url: { searchParams: to }, fields }) =>
      fields['move'] === 'ask'
        ? { kind: 'ask', sellerId: to.get('with') ?? '', advertId: to.get('ad') ?? '' }
        : undefined,
  },
);

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keepShown(() => serverLoader<typeof loader>(), new URL(request.url).searchParams.get('with') ?? '');

export const clientAction = keepForm();

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) =>
  pageMeta(matches, { title: data?.other.fullName ?? refusalOf(error) ?? inboxPageTexts.heading });

export default function Chat() {
  const conversation = useLastShown(useLoaderData<typeof clientLoader>());
  const failure = useFormFailure();
  return conversation === null ? null : (
    <Conversation key={conversation.other.id} conversation={conversation} failure={failure} />
  );
}

/** Shown beside the inbox, which stays. */
export { unlessUnreached as shouldRevalidate } from '../ui/forms/keep-form.ts';
export { PageFailure as ErrorBoundary };
