import { useEffect } from 'react';

/**
 * Remix reloads the page when it cannot fetch the script of the next one, and on a failing network the browser then
 * shows its own error page, in place of an advert with its photos. This keeps the page until the site answers, and then
 * opens the next one, unless somebody has gone elsewhere. If the script was for an earlier tap, and somebody has stayed
 * or is sending the form, nothing more is needed. Older browsers lack the Navigation API, which this needs.
 *
 * It asks Remix's router, because a slow phone may learn that the script failed before React has rendered that the
 * next page is being fetched.
 */
export function useStayWithoutScript(): void {
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget };
    navigation?.addEventListener('navigate', stay);
    return () => navigation?.removeEventListener('navigate', stay);
  }, []);
}

function stay(event: Event & { readonly navigationType?: string; readonly userInitiated?: boolean }): void {
  if (event.navigationType !== 'reload' || event.userInitiated) return;
  event.preventDefault();
  const { location: next, state } = __remixRouter.state.navigation;
  if (state !== 'loading') return;
  const ending = new AbortController();
  const stop = __remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === next) return;
    ending.abort();
    stop();
  });
  fetch(new URL('/healthz', location.href), ending).then(
    () => location.assign(next.pathname + next.search),
    () => undefined,
  );
}
