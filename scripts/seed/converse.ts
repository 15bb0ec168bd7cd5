import { day, minute } from '../../core/time/durations.ts';
import type { User } from '../../core/viewer.ts';
import type { Random } from '../random.ts';
import { exchanges } from './exchanges.ts';
import type { Past } from './past.ts';

const week = 7 * day;

/** An advert that buyers can write about. */
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
  /** How many messages of the exchange come before. */
  readonly earlier: number;
  readonly at: Date;
  /** Whether it is the last one and the receiver has seen it. */
  readonly seen: boolean;
}

/**
 * Conversations of the last week about some of the adverts, half of them with the first of these people, so that the
 * login which is told has an inbox with something unread. Answers how many there are.
 */
export async function converse(
  past: Past,
  random: Random,
  people: readonly User[],
  offered: readonly Offered[],
  now: Date,
): Promise<number> {
  const [host] = people;
  const pairs = new Set<string>();
  const lines: Line[] = [];
  for (const [index, texts] of exchanges.entries()) {
    const withHost = index % 2 === 0;
    const chosen = random
      .shuffle(offered.filter(({ seller }) => (seller === host) === withHost))
      .flatMap((offer) => random.shuffle(people).map((buyer) => ({ offer, buyer })))
      .find(({ offer, buyer }) => buyer !== offer.seller && !pairs.has(pairOf(buyer, offer.seller)));
    if (chosen === undefined) continue;
    pairs.add(pairOf(chosen.buyer, chosen.offer.seller));
    lines.push(...planLines(random, texts, chosen.offer, chosen.buyer, { now, seen: !withHost }));
  }
  for (const line of lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await say(past, line);
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

async function say(past: Past, { from, to, advertId, text, earlier, at, seen }: Line): Promise<void> {
  const core = past.at(at);
  await core.markRead(from, { with: to.accountId, position: String(earlier) });
  const message = { with: to.accountId, message: text, messageId: '' };
  await core.sendMessage(from, earlier === 0 ? { ...message, advertId } : message);
  if (seen) await core.markRead(to, { with: from.accountId, position: String(earlier + 1) });
}
