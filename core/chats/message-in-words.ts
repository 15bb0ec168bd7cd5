import type { Message } from '../entities/message.ts';
import { texts } from '../texts/texts.ts';

/** A message where its pictures cannot be shown: its text, or how many pictures it has if it has no text. */
export function messageInWords({ text, pictures }: Pick<Message, 'text' | 'pictures'>): string {
  return text === '' ? texts.messagePictures.words({ count: pictures.length }) : text;
}
