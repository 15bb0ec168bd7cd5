import { isRouteErrorResponse } from '@remix-run/react';

/** What a like, a save or a comment gets back when script sent it. */
export type ReactionAnswer =
  | { readonly ok: true; readonly likeCount?: number }
  | { readonly ok: false; readonly message: string };

/**
 * Runs the server's action and turns a lost connection or a refusal into words, so that a tap on a button never
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
    const answer: ReactionAnswer = { ok: false, message: refusalText(error) ?? fallback };
    // A plain object would count as success and the page be fetched again, on a network that may be gone.
    return Response.json(answer, { status: 503 });
  }
}

function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined;
  const body: unknown = error.data;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
