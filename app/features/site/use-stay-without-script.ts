import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/*
 * Remix reloads the page when it cannot fetch the script of the next one. On a failing network the browser then shows its
 * own error page, in place of a long list or an advert with its photos; and after a new version of the site somebody is
 * where they were, and not where they tapped. Older browsers lack the Navigation API, which this needs.
 */

/** Whether the page may be reloaded: the site has answered. */
let reached = false;

/** What is being fetched or sent. */
interface Pending {
  readonly navigation: ReturnType<typeof useNavigation>;
  readonly fetchers: ReturnType<typeof useFetchers>;
}

/**
 * Keeps the page until the site answers, and then opens the next one, unless somebody has gone elsewhere, has stayed, or is
 * sending a form of this page. A form of another page, as in a dialog, needs the script of that page: this one is then loaded
 * anew.
 */
export function useStayWithoutScript(): void {
  const [navigation, fetchers] = [useNavigation(), useFetchers()];
  const pending = useRef<Pending>({ navigation, fetchers });
  useEffect(() => {
    pending.current = { navigation, fetchers };
  }, [navigation, fetchers]);
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget };
    const hold = (event: Event & { readonly navigationType?: string; readonly userInitiated?: boolean }) => {
      if (event.navigationType !== 'reload' || event.userInitiated || reached) return;
      event.preventDefault();
      goOn(pending);
    };
    navigation?.addEventListener('navigate', hold);
    return () => navigation?.removeEventListener('navigate', hold);
  }, []);
}

/**
 * Where somebody is going is asked once the site answers: a slow phone may learn that the script failed before React has
 * rendered that the next page is being fetched.
 */
function goOn(pending: { readonly current: Pending }): void {
  fetch(new URL('/healthz', location.href)).then(
    () => {
      const address = addressOf(pending.current);
      if (address === undefined) return;
      reached = true;
      // The address is there already after Back and Forward, and with a hash, assigning it again would load nothing.
      if (address === location.href) location.reload();
      else location.assign(address);
    },
    () => undefined,
  );
}

/** Of the page to load; undefined where none is needed. */
function addressOf({ navigation: { state, location: next }, fetchers }: Pending): string | undefined {
  if (state === 'loading') return location.origin + next.pathname + next.search + next.hash;
  const isSending = fetchers.some(({ formAction }) => formAction !== undefined && isElsewhere(formAction));
  return isSending ? location.href : undefined;
}

function isElsewhere(action: string): boolean {
  return new URL(action, location.href).pathname !== location.pathname;
}
