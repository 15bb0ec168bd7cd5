import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Remix reloads the page when it cannot fetch the script of the next one, and on a failing network the browser then
 * shows its own error page, in place of an advert with its photos. This keeps the page until the site answers, and then
 * opens the next one, unless somebody has gone elsewhere. Older browsers lack the Navigation API, which this needs.
 */
export function useStayWithoutScript(): void {
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next === undefined) return;
    const ending = new AbortController();
    const stay = (event: Event & { readonly navigationType?: string }) => {
      if (event.navigationType !== 'reload') return;
      event.preventDefault();
      fetch(new URL('/healthz', location.href), ending).then(
        () => location.assign(next.pathname + next.search),
        () => undefined,
      );
    };
    const { navigation } = window as { readonly navigation?: EventTarget };
    navigation?.addEventListener('navigate', stay, ending);
    return () => ending.abort();
  }, [next]);
}
