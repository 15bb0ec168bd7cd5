import { randomFillSync } from 'node:crypto';

const length = 16;
/** One call for many nonces: each call takes as long as a fiftieth of a page. */
const bytes = Buffer.alloc(256 * length);
let used = bytes.length;

/** For the inline scripts of one answer: nobody can know it before. */
export function newNonce(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += length;
  return bytes.toString('base64', used - length, used);
}
