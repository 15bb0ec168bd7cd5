/** The loader of a route that can only be posted to. */
export function loader(): Response {
  const headers = { Allow: 'POST', 'Cache-Control': 'no-store' };
  return new Response('There is nothing to see here.\n', { status: 405, headers });
}
