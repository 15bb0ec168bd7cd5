import { conversationPartner } from '../accounts/other-person.ts';
import type { Measure } from '../entities/advert.ts';
import type { AdvertTalkedAbout, ConversationView } from '../entities/conversation.ts';
import type { QuotedAdvert } from '../entities/message.ts';
import type { Ports } from '../ports/ports.ts';
import { perUnit, unitPrice } from '../prices/unit-price.ts';
import { advertToRate } from '../ratings/advert-to-rate.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import { type Text, texts } from '../texts/text.ts';
import { messagesPerPage } from './limits.ts';
import { markRead } from './mark-read.ts';
import { parsePosition } from './position.ts';
import { quotableAdvert } from './quote-advert.ts';
import { shownMessage } from './shown-message.ts';

/**
 * A page of the conversation between the viewer and another person: the newest, or the one before `before`. Its
 * unread messages are marked as read if the page is `shown`, because a browser without script reports nothing
 * afterwards; otherwise nothing is written.
 */
export async function readConversation(
  ports: Pick<
    Ports,
    'conversations' | 'profiles' | 'members' | 'adverts' | 'blocks' | 'ratings' | 'sales' | 'eventBus'
  >,
  viewer: Viewer,
  query: {
    readonly with: string;
    readonly before?: string | undefined;
    /** The advert that the viewer comes from. */
    readonly advertId?: string | undefined;
    readonly shown?: boolean;
  },
): Promise<ConversationView<Text | string>> {
  const user = requireReader(viewer);
  const { accountId } = user;
  const partner = await conversationPartner(ports, user, query.with);
  const { other, gone } = partner;
  // Read before the messages, so that an event between the two reads is repeated rather than missed.
  const pair = { accountId, otherId: other.id };
  const { lastSequence, unread, ...state } = await ports.conversations.state(pair);
  const newestFirst = await ports.conversations.before({
    ...pair,
    position: parsePosition(query.before),
    limit: messagesPerPage + 1,
  });
  const messages = newestFirst.slice(0, messagesPerPage).toReversed();
  const [oldest] = messages;
  const lastPosition = messages.at(-1)?.position ?? 0;
  const marks = query.shown === true && (unread.conversation > 0 || lastPosition > state.lastPosition);
  if (marks) await markRead(ports, viewer, { with: other.id, position: String(lastPosition) });
  const from = await quotableAdvert(ports, other.id, query.advertId);
  const liveQuote = from?.state === 'live' ? { ...from.quoted, ...from.measure } : undefined;
  const offerFor = gone ? undefined : (liveQuote ?? (await ports.conversations.lastQuoted(pair)));
  const newestQuote = messages.findLast(({ quotedAdvert }) => quotedAdvert)?.quotedAdvert;
  const about = await talkedAbout(ports, from?.quoted.id ?? newestQuote?.id ?? offerFor?.id);
  const toRate = gone ? undefined : await advertToRate(ports, pair);
  const names = [user.fullName, ...(partner.gone === undefined ? [partner.other.fullName] : [])];
  return {
    other,
    gone,
    messages: messages.map((message) => shownMessage(message, ...names)),
    older: oldest !== undefined && newestFirst.length > messagesPerPage ? String(oldest.position) : undefined,
    lastPosition,
    seenUpTo: state.seenUpTo,
    lastEventId: String(lastSequence),
    unread: marks ? (await ports.conversations.accountState(accountId)).unread : unread.total,
    quotedAdvert: from && withShownTitle(from.quoted, ...names),
    about: about && { ...about, ...withShownTitle(about, ...names) },
    offerFor: offerFor && offered(offerFor, names),
    toRate: toRate && withShownTitle(toRate, ...names),
    blocked: await ports.blocks.has(accountId, other.id),
  };
}

async function talkedAbout(
  { adverts }: Pick<Ports, 'adverts'>,
  id: string | undefined,
): Promise<AdvertTalkedAbout<Text | string> | undefined> {
  const advert = id === undefined ? undefined : await adverts.byId(id);
  const [cover] = advert?.pictures ?? [];
  if (advert === undefined || cover === undefined) return undefined;
  const { title, state } = advert;
  if (state !== 'live' && state !== 'sold') return undefined;
  return { id: advert.id, title, cover, price: unitPrice(advert, texts.units), state };
}

function offered({ id, title, ...measure }: QuotedAdvert & Measure, names: readonly string[]) {
  return { ...withShownTitle({ id, title }, ...names), per: perUnit(measure, texts.units) };
}
