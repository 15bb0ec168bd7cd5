import type { Message } from '../../../core/entities/message.ts';

/**
 * The known end of a conversation, each message once, in order. Messages before a gap are left out, because the next
 * one shown would not be the next one sent.
 */
export function knownMessages(...parts: readonly (readonly Message[])[]): readonly Message[] {
  const byPosition = new Map(parts.flat().map((message) => [message.position, message]));
  const messages = [...byPosition.values()].sort((one, other) => one.position - other.position);
  let start = messages.length - 1;
  while (start > 0 && messages[start - 1]?.position === (messages[start]?.position ?? 0) - 1) start -= 1;
  return messages.slice(Math.max(0, start));
}
