import type { Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { type Text, texts } from '../texts/text.ts';

/** Refuses a message between two people of whom one has blocked the other. */
export async function refuseBlocked(stores: Pick<Stores, 'blocks'>, from: string, to: string): Promise<void> {
  const refuse = (text: Text) => new DomainError('conflict', text, { message: text });
  if (await stores.blocks.has(to, from)) throw refuse(texts.reactions.notDelivered);
  if (await stores.blocks.has(from, to)) throw refuse(texts.conversation.unblockFirst);
}
