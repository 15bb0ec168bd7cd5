import { texts } from '../../core/texts/text.ts';
import { said } from './said.server.ts';

/** The loader of a route that can only be posted to. */
export function loader(): Response {
  const headers = { Allow: 'POST', 'Cache-Control': 'no-store' };
  return new Response(`${said(texts.guard.postsOnly)}\n`, { status: 405, headers });
}
