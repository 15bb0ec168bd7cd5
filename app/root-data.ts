import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './root.tsx';

export type RootData = Exclude<Awaited<ReturnType<typeof loader>>, Response>['data'];

/** What every page knows: who looks, the site's own names, a flash, and whether script is wanted. Undefined only on an error page before anything loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>('root') as RootData | undefined;
}
