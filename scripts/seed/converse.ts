import type { Core } from '../../core/core.ts';
import { day, minute } from '../../core/shared/time/durations.ts';
import type { User } from '../../core/shared/viewer.ts';
import type { Random } from '../cli/random.ts';
import type { CoreInThePast } from './core-in-the-past.ts';
import { sampleConversations } from './sample-conversations.ts';
import { sampleRatings } from './sample-ratings.ts';

const week = 7 * day;

/** An advert about which buyers can write. */
export interface Offered {
  readonly advertId: string;
  readonly seller: User;
  readonly postedAt: Date;
}

interface Line {
  readonly from: User;
  readonly to: User;
  readonly advertId: string;
  readonly text: string;
  /** The number of earlier messages in the conversation. */
  readonly earlier: number;
  readonly at: Date;
  /** Whether it is the last message and the recipient has read it. */
  readonly seen: boolean;
}

/**
 * Adds conversations of the last week about some of the adverts, half of them with the first of these people, whose
 * login is printed, so that their inbox has unread messages; and the ratings that the two give each other. Returns the
 * number of conversations.
 */
export async function converse(
  past: CoreInThePast,
  random: Random,
  people: readonly User[],
  offered: readonly Offered[],
  now: Date,
): Promise<number> {
  const [host] = people;
  const pairs = new Set<string>();
  const lines: Line[] = [];
  const deals: Line[] = [];
  for (const [index, texts] of sampleConversations.entries()) {
    const withHost = index % 2 === 0;
    const chosen = random
      .shuffle(offered.filter(({ seller }) => (seller === host) === withHost))
      .flatMap((offer) => random.shuffle(people).map((buyer) => ({ offer, buyer })))
      .find(({ offer, buyer }) => buyer !== offer.seller && !pairs.has(pairOf(buyer, offer.seller)));
    if (chosen === undefined) continue;
    pairs.add(pairOf(chosen.buyer, chosen.offer.seller));
    const planned = planLines(random, texts, chosen.offer, chosen.buyer, { now, seen: !withHost });
    lines.push(...planned);
    if (planned.length > 1) deals.push(...planned.slice(0, 1));
  }
  for (const line of lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await say(past, line);
  for (const [index, deal] of deals.entries()) {
    await rateEachOther(past.at(new Date(now.getTime() - (deals.length - index) * minute)), deal, index);
  }
  return pairs.size;
}

function pairOf(one: User, other: User): string {
  return [one.accountId, other.accountId].toSorted().join(' ');
}

function planLines(
  random: Random,
  texts: readonly string[],
  { advertId, seller, postedAt }: Offered,
  buyer: User,
  { now, seen }: { readonly now: Date; readonly seen: boolean },
): Line[] {
  const earliest = Math.max(postedAt.getTime(), now.getTime() - week);
  const step = (now.getTime() - earliest) / (texts.length + 1);
  const pause = Math.min(step, 45 * minute);
  const begun = random.between(earliest, now.getTime() - texts.length * pause);
  return texts.map((text, earlier) => {
    const [from, to] = earlier % 2 === 0 ? [buyer, seller] : [seller, buyer];
    const at = new Date(Math.round(begun + (earlier + random.between(0, 0.9)) * pause));
    return { from, to, advertId, text, earlier, at, seen: seen && earlier === texts.length - 1 };
  });
}

async function say(
  past: CoreInThePast,
  { from, to, advertId, text, earlier, at, seen }: Line,
): Promise<void> {
  const core = past.at(at);
  await core.markRead(from, { with: to.accountId, position: String(earlier) });
  const message = { with: to.accountId, message: text, messageId: '' };
  await core.sendMessage(from, earlier === 0 ? { ...message, advertId } : message);
  if (seen) await core.markRead(to, { with: from.accountId, position: String(earlier + 1) });
}

async function rateEachOther(core: Core, { from, to, advertId }: Line, index: number): Promise<void> {
  const remark = sampleRatings[index % sampleRatings.length];
  if (remark === undefined) return;
  const form = { advertId, formKey: '' };
  const { ofSeller, ofBuyer, recommends = true, answer } = remark;
  await core.rate(from, { ...form, with: to.accountId, recommend: String(recommends), text: ofSeller });
  await core.rate(to, { ...form, with: from.accountId, recommend: 'true', text: ofBuyer });
  if (answer === undefined) return;
  const [newest] = (await core.listRatings(to, { id: to.accountId, fullName: to.fullName, ratingCount: 1 }))
    .items;
  await core.answerRating(to, { rating: newest?.id ?? '', answer });
}
