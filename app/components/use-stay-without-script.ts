import { createPath, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { untilReached } from './fetch-again.ts';

/** What this reads of the browser's NavigateEvent, which older browsers lack. */
interface Navigating extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
}

/**
 * Remix reloads the page when it cannot fetch the script of the next one, and on a failing network the browser then
 * shows its own error page. This keeps the page until the site can be reached, and then opens the next one, unless
 * somebody has gone elsewhere.
 */
export function useStayWithoutScript(): void {
  const { location } = useNavigation();
  const coming = useRef(location);
  coming.current = location;
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget };
    const stay = async (event: Event) => {
      const next = coming.current;
      if (next === undefined || (event as Navigating).navigationType !== 'reload') return;
      event.preventDefault();
      const wanted = () => coming.current === next;
      await untilReached(wanted);
      if (wanted()) window.location.assign(createPath(next));
    };
    navigation?.addEventListener('navigate', stay);
    return () => navigation?.removeEventListener('navigate', stay);
  }, []);
}
