import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Runs the server's action and turns a lost connection or a refusal into words, so that a small form on a page never
 * replaces the page by an error page. A redirect (to log in) goes its way.
 */
export async function answerInWords(
  serverAction: () => Promise<unknown>,
  fallback: string,
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // A plain object would count as success and the page be fetched again, on a network that may be gone.
    return Response.json({ ok: false, message: refusalText(error) ?? fallback }, { status: 503 });
  }
}

function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined;
  const body: unknown = error.data;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
