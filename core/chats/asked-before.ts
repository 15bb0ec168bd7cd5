import type { Message } from '../entities/message.ts';
import type { NewMessage } from '../ports/conversations.ts';
import type { Stores } from '../ports/ports.ts';
import { askAgainAfter } from './limits.ts';

/**
 * The newest earlier question of the same sender about the same advert; undefined if there is none, and for other
 * kinds of message.
 */
export async function askedBefore(
  stores: Pick<Stores, 'conversations'>,
  { kind, from, to, quotedAdvert }: NewMessage,
): Promise<Message | undefined> {
  if (kind !== 'question' || quotedAdvert === undefined) return undefined;
  const advertId = quotedAdvert.id;
  return stores.conversations.newestAbout({ accountId: from, otherId: to, kind, advertId });
}

/**
 * Whether the question is recent enough to count as still asked. An answer "sold" ends that, because the advert may
 * be available again.
 */
export function isRecent(asked: Message, now: Date): boolean {
  return asked.outcome !== 'sold' && now.getTime() - asked.sentAt.getTime() < askAgainAfter;
}
