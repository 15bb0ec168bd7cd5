import { messageIdLength } from './limits.ts';

const pattern = new RegExp(`^[0-9A-Za-z]{${messageIdLength}}$`);

/** Whether this may be the id of a message; the sender makes it, so it may be anything. */
export function isMessageId(text: string): boolean {
  return pattern.test(text);
}
