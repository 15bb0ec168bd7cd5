import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { drain } from './drain.ts';

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
  return /^\s*multipart\/form-data\s*(?:;|$)/i.test(contentType ?? '') ? multipartLimit : otherLimit;
}

interface BodyRules {
  readonly limit: number;
  /** How long nothing may come while we are ready to read, in milliseconds. */
  readonly timeout: number;
  onTooLarge(): void;
  onStalled(): void;
}

/**
 * The body as the app may read it: counted, so that a body without a declared length has a limit too, and watched, so that
 * a silent connection ends, a slow one does not. An app that stops reading loses nothing but the rest: the connection
 * stays, and the browser gets to see the answer.
 */
export function createRequestBody(request: IncomingMessage, rules: BodyRules): Readable {
  let received = 0;

  const body = new Readable({
    read() {
      if (request.isPaused()) silence.refresh();
      request.resume();
    },
    destroy(error, done) {
      stop();
      drain(request, Math.max(rules.limit - received, leastDrained));
      done(error);
    },
  });

  const take = (chunk: Uint8Array) => {
    silence.refresh();
    received += chunk.byteLength;
    if (received > rules.limit) {
      body.destroy(new Error('The request body is over its limit'));
      rules.onTooLarge();
    } else if (!body.push(chunk)) request.pause();
  };
  const end = () => {
    stop();
    body.push(null);
  };
  const fail = () => body.destroy(new Error('The client went away before the end of the request body'));
  const silence = setTimeout(() => {
    // Nobody is reading at the moment; the next read starts it again.
    if (request.isPaused()) return;
    body.destroy(new Error('The request body stalled'));
    rules.onStalled();
  }, rules.timeout).unref();
  const stop = () => {
    clearTimeout(silence);
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
