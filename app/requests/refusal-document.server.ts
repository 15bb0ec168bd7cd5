import stylesheet from '../styles/index.css?url';
import type { RefusalFormat } from './refusals.server.ts';

/** The error page for a route that answers with files and so has no page of its own to show a refusal in. */
export function asDocument(back: { readonly path: string; readonly name: string }): RefusalFormat {
  return (message) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="en-UG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<link rel="stylesheet" href="${stylesheet}">
<main class="error-page">
<h1>${message}</h1>
<p class="button-row"><a class="button" href="${back.path}">${back.name}</a></p>
</main>
</html>
`,
  });
}
