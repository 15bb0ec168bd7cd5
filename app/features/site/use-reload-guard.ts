import { useFetchers, useNavigation } from '@remix-run/react';
import { startTransition, useEffect, useRef, useState } from 'react';

/*
 * Remix reloads the page when it cannot fetch the script of the next one. On a failing network the browser then shows
 * its own error page, in place of a long list or an advert with its photos; and after a new version of the site the
 * person is on the old page, not on the one that they tapped. Browsers without the Navigation API still reload.
 */

/** Whether the page may be reloaded: the site has answered. */
let siteAnswered = false;

/** The navigation and the fetchers that are running. */
interface Pending {
  readonly navigation: ReturnType<typeof useNavigation>;
  readonly fetchers: ReturnType<typeof useFetchers>;
}

/**
 * Prevents that reload until the site answers, and then loads the next page as a new document, unless the person has
 * gone elsewhere or stayed. If a form of another page is being sent, as in a dialog, this page is loaded anew,
 * because the form needs the other page's script. A form of this page never causes a load.
 */
export function useReloadGuard(): void {
  const [navigation, fetchers] = [useNavigation(), useFetchers()];
  const pending = useRef<Pending>({ navigation, fetchers });
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    pending.current = { navigation, fetchers };
  }, [navigation, fetchers]);
  useEffect(() => {
    // On a slow phone the script may fail, and the site answer, before React has rendered that a navigation has begun.
    // The router announces it in a transition; so does this, and React renders neither without the other.
    const noteAnswer = () => startTransition(() => setAnswers((before) => before + 1));
    const prevent = (
      event: Event & { readonly navigationType?: string; readonly userInitiated?: boolean },
    ) => {
      if (event.navigationType !== 'reload' || event.userInitiated || siteAnswered) return;
      event.preventDefault();
      fetch(new URL('/healthz', location.href)).then(noteAnswer, () => undefined);
    };
    const { navigation } = window as { readonly navigation?: EventTarget };
    navigation?.addEventListener('navigate', prevent);
    return () => navigation?.removeEventListener('navigate', prevent);
  }, []);
  useEffect(() => {
    const address = answers === 0 ? undefined : addressOf(pending.current);
    if (address === undefined) return;
    siteAnswered = true;
    // The address is there already after Back and Forward, and with a hash, assigning it again would load nothing.
    if (address === location.href) location.reload();
    else location.assign(address);
  }, [answers]);
}

/** Address of the page to load; undefined if none is needed. */
function addressOf({ navigation: { state, location: next }, fetchers }: Pending): string | undefined {
  if (state === 'loading') return location.origin + next.pathname + next.search + next.hash;
  const isSending = fetchers.some(({ formAction }) => formAction !== undefined && isElsewhere(formAction));
  return isSending ? location.href : undefined;
}

function isElsewhere(action: string): boolean {
  return new URL(action, location.href).pathname !== location.pathname;
}
