import { seenByOthers } from '../accounts/seen-by-others.ts';
import { refuseOver } from '../adverts/refuse-reaction.ts';
import { isMessageId } from '../chats/message-id.ts';
import { messageInWords, textOfMessage } from '../chats/message-in-words.ts';
import type { Subject } from '../entities/report.ts';
import type { Stores } from '../ports/ports.ts';
import { isAccountId } from '../shared/account-id.ts';
import { addresses } from '../shared/addresses.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { inWords, type Text, texts } from '../texts/text.ts';

/** The present state of something that can be reported. */
export interface ReportedThing {
  readonly writerId: string;
  /** Its title, in one line, as shown. */
  readonly title: Text | string;
  /** Its whole text, as stored, for moderators. */
  readonly copy: string;
  readonly path: string;
}

type ThingStores = Pick<Stores, 'accounts' | 'adverts' | 'comments' | 'profiles' | 'conversations'>;

/**
 * The thing, for those who can see it: always its writer, others while it is shown. Visitors see adverts and
 * profiles; a message is seen by its sender and its receiver, while the sender's account exists.
 */
export function reportedThing(stores: ThingStores, viewer: Viewer, subject: Subject): Promise<ReportedThing> {
  switch (subject.kind) {
    case 'advert':
      return advertThing(stores, viewer, subject.id);
    case 'comment':
      return commentThing(stores, requireReader(viewer).accountId, subject.id);
    case 'user':
      return userThing(stores, subject.id);
    case 'message':
      return messageThing(stores, requireReader(viewer).accountId, subject.id);
  }
}

async function advertThing(stores: ThingStores, viewer: Viewer, id: string): Promise<ReportedThing> {
  const advert = isAdvertId(id) ? await stores.adverts.byId(id) : undefined;
  if (advert === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  const { sellerId: writerId, title, description } = advert;
  if (writerId !== viewerId(viewer)) refuseOver(advert);
  const seller = await stores.profiles.byAccountId(writerId);
  const shown = shownText(title, seller?.fullName);
  return { writerId, title: shown, copy: `${title}\n\n${description}`, path: addresses.advert(id) };
}

async function commentThing(stores: ThingStores, accountId: string, id: string): Promise<ReportedThing> {
  const comment = await stores.comments.byId(id);
  const advert = comment && (await stores.adverts.byId(comment.advertId));
  const own = comment?.authorId === accountId;
  if (comment === undefined || advert === undefined || (comment.hidden && !own))
    throw new DomainError('not-found', texts.comments.notFound);
  if (!own && advert.sellerId !== accountId) refuseOver(advert);
  const { authorId: writerId, text } = comment;
  return { writerId, title: text, copy: text, path: addresses.commentsOn(advert.id) };
}

async function userThing(stores: ThingStores, id: string): Promise<ReportedThing> {
  const profile = isAccountId(id) ? await stores.profiles.byAccountId(id) : undefined;
  if (profile === undefined) throw new DomainError('not-found', texts.profile.notFound);
  const { fullName, username, about } = profile;
  return {
    writerId: id,
    title: fullName,
    copy: `${fullName} (@${username})\n\n${seenByOthers(about)}`,
    path: addresses.user(id),
  };
}

async function messageThing(stores: ThingStores, accountId: string, id: string): Promise<ReportedThing> {
  const message = isMessageId(id) ? await stores.conversations.byId(id) : undefined;
  if (message === undefined || (message.to !== accountId && message.from !== accountId))
    throw new DomainError('not-found', texts.reports.notFound);
  const { from: writerId } = message;
  // The message stays with its receiver, but no decision is possible about a deleted account.
  if ((await stores.accounts.byId(writerId)) === undefined)
    throw new DomainError('not-found', texts.reports.notFound);
  const { text, pictures } = message;
  const photos = inWords(texts.messagePictures.words({ count: pictures.length }), 'en');
  const copy = [text, pictures.length > 0 && `[${photos}]`].filter(Boolean).join('\n\n');
  const said = textOfMessage(message, message.quotedAdvert);
  return {
    writerId,
    title: messageInWords({ text: said, pictures }),
    copy,
    path: addresses.chatWith(writerId),
  };
}
