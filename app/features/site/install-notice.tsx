import { type ReactNode, useEffect } from 'react';
import { watchedValue } from '../../browser/observable-value.ts';

/** It stays when Home is left, because the browser says only once in a document that it would install the site. */
const notice = watchedValue<ReactNode>(undefined);
const daysBeforeOffer = 3;
const day = 24 * 60 * 60 * 1000;

/** At the end of Home: the offer to install the site, once there is one. Other pages load no script for it. */
export function InstallNotice() {
  useEffect(listenForInstall, []);
  return <>{notice.useValue()}</>;
}

/**
 * Waits for the browser to say that it would install the site, and keeps it from asking by itself. From the third day with a
 * visit on, our offer is loaded then. The days are counted in a cookie, because a log-out empties everything else.
 */
function listenForInstall(): () => void {
  const today = Math.floor(Date.now() / day);
  const [, last, count] = /\bdays=(\d+)\.(\d)/.exec(document.cookie) ?? [];
  const days = Math.min(Number(count ?? 0) + (Number(last) === today ? 0 : 1), daysBeforeOffer);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `days=${today}.${days}; Max-Age=31536000; Path=/; SameSite=Lax`;
  const offer = (event: Event) => {
    event.preventDefault();
    if (days === daysBeforeOffer)
      import('./install-offer.tsx').then(
        ({ offerInstall }) => offerInstall(event, notice.set),
        // The browser says it again on the next page.
        () => {},
      );
  };
  addEventListener('beforeinstallprompt', offer);
  return () => removeEventListener('beforeinstallprompt', offer);
}
