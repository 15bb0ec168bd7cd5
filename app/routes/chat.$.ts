import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { getSite } from '../composition/site.server.ts';
import { saidMessage } from '../features/chat/said-message.server.ts';
import { resumeViewer } from '../requests/cookies.server.ts';
import { pictureAnswer } from '../requests/picture-answer.server.ts';
import { loader as postsOnly } from '../requests/posts-only.server.ts';
import { asText, withoutPage } from '../requests/refusals.server.ts';
import { scriptAnswer, scriptUpload } from '../requests/script-answer.server.ts';
import { eventStream } from '../streams/event-stream.server.ts';

/** A message sent by script. Returns the message as it is kept. */
const send = scriptAnswer(async ({ core, viewer, client }, fields) => {
  const message = await core.sendMessage(viewer, {
    with: fields['with'] ?? '',
    message: fields['message'],
    messageId: fields['messageId'] ?? '',
    pictureKeys: fields['pictureKeys']?.split(' ').filter(Boolean),
    advertId: fields['ad'],
    client,
  });
  return saidMessage(message);
});

/** Script tells how far the viewer has read. */
const read = scriptAnswer(({ core, viewer }, fields) =>
  core.markRead(viewer, { with: fields['with'] ?? '', position: fields['position'] ?? '' }),
);

/** A photo for a message, uploaded by script before the message is sent. Returns it as it is held. */
const upload = scriptUpload(({ core, viewer, client }, { with: otherId = '' }, bytes) =>
  core.holdMessagePicture(viewer, { with: otherId, client }, bytes),
);

/**
 * A copy of a picture in a message. A browser may keep it but asks each time, because those who may see it are looked up
 * each time; no cache that others share may have it.
 */
const picture = (name: string) =>
  withoutPage(asText, async ({ request, context }) => {
    const { core } = await getSite();
    const { viewer } = await resumeViewer(request, context);
    const copy = await core.readMessagePicture(viewer, name);
    return pictureAnswer(request, { name, ...copy }, 'private, no-cache');
  });

/** One conversation of the signed-in person, live, for clients that want no more than that. */
const stream = eventStream(({ core, viewer, url }, request, signal) =>
  core.streamInbox(viewer, { ...request, with: url.searchParams.get('with') ?? '' }, signal),
);

const nothing = withoutPage(asText, () =>
  Promise.reject(new DomainError('not-found', texts.errors.notFound)),
);

const posts: Readonly<Record<string, typeof send>> = { send, read, media: upload };
const pictures = 'media/';

function partOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): string {
  return params['*'] ?? '';
}

/**
 * What stands below the address of conversations and has no page. One route has them all, because every page's script
 * names each route.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const part = partOf(args);
  if (part === 'stream') return stream(args);
  if (part.startsWith(pictures)) return picture(part.slice(pictures.length))(args);
  return Object.hasOwn(posts, part) ? postsOnly() : nothing(args);
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const part = partOf(args);
  const post = Object.hasOwn(posts, part) ? posts[part] : undefined;
  if (post !== undefined) return post(args);
  const isRead = part === 'stream' || part.startsWith(pictures);
  return isRead ? readsOnly() : nothing(args);
}

function readsOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } });
}
