import { useEffect } from 'react';

/*
 * Remix reloads the page when it cannot fetch the script of the next one. On a failing network the browser then shows its
 * own error page, in place of a long list or an advert with its photos; and after a new version of the site somebody is
 * where they were, and not where they tapped. Older browsers lack the Navigation API, which this needs.
 */

/** Whether the site has answered since: the page may be reloaded then. */
let reached = false;

/** Keeps the page until the site answers, and then opens the next one, unless somebody has gone elsewhere. */
export function useStayWithoutScript(): void {
  useEffect(() => onReload(goOn), []);
}

/** Stays also if the script was for an earlier tap, and somebody has stayed or is sending the form. */
export function useNoReload(): void {
  useEffect(() => onReload((event) => event.preventDefault()), []);
}

function onReload(act: (event: Event) => void): () => void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const look = (event: Event & { readonly navigationType?: string; readonly userInitiated?: boolean }) => {
    if (event.navigationType === 'reload' && !event.userInitiated && !reached) act(event);
  };
  navigation?.addEventListener('navigate', look);
  return () => navigation?.removeEventListener('navigate', look);
}

/**
 * It asks Remix's router, because a slow phone may learn that the script failed before React has rendered that the
 * next page is being fetched.
 */
function goOn(event: Event): void {
  const { location: next, state } = __remixRouter.state.navigation;
  if (state !== 'loading') return;
  event.preventDefault();
  const ending = new AbortController();
  const stop = __remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === next) return;
    ending.abort();
    stop();
  });
  const { origin, href } = location;
  fetch(new URL('/healthz', href), ending).then(
    () => {
      const address = origin + next.pathname + next.search + next.hash;
      reached = true;
      // The address is there already after Back and Forward, and with a hash, assigning it again would load nothing.
      if (address === href) location.reload();
      else location.assign(address);
    },
    () => undefined,
  );
}
