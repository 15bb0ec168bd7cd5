import type { Message, QuotedAdvert } from '../entities/message.ts';
import { readUnitPrice } from '../prices/read-unit-price.ts';
import { inWords, type Text, texts } from '../texts/text.ts';

/** A message where its pictures cannot be shown: its text, or how many pictures it has if it has no text. */
export function messageInWords<Words>({
  text,
  pictures,
}: Pick<Message<Words>, 'text' | 'pictures'>): Words | Text {
  return text === '' ? texts.messagePictures.words({ count: pictures.length }) : text;
}

/**
 * What a message says, for readers of any language, with the title of the advert that it quotes as it is `shown`. It is
 * the stored text if somebody wrote that, or if the site did, but in other words than today's.
 */
export function textOfMessage(
  message: Pick<Message, 'kind' | 'text' | 'quotedAdvert'>,
  shown: QuotedAdvert | undefined,
): Text | string {
  const { kind, text } = message;
  switch (kind) {
    case 'text':
      return text;
    case 'question':
    case 'available':
    case 'sold':
      return texts.offers[kind];
    default: {
      const price = readUnitPrice(writtenPrice(message) ?? '');
      if (price === undefined || shown === undefined) return text;
      return texts.offers[kind]({ price, title: shown.title });
    }
  }
}

/**
 * The price that the stored text of an offer or of its answer names, with what it is for: neither is stored otherwise.
 * Undefined if the text is in other words, or is none of these.
 */
export function writtenPrice({
  kind,
  text,
  quotedAdvert,
}: Pick<Message, 'kind' | 'text' | 'quotedAdvert'>): string | undefined {
  if (kind !== 'offer' && kind !== 'accepted' && kind !== 'declined') return undefined;
  const worded = texts.offers[kind]({ price: '\n', title: quotedAdvert?.title ?? '' });
  const [before = '', after = ''] = inWords(worded, 'en').split('\n');
  const isOurs = text.startsWith(before) && text.endsWith(after);
  return isOurs ? text.slice(before.length, -after.length) : undefined;
}
