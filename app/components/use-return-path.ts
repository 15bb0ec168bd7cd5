import { useLocation } from '@remix-run/react';
import { longestPath } from '../safe-redirect.ts';

/**
 * Where the small forms of a page lead back to. A longer address would not be accepted, and a list has it at each of its
 * adverts: a page would be eighty times as long as what was asked.
 */
export function returnPathOf({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here.length > longestPath ? pathname : here;
}

/** The page that a small form on it leads back to. */
export function useReturnPath(): string {
  return returnPathOf(useLocation());
}
