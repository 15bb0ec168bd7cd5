import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Answer } from './handler.ts';
import { refuse } from './refusal-page.ts';

/** The last step for an error of any handler: logs it and responds with a 500 page that shows only the request id. */
export function answerError(log: Logger) {
  return (error: unknown, request: IncomingMessage, response: Answer): void => {
    const { requestId, refusedWith } = response.locals;
    // The request was refused while the app read its body; what the app throws then follows from the refusal.
    if (refusedWith !== undefined) return;
    log.error({ err: error, requestId }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.removeHeader('Content-Encoding');
    refuse(request, response, { status: 500, about: 'failed' });
  };
}
