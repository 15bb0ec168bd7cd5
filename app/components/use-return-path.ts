import { useLocation } from '@remix-run/react';

/** The page that a small form on it leads back to. */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
