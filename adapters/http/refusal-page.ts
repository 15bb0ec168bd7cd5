import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { drain } from './drain.ts';
import type { Answer } from './handler.ts';

export interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** The Retry-After header, in seconds. */
  readonly retryAfter?: number;
}

const style =
  'body{max-width:34rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#22301f;background:#fbf7ef}' +
  'h1{font:1.5rem/1.25 ui-serif,Georgia,serif}a{color:#2f5d3a}small{color:#5e6656}' +
  '@media(prefers-color-scheme:dark){body{color:#ece7da;background:#141a14}a{color:#8fcb9b}small{color:#a9ae9f}}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Responds with a page of its own, without the app and without anything from the request. */
export function refuse(request: IncomingMessage, response: Answer, refusal: Refusal): void {
  const { status, title, text, retryAfter } = refusal;
  response.locals.refusedWith = status;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const html = `<!doctype html>
<html lang="en-UG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/home">Home</a></p>
<p><small>Request ${response.locals.requestId}</small></p>
</main>
</html>
`;
  response
    .writeHead(status, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Request-Id': response.locals.requestId,
    })
    .end(request.method === 'HEAD' ? undefined : html);
  drain(request);
}
