import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Catalogue, textsIn } from '../../core/texts/catalogues.ts';
import { drain } from './drain.ts';
import type { Answer } from './handler.ts';

export interface Refusal {
  readonly status: number;
  /** Its text among the server's refusals. */
  readonly about: keyof Catalogue['serverRefusals']['refusals'];
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
  const { status, about, retryAfter } = refusal;
  const { pageLanguage, serverRefusals } = textsIn(response.locals.language);
  const { title, text } = serverRefusals.refusals[about];
  response.locals.refusedWith = status;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const html = `<!doctype html>
<html lang="${pageLanguage.tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/home">${serverRefusals.home}</a></p>
<p><small>${serverRefusals.request({ id: response.locals.requestId })}</small></p>
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
