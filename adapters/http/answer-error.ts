import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Answer } from './handler.ts';
import { refuse } from './refusal-page.ts';

/** Where all errors of handlers end: logs one, and answers with a page that names only the request. */
export function answerError(log: Logger) {
  return (error: unknown, request: IncomingMessage, response: Answer): void => {
    const { requestId, refusedWith } = response.locals;
    // The request was answered for the app while it was reading, so its own failure comes too late.
    if (refusedWith !== undefined) return;
    log.error({ err: error, requestId }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.removeHeader('Content-Encoding');
    refuse(request, response, {
      status: 500,
      title: 'Something went wrong',
      text: 'The fault is ours, and we have recorded it. Please try again in a moment.',
    });
  };
}
