import type { Message } from '../entities/message.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import type { Text } from '../texts/text.ts';
import { textOfMessage } from './message-in-words.ts';

/**
 * A message between two people, given their full names, as it is read: with the title of its advert as it is shown, and
 * in each reader's language where the site words it. What somebody wrote stays as it is.
 */
export function shownMessage(
  message: Message,
  ...people: readonly (string | undefined)[]
): Message<Text | string> {
  const quotedAdvert = message.quotedAdvert && withShownTitle(message.quotedAdvert, ...people);
  return { ...message, text: textOfMessage(message, quotedAdvert), quotedAdvert };
}
