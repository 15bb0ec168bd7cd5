import { useLocation } from '@remix-run/react';
import { longestPath } from '../requests/safe-redirect.ts';

/** The page that a small form on it leads back to, without its query if the path would be too long for a redirect. */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return here.length > longestPath ? pathname : here;
}
