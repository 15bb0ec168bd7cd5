import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect, useState } from 'react';

const shown = new Set<string>();

/** Says for `keepShown` what this page shows. */
export function useShown(name: string): void {
  useEffect(() => {
    shown.add(name);
    return () => {
      shown.delete(name);
    };
  }, [name]);
}

/** The data of a page whose reload failed: what it showed before. */
export function useLastShown<Data>(loaded: Data | null): Data | null {
  const [known, setKnown] = useState(loaded);
  if (loaded !== null && loaded !== known) setKnown(loaded);
  return loaded ?? known;
}

/**
 * Asks the server, and returns null if it cannot be reached while the page is already on the screen: what is shown and
 * typed there must not be replaced by an error page because an update failed.
 */
export async function keepShown<Data>(ask: () => Promise<Data>, name: string): Promise<Data | null> {
  try {
    return await ask();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer || !shown.has(name)) throw error;
    return null;
  }
}
