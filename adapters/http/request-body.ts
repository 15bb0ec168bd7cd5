import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { BodyRate } from './body-rate.ts';
import { drain } from './drain.ts';
import type { Handler } from './handler.ts';
import { isMultipart } from './multipart.ts';
import { type Refusal, refuse } from './refusal-page.ts';

const mebibyte = 1024 * 1024;

/**
 * Forms with pictures have a limit of 90 MiB, which the app itself enforces, because it can show the form again. This
 * is the most that it gets to see.
 */
const multipartLimit = 128 * mebibyte;
const otherLimit = mebibyte / 4;
const leastDrained = 32 * mebibyte;

/** The size limit of a body of this kind, in bytes. */
export function bodyLimit(contentType: string | undefined): number {
  return isMultipart(contentType) ? multipartLimit : otherLimit;
}

/** Refuses a body whose declared length is too large, before a byte of it is read. */
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
  /** Some more has come, and is not yet handed to the app; it may destroy the body. */
  onBytes(count: number): void;
  onTooLarge(): void;
}

/**
 * The body as the app may read it: counted, so that a body without a declared length has a limit too, and with its rate
 * told while we are ready to read. An app that stops reading loses nothing but the rest: the connection stays, and the
 * browser gets to see the answer.
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
    // The reader of the body gets the error too; without a reader there is nothing to do.
  });
  return body;
}

export const tooLarge: Refusal = {
  status: 413,
  title: 'This is too large',
  text: 'What you sent is too large, so we kept none of it. Please go back, choose fewer or smaller photos, and send it again.',
};
