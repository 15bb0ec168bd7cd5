import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Push } from '../../core/ports/push-sender.ts';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';
import type { PushKeys } from './push-keys.ts';

const curve = 'prime256v1';
const recordBytes = 4096;
/** Seconds; RFC 8292 allows a day. */
const signedFor = 12 * 60 * 60;

/** Where a browser is reached, and the keys that it made for this. */
export type Browser = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>;

/** The bytes if the text is base64url of so many bytes, without padding; undefined otherwise. */
export function bytesOf(text: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === length && bytes.toString('base64url') === text ? bytes : undefined;
}

/** Whether these are keys of a browser: a point on the curve, and a secret of 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: Omit<Browser, 'endpoint'>): boolean {
  const theirs = bytesOf(p256dh, 65);
  if (theirs?.[0] !== 4 || bytesOf(auth, 16) === undefined) return false;
  const own = createECDH(curve);
  own.generateKeys();
  try {
    own.computeSecret(theirs);
    return true;
  } catch {
    return false;
  }
}

/** The text, encrypted for this browser alone: RFC 8291, in one record of RFC 8188. */
export function sealedPush({ p256dh, auth }: Omit<Browser, 'endpoint'>, text: string): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH(curve);
  const ours = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = hkdf(Buffer.from(auth, 'base64url'), own.computeSecret(theirs), info, 32);
  const key = hkdf(salt, shared, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, shared, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last byte says that this is the last record.
  const content = Buffer.concat([Buffer.from(text), Buffer.of(2)]);
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordBytes, 16);
  head[20] = ours.length;
  return Buffer.concat([head, ours, sealed]);
}

/** The headers of RFC 8030, and the signature of RFC 8292 with which the push service knows the site. */
export function pushHeaders(
  endpoint: string,
  { ttl, urgency, topic }: Push,
  { publicKey, privateKey }: PushKeys,
  { subject, now }: { readonly subject: string; readonly now: Date },
): Readonly<Record<string, string>> {
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
  });
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + signedFor;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return {
    Authorization: `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`,
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(ttl),
    Urgency: urgency,
    // At most 32 characters of base64url, and nothing from which the push service learns who writes to whom.
    Topic: createHash('sha256').update(`${privateKey} ${topic}`).digest('base64url').slice(0, 32),
  };
}

function hkdf(salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
