import type { Ports } from '../ports/ports.ts';
import { messageIdLength } from './limits.ts';

const ofSender = new RegExp(`^[0-9A-Za-z]{${messageIdLength}}$`);
const ofOurs = new RegExp(`^_[0-9a-f]{${messageIdLength - 1}}$`);

/** Whether a sender may give this id to a message. Senders make the ids themselves: any text of this form will do. */
export function isSendersMessageId(text: string): boolean {
  return ofSender.test(text);
}

/**
 * The id of a message that must exist once, however often and by whomever it is sent. Others may know the content
 * that the id is computed from, so its form is one that no sender may give: otherwise somebody could take the id
 * first.
 */
export function computedMessageId(
  { digests }: Pick<Ports, 'digests'>,
  content: readonly (string | undefined)[],
): string {
  return `_${digests.sha256(JSON.stringify(content)).slice(0, messageIdLength - 1)}`;
}

/** Whether this can be the id of a message, made by a sender or computed. */
export function isMessageId(text: string): boolean {
  return isSendersMessageId(text) || ofOurs.test(text);
}
