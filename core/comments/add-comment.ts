import { newUntil } from '../accounts/new-account.ts';
import { refuseReaction } from '../adverts/refuse-reaction.ts';
import { ClaimRefusal, claimsIn, saysInWords } from '../claims/check-claims.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { holdForReview } from '../review/hold-for-review.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { formSending, once } from '../shared/form-key.ts';
import { requireUser } from '../shared/require-user.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { holdsWebAddress } from '../shared/text/web-address.ts';
import { counted } from '../shared/throttling/admit.ts';
import { momentInWords } from '../shared/time/moment-in-words.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxCommentLength } from './limits.ts';
import { tellSeller } from './tell-seller.ts';
import { commentLimits } from './throttling-limits.ts';

/**
 * Adds a comment to an advert. Sending the same form again does not add a second one. A comment that claims that
 * something heals is refused or, with `review`, shown only to its writer until a moderator has reviewed it. Returns
 * whether it was held back.
 */
export async function addComment(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  input: {
    readonly advertId: string;
    readonly comment: string;
    readonly formKey: string;
    readonly client?: string | undefined;
    readonly review?: boolean;
  },
): Promise<boolean> {
  const { accountId } = requireUser(viewer);
  const { advertId } = input;
  if (!isAdvertId(advertId)) throw new DomainError('not-found', texts.adverts.notFound);
  const text = parseComment(input.comment);
  if (!text.ok) throw new DomainError('invalid', text.problem, { comment: text.problem });
  const claims = claimsIn(ports, { comment: text.value });
  if (claims !== undefined && !input.review) throw new ClaimRefusal(claims, texts.claims.change);

  const id = ports.ids.alphanumeric(20);
  const postedAt = ports.clock.now();
  const sending = formSending(ports, {
    accountId,
    key: input.formKey,
    kind: 'add-comment',
    content: [advertId, text.value],
  });
  await counted(
    ports,
    commentLimits['add-comment'],
    { account: accountId, client: input.client },
    async (admission) => {
      const kept = await ports.transaction((stores) =>
        once(stores, sending, async () => {
          if (holdsWebAddress(text.value)) await refuseLinkOfNewcomer(stores, accountId, postedAt);
          await refuseReaction(stores, advertId, accountId, (text) => ({ comment: text }));
          const added = await stores.comments.add({
            id,
            advertId,
            authorId: accountId,
            text: text.value,
            postedAt,
          });
          if (!added) throw new DomainError('not-found', texts.adverts.notFound);
          if (claims === undefined) {
            await tellSeller(stores, { id, advertId, authorId: accountId }, postedAt);
          } else {
            await stores.comments.setHidden(id, true);
            const held = { subject: { kind: 'comment', id }, writerId: accountId, at: postedAt } as const;
            await holdForReview(stores, { ...held, text: saysInWords(claims) });
          }
          return id;
        }),
      );
      if (kept !== id) await admission.giveBack();
    },
  );
  return claims !== undefined;
}

/** A new account whose comment contains a link is most likely advertising. */
async function refuseLinkOfNewcomer(stores: Stores, accountId: string, now: Date): Promise<void> {
  const until = await newUntil(stores, accountId, now);
  if (until === undefined) return;
  const problem = texts.comments.linksFrom({ moment: momentInWords(until, texts) });
  throw new DomainError('invalid', problem, { comment: problem });
}

/** A comment must contain something visible; case and line breaks stay as typed. */
function parseComment(typed: string): Checked<string, Text> {
  const { missing, tooLong } = texts.comments;
  return parseText(typed, { missing, max: maxCommentLength, tooLong });
}
