/** The path of a page on which somebody gets in, and which then leads on to `redirectTo`, if there is any. */
export function withRedirect(
  path: '/login' | '/signup' | '/setup-account',
  redirectTo: string | undefined,
): string {
  return redirectTo === undefined ? path : `${path}?redirectTo=${encodeURIComponent(redirectTo)}`;
}
