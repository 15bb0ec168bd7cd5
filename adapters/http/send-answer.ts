import { writeReadableStreamToWritable } from '@remix-run/node';
import type { Request } from 'express';
import { chooseEncoding, compress } from './encodings.ts';
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
  const accepted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = bytes.byteLength < leastCompressed ? undefined : accepted;
  const body = encoding === undefined ? bytes : await compress(bytes, encoding);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.byteLength);
  response.end(body);
}

/** An event stream is many small pieces over hours: compressing it keeps a large window for each reader. */
function isText(headers: Headers): boolean {
  if (headers.has('Content-Encoding') || headers.get('Cache-Control')?.includes('no-transform')) return false;
  return /^(?:text\/(?!event-stream)|application\/(?:.+\+)?(?:json|xml)|image\/svg)/i.test(
    headers.get('Content-Type') ?? '',
  );
}
