import { type Cause, notificationId } from '../entities/notification.ts';
import type { Hiding, ReviewCase } from '../entities/review-case.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { tell } from '../notifications/tell.ts';
import { textAndPath } from '../notifications/text-and-path.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { whyInWords } from '../review/in-words.ts';
import { texts } from '../texts/text.ts';

type Outcome = (Cause & { readonly kind: 'reviewed' })['outcome'];

/**
 * Notifies the writer, within the caller's transaction, that their advert or comment was hidden or is shown again,
 * and why. Also mails it, whatever the account's choices, because it may stop the writer's sales; about an advert
 * even to an unconfirmed address.
 */
export async function tellWriter(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Stores,
  { subject, writerId: accountId }: Pick<ReviewCase, 'subject' | 'writerId'>,
  outcome: Outcome,
  why: Pick<Hiding, 'reasons' | 'text'>,
): Promise<void> {
  const cause = await causeOf(stores, subject, outcome);
  const advert = cause && (await stores.adverts.byId(cause.advertId));
  // The thing may have been deleted since the decision.
  if (cause === undefined || advert === undefined) return;
  await tell(stores, [{ accountId, id: notificationId(cause), at: ports.clock.now(), cause }]);
  const account = await stores.accounts.byId(accountId);
  if (account === undefined || !(account.emailVerified || subject.kind === 'advert')) return;
  const seller = await stores.profiles.byAccountId(advert.sellerId);
  const { text, path } = textAndPath({
    cause,
    advertTitle: advert.title,
    advertSeller: seller?.fullName,
    author: undefined,
  });
  const { siteName, localUrl } = ports.settings;
  const words = texts.letters.reviewed;
  const letter = composeLetter({
    siteName,
    language: account.language,
    to: account.email,
    subject: words.subject[outcome]({ siteName }),
    paragraphs: [text, ...whyInWords(why), ...(outcome === 'restored' ? [] : [words.ask])],
    action: { label: words.button, link: absoluteLink(ports.settings, localUrl, path) },
  });
  await queueMail(ports, stores, letter);
}

async function causeOf(
  stores: Pick<Stores, 'comments'>,
  { kind, id }: ReviewCase['subject'],
  outcome: Outcome,
): Promise<(Cause & { readonly kind: 'reviewed' }) | undefined> {
  if (kind === 'advert') return { kind: 'reviewed', advertId: id, outcome };
  const comment = kind === 'comment' ? await stores.comments.byId(id) : undefined;
  return comment && { kind: 'reviewed', advertId: comment.advertId, commentId: id, outcome };
}
