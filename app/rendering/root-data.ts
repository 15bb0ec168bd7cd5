import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { loader } from '../root.tsx';

export type RootData = Exclude<Awaited<ReturnType<typeof loader>>, Response>['data'];

/** The document provides it, and each fragment anew with what it sees. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/**
 * What every page knows: who is viewing and how, the site's own names, a flash message, and whether script is wanted.
 * Undefined only on an error page before anything loaded. In a `Fragment`: what that sees, and nothing else.
 */
export function useRootData(): RootData | undefined {
  return useContext(RootDataContext);
}

let lastKnown: RootData | undefined;

/**
 * The same for the document itself. Where a page could not be loaded it is what the one before knew: a bad connection logs
 * nobody out.
 */
export function useLoadedRoot(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>('root') as RootData | undefined;
  // The server renders pages of many people.
  if (typeof document === 'undefined') return loaded;
  if (loaded !== undefined) lastKnown = loaded;
  else if (lastKnown?.requestId !== undefined)
    lastKnown = { ...lastKnown, flash: undefined, requestId: undefined };
  return lastKnown;
}
