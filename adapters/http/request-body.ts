import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { BodyRate } from './body-rate.ts';
import { drain } from './drain.ts';
import type { Handler } from './handler.ts';
import { isMultipart } from './multipart.ts';
import { type Refusal, refuse } from './refusal-page.ts';

const mebibyte = 1024 * 1024;

/** Bytes. The app's own limit for forms with pictures is 90 MiB; it can show the form again. This limit is above it. */
const multipartLimit = 128 * mebibyte;
const otherLimit = mebibyte / 4;
const leastDrained = 32 * mebibyte;

/** The size limit of a body of this kind, in bytes. */
export function bodyLimit(contentType: string | undefined): number {
  return isMultipart(contentType) ? multipartLimit : otherLimit;
}

/** Refuses a body by its Content-Length, before reading it. */
export const refuseLargeBodies: Handler = (request, response, next) => {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bodyLimit(request.headers['content-type'])) refuse(request, response, tooLarge);
  else next();
};

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface BodyRules {
  readonly rate: BodyRate;
  /** Called for each chunk that has arrived, before the app gets it. May destroy the body. */
  onBytes(count: number): void;
  onTooLarge(): void;
}

/**
 * The body as a stream for the app, with a size limit that also holds without a Content-Length; its rate is watched
 * while the app is reading. If the app stops reading, the rest is drained: the connection stays open, and the browser
 * can show the response.
 */
export function createRequestBody(request: IncomingMessage, { rate, ...rules }: BodyRules): Readable {
  const limit = bodyLimit(request.headers['content-type']);
  let received = 0;

  const body = new Readable({
    read() {
      rate.resume();
      request.resume();
    },
    destroy(error, done) {
      stop();
      drain(request, Math.max(limit - received, leastDrained));
      done(error);
    },
  });

  const take = (chunk: Uint8Array) => {
    rate.take(chunk.byteLength);
    received += chunk.byteLength;
    if (received > limit) rules.onTooLarge();
    else rules.onBytes(chunk.byteLength);
    if (body.destroyed || body.push(chunk)) return;
    request.pause();
    rate.pause();
  };
  const end = () => {
    stop();
    body.push(null);
  };
  const fail = () => body.destroy(new Error('The client went away before the end of the request body'));
  const stop = () => {
    rate.pause();
    request.off('data', take);
    request.off('end', end);
    request.off('close', fail);
  };

  request.on('data', take);
  request.once('end', end);
  request.once('close', fail);
  request.on('error', fail);
  request.pause();
  body.on('error', () => {
    // A reader of the stream gets the error itself; without a reader it has no consequence.
  });
  return body;
}

export const tooLarge: Refusal = {
  status: 413,
  about: 'tooLarge',
};
