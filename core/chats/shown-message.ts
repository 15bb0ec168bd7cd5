import type { Message, QuotedAdvert } from '../entities/message.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';

/**
 * A message between two people, given their full names, as it is read: with the title of its advert as it is shown. What
 * somebody wrote stays as it is.
 */
export function shownMessage(message: Message, ...people: readonly (string | undefined)[]): Message {
  const { kind, text, quotedAdvert } = message;
  if (quotedAdvert === undefined) return message;
  const quote = withShownTitle(quotedAdvert, ...people);
  const isOurText = kind === 'offer' || kind === 'accepted' || kind === 'declined';
  return { ...message, text: isOurText ? withTitle(text, quotedAdvert, quote) : text, quotedAdvert: quote };
}

/** All texts of offers end with the title and a full stop. */
function withTitle(text: string, { title }: QuotedAdvert, { title: shown }: QuotedAdvert): string {
  const end = `${title}.`;
  return text.endsWith(end) ? `${text.slice(0, -end.length)}${shown}.` : text;
}
