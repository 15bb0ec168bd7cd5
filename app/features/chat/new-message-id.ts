import { messageIdLength } from '../../../core/chats/limits.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first characters likelier than the others. */
const evenRange = 256 - (256 % characters.length);

/** A random id for a message that is about to be written, here or on the server. */
export function newMessageId(): string {
  let id = '';
  while (id.length < messageIdLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(messageIdLength))) {
      if (byte < evenRange && id.length < messageIdLength) id += characters.charAt(byte % characters.length);
    }
  }
  return id;
}
