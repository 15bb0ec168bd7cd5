import type { DomainError } from '../core/errors.ts';
import { httpStatus } from './refusals.server.ts';
import stylesheet from './styles/index.css?url';

/** The error page for a route that answers with files and so has no page of its own to show a refusal in. */
export function refusalDocument(
  error: DomainError,
  back: { readonly path: string; readonly name: string },
): Response {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  const html = `<!doctype html>
<html lang="en-UG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${error.message}</title>
<link rel="stylesheet" href="${stylesheet}">
<main class="error-page">
<h1>${error.message}</h1>
<p class="button-row"><a class="button" href="${back.path}">${back.name}</a></p>
</main>
</html>
`;
  return new Response(html, { status: httpStatus(error), headers });
}
