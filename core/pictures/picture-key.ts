import { messagePicturePrefix } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';

const keyLength = 32;
const keyPattern = new RegExp(`^[0-9a-f]{${keyLength}}$`);
const messageKeyPattern = new RegExp(`^${messagePicturePrefix}[0-9a-f]{${keyLength}}$`);

/** Whether this can be the key of a picture in an advert or a profile. */
export function isPictureKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Whether this can be the key of a picture in a message. */
export function isMessagePictureKey(text: string): boolean {
  return messageKeyPattern.test(text);
}

/** The same upload always gets the same key, so it is stored once. */
export function pictureKey(ports: Pick<Ports, 'digests'>, upload: Uint8Array): string {
  return ports.digests.sha256(upload).slice(0, keyLength);
}

/**
 * The same upload for the same two people gets the same key, so a message that is sent again has the same pictures.
 * What others upload has other keys: a key tells nobody that somebody else has the same picture.
 */
export function messagePictureKey(
  ports: Pick<Ports, 'digests'>,
  { from, to }: { readonly from: string; readonly to: string },
  upload: Uint8Array,
): string {
  const digest = ports.digests.sha256(JSON.stringify([from, to, ports.digests.sha256(upload)]));
  return messagePicturePrefix + digest.slice(0, keyLength);
}
