import { isRouteErrorResponse } from '@remix-run/react';

/** What a like or a save gets back when script sent it. */
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
): Promise<ReactionAnswer> {
  try {
    return (await serverAction()) as ReactionAnswer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ok: false, message: refusalText(error) ?? fallback };
  }
}

function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined;
  const body: unknown = error.data;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
