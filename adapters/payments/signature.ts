import { createHmac, timingSafeEqual } from 'node:crypto';

/** The largest difference between a notice's time and now, either way, in milliseconds. */
export const replayWindow = 5 * 60 * 1000;

/** The value of `X-Signature`: the time of sending, in seconds, and the HMAC-SHA256 of time and body. */
export function signatureOf(body: string, options: { readonly key: string; readonly at: Date }): string {
  const time = String(Math.floor(options.at.getTime() / 1000));
  return `t=${time},v1=${macOf(options.key, time, body).toString('hex')}`;
}

/**
 * Whether one of the header's signatures was made with one of the keys, over exactly this body, at a time near `now`. A
 * sender that rotates its key sends a signature of each key for a while.
 */
export function isSigned(
  body: string,
  header: string | undefined,
  options: { readonly keys: readonly string[]; readonly now: Date },
): boolean {
  const parts = (header ?? '').split(',', mostParts).map((part) => part.trim().split('=', 2));
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const [time] = times;
  if (time === undefined || times.length > 1 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(options.now.getTime() - Number(time) * 1000) > replayWindow) return false;
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '');
  const genuine = options.keys.map((key) => macOf(key, time, body));
  return given.some((signature) => genuine.some((mac) => isSame(mac, signature)));
}

/** Limits the work that a forged header can cause. */
const mostParts = 10;

function macOf(key: string, time: string, body: string): Buffer {
  return createHmac('sha256', key).update(`${time}.${body}`).digest();
}

function isSame(mac: Buffer, signature: string): boolean {
  return /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(mac, Buffer.from(signature, 'hex'));
}
