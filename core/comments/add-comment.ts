import { isAdvertId } from '../adverts/advert-id.ts';
import { refuseReaction } from '../adverts/refuse-reaction.ts';
import type { Checked } from '../checked.ts';
import { DomainError } from '../errors.ts';
import { formSending, once } from '../form-key.ts';
import { mailDelay } from '../notifications/limits.ts';
import { notificationId } from '../notifications/notification.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { counted } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import type { Comment } from './comment.ts';
import { maxCommentLength } from './limits.ts';

/** Adds a comment to an advert. Sending the same form again adds no second one. */
export async function addComment(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests'>,
  viewer: Viewer,
  input: {
    readonly advertId: string;
    readonly comment: string;
    readonly formKey: string;
    readonly client?: string | undefined;
  },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  const { advertId } = input;
  if (!isAdvertId(advertId)) throw new DomainError('not-found', texts.adverts.notFound);
  const text = parseComment(input.comment);
  if (!text.ok) throw new DomainError('invalid', text.problem, { comment: text.problem });

  const id = ports.ids.alphanumeric(20);
  const postedAt = ports.clock.now();
  const sending = formSending(ports, {
    accountId,
    key: input.formKey,
    kind: 'add-comment',
    content: [advertId, text.value],
  });
  await counted(ports, 'add-comment', { account: accountId, client: input.client }, async (admission) => {
    const kept = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        await refuseReaction(stores, advertId, accountId, (text) => ({ comment: text }));
        const added = await stores.comments.add({
          id,
          advertId,
          authorId: accountId,
          text: text.value,
          postedAt,
        });
        if (!added) throw new DomainError('not-found', texts.adverts.notFound);
        await tellSeller(stores, { id, advertId, authorId: accountId, postedAt });
        return id;
      }),
    );
    if (kept !== id) await admission.giveBack();
  });
}

/** Nobody is told of their own comment. Whom the seller has blocked could not comment. */
async function tellSeller(
  stores: Stores,
  { id: commentId, advertId, authorId, postedAt }: Omit<Comment, 'text'>,
): Promise<void> {
  const advert = await stores.adverts.byId(advertId);
  if (advert === undefined || advert.sellerId === authorId) return;
  const { sellerId: accountId } = advert;
  const cause = { kind: 'comment', advertId, commentId } as const;
  await stores.notifications.add([{ accountId, id: notificationId(cause), at: postedAt, cause }]);
  const mailAt = new Date(postedAt.getTime() + mailDelay);
  await stores.outbox.add(`mail ${commentId}`, { kind: 'mail-comments', accountId }, mailAt);
}

/** A comment has something to see in it; case and line breaks stay as typed. */
function parseComment(typed: string): Checked<string> {
  const { missing, tooLong } = texts.comments;
  return parseText(typed, { missing, max: maxCommentLength, tooLong });
}
