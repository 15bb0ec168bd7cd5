import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './root.tsx';

export type RootData = Exclude<Awaited<ReturnType<typeof loader>>, Response>['data'];

let lastKnown: RootData | undefined;

/**
 * What every page knows: who is viewing and how, the site's own names, a flash message, and whether script is wanted.
 * Where a page could not be loaded it is what the one before knew: a bad connection logs nobody out. Undefined only on
 * an error page before anything loaded.
 */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>('root') as RootData | undefined;
  // The server renders pages of many people.
  if (typeof document === 'undefined') return loaded;
  if (loaded !== undefined) lastKnown = loaded;
  else if (lastKnown?.requestId !== undefined)
    lastKnown = { ...lastKnown, flash: undefined, requestId: undefined };
  return lastKnown;
}
