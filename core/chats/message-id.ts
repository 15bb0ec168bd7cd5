import type { Ports } from '../ports/ports.ts';
import { messageIdLength } from './limits.ts';

const ofSender = new RegExp(`^[0-9A-Za-z]{${messageIdLength}}$`);
const ofOurs = new RegExp(`^_[0-9a-f]{${messageIdLength - 1}}$`);

/** Whether a sender may give this id to a message; they make it, so it may be anything of this form. */
export function isSendersMessageId(text: string): boolean {
  return ofSender.test(text);
}

/**
 * The id of a message that is to exist once, whoever sends it how often. Others may know the content that it is computed
 * from, so it has a form that no sender can give: otherwise they could take it first.
 */
export function computedMessageId(
  { digests }: Pick<Ports, 'digests'>,
  content: readonly (string | undefined)[],
): string {
  return `_${digests.sha256(JSON.stringify(content)).slice(0, messageIdLength - 1)}`;
}

/** Whether this may be the id of a message, whoever made it. */
export function isMessageId(text: string): boolean {
  return isSendersMessageId(text) || ofOurs.test(text);
}
