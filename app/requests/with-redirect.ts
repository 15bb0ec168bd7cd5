import { safeRedirect } from './safe-redirect.ts';

/**
 * The path of a page for logging in, signing up or out, which then leads on to `redirectTo`, if that is a path of
 * this site and short enough for a header.
 */
export function withRedirect(
  path: '/login' | '/signup' | '/setup-account' | '/logout',
  redirectTo: string | null | undefined,
): string {
  const target = safeRedirect(redirectTo);
  return target === undefined ? path : `${path}?redirectTo=${encodeURIComponent(target)}`;
}
