import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '../../core/ports/sealer.ts';

/** The version of the format, authenticated together with the text. */
const version = 'v1.';
const cipher = 'aes-256-gcm';
const keyBytes = 32;
/** The length of NIST SP 800-38D. With random nonces a key may seal 2^32 texts. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with a key derived from the first secret, and opens with the keys of all secrets, so that a secret can be
 * replaced as long as the old one stays listed after it.
 */
export function createAesSealer(secrets: readonly string[]): Sealer {
  const [newest, ...older] = secrets.map(keyOf);
  if (newest === undefined) throw new Error('There is no secret to seal with.');
  return {
    seal: (text) => seal(newest, text),
    open(sealed) {
      const content = contentOf(sealed);
      if (content === undefined) return undefined;
      for (const key of [newest, ...older]) {
        const text = open(key, content);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

/** Derives a key that is independent of those for cookies. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'eddagala sealed texts v1', keyBytes));
}

function seal(key: Uint8Array, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  encryption.setAAD(Buffer.from(version));
  const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return version + Buffer.concat([nonce, content, encryption.getAuthTag()]).toString('base64url');
}

/**
 * The bytes of a sealed text; undefined if it isn't exactly what `seal` writes. (Node's base64 decoder ignores invalid
 * characters.)
 */
function contentOf(sealed: string): Buffer | undefined {
  if (!sealed.startsWith(version)) return undefined;
  const encoded = sealed.slice(version.length);
  const content = Buffer.from(encoded, 'base64url');
  const whole = content.length >= nonceBytes + tagBytes && content.toString('base64url') === encoded;
  return whole ? content : undefined;
}

function open(key: Uint8Array, content: Buffer): string | undefined {
  const end = content.length - tagBytes;
  const decryption = createDecipheriv(cipher, key, content.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAAD(Buffer.from(version));
  decryption.setAuthTag(content.subarray(end));
  try {
    const text = [decryption.update(content.subarray(nonceBytes, end)), decryption.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
