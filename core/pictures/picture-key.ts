import type { Ports } from '../ports/ports.ts';

const keyLength = 32;
const keyPattern = new RegExp(`^[0-9a-f]{${keyLength}}$`);

export function isPictureKey(text: string): boolean {
  return keyPattern.test(text);
}

/** The same upload always gets the same key, so it is stored once. */
export function pictureKey(ports: Pick<Ports, 'digests'>, upload: Uint8Array): string {
  return ports.digests.sha256(upload).slice(0, keyLength);
}
