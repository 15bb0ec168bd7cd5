import { writeReadableStreamToWritable } from '@remix-run/node';
import type { Request } from 'express';
import { chooseEncoding, compress, type Encoding } from './encodings.ts';
import type { Answer } from './request-locals.ts';

/** With a smaller response, compression would save less than a packet. */
const leastCompressed = 1024;

/**
 * Sends the app's response: text whole and compressed in one call, which takes half as long as in pieces, and
 * everything else as it comes.
 */
export async function sendAnswer(
  answer: globalThis.Response,
  /** The body, where the answer does not have it itself. */
  whole: Uint8Array | undefined,
  request: Request,
  response: Answer,
): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  const compressible = isText(answer.headers);
  if (compressible) response.vary('Accept-Encoding');
  if (answer.body === null && whole === undefined) {
    response.end();
    return;
  }
  if (!compressible && answer.body !== null) {
    response.flushHeaders();
    await writeReadableStreamToWritable(answer.body, response);
    return;
  }
  const bytes = whole ?? Buffer.from(await answer.arrayBuffer());
  const { body, encoding } = await encodeBody(bytes, request.headers['accept-encoding']);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.byteLength);
  response.end(body);
}

/** Text as a browser takes it. */
export async function encodeBody(
  bytes: Uint8Array,
  accepted: string | string[] | undefined,
): Promise<{ readonly body: Uint8Array; readonly encoding?: Encoding | undefined }> {
  const encoding = bytes.byteLength < leastCompressed ? undefined : chooseEncoding(accepted);
  return encoding === undefined ? { body: bytes } : { body: await compress(bytes, encoding), encoding };
}

/** An event stream is many small pieces over hours: compressing it keeps a large window for each reader. */
export function isText(headers: Headers): boolean {
  if (headers.has('Content-Encoding') || headers.get('Cache-Control')?.includes('no-transform')) return false;
  return /^(?:text\/(?!event-stream)|application\/(?:.+\+)?(?:json|xml)|image\/svg)/i.test(
    headers.get('Content-Type') ?? '',
  );
}
