import { type Navigation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/*
 * Remix reloads the page when it cannot fetch the script of the next one. On a failing network the browser then shows its
 * own error page, in place of a long list or an advert with its photos; and after a new version of the site somebody is
 * where they were, and not where they tapped. Older browsers lack the Navigation API, which this needs.
 */

/** Whether the page may be reloaded: the site has answered. */
let reached = false;

/**
 * Keeps the page until the site answers, and then opens the next one, unless somebody has gone elsewhere, has stayed, or is
 * sending a form.
 */
export function useStayWithoutScript(): void {
  const navigation = useNavigation();
  const going = useRef(navigation);
  useEffect(() => {
    going.current = navigation;
  }, [navigation]);
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget };
    const hold = (event: Event & { readonly navigationType?: string; readonly userInitiated?: boolean }) => {
      if (event.navigationType !== 'reload' || event.userInitiated || reached) return;
      event.preventDefault();
      goOn(going);
    };
    navigation?.addEventListener('navigate', hold);
    return () => navigation?.removeEventListener('navigate', hold);
  }, []);
}

/**
 * Where somebody is going is asked once the site answers: a slow phone may learn that the script failed before React has
 * rendered that the next page is being fetched.
 */
function goOn(going: { readonly current: Navigation }): void {
  fetch(new URL('/healthz', location.href)).then(
    () => {
      const { state, location: next } = going.current;
      if (state !== 'loading') return;
      const address = location.origin + next.pathname + next.search + next.hash;
      reached = true;
      // The address is there already after Back and Forward, and with a hash, assigning it again would load nothing.
      if (address === location.href) location.reload();
      else location.assign(address);
    },
    () => undefined,
  );
}
