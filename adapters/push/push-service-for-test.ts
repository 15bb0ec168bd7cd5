import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { certificateForTest } from '../certificate-for-test.ts';

/** A message as the push service and then the browser reads it. */
export interface ReceivedPush {
  readonly path: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** What the site says of itself, signed with the key it names. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/**
 * A push service and a browser that subscribed there. It decrypts what arrives, and rejects what is not signed. Until
 * `answer` is changed it answers 201.
 */
export async function startPushServiceForTest() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const secret = randomBytes(16);
  const received: ReceivedPush[] = [];
  const service = {
    received,
    requests: 0,
    answer: (response: ServerResponse): void => void response.writeHead(201).end(),
    ca: certificateForTest.cert,
    port: 0,
    p256dh,
    auth: secret.toString('base64url'),
    endpoint: '',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(certificateForTest, async (request, response) => {
    service.requests += 1;
    const body = await buffer(request);
    const { headers, url: path = '' } = request;
    const claims = claimsOf(headers.authorization);
    if (claims === undefined) return void response.writeHead(401).end();
    received.push({ path, headers, claims, text: opened(body, browser, secret) });
    service.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.port = (server.address() as AddressInfo).port;
  service.endpoint = `https://localhost:${service.port}/push/1`;
  return service;
}

/** RFC 8292: undefined unless the signature is by the key that it names. */
function claimsOf(authorization = ''): ReceivedPush['claims'] | undefined {
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const raw = Buffer.from(key, 'base64url');
  if (raw.length !== 65) return undefined;
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const bytes = Buffer.from(signature, 'base64url');
  const isTheirs = verify(
    'sha256',
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes,
  );
  return isTheirs ? JSON.parse(String(Buffer.from(signed.split('.')[1] ?? '', 'base64url'))) : undefined;
}

/** RFC 8291, on the side of the browser. */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, secret: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
  const hkdf = (salted: Buffer, key: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const shared = hkdf(secret, browser.computeSecret(theirs), info, 32);
  const key = hkdf(salt, shared, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, shared, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  const sealed = body.subarray(21 + theirs.length);
  decipher.setAuthTag(sealed.subarray(-16));
  const content = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (content.at(-1) !== 2) throw new Error('That is not the last record.');
  return String(content.subarray(0, -1));
}
