import { type ComponentType, useEffect, useState } from 'react';
import { type NetworkState, networkState, networkText } from '../../browser/offline/network-state.ts';
import { offlineAttempt } from '../../browser/offline/when-online.ts';
import { Icon } from '../../ui/icon.tsx';

const displayTime = 3000;

interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
}

/**
 * Says for three seconds that the connection is lost, slow or back, or that an action needs it. Offers Lite on a very
 * slow one.
 */
export function NetworkBanner() {
  const [banner, setBanner] = useState<{ text: string; state: NetworkState }>();
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
    // A page that the worker kept says itself that the network is away.
    const isTold = !navigator.onLine && document.documentElement.dataset['kept'] !== undefined;
    let state: NetworkState | undefined = isTold ? 'offline' : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (now: NetworkState) => {
      const before = state;
      state = now;
      if (now === 'very slow')
        import('./lite-offer.tsx').then(
          ({ LiteOffer }) => setOffer(() => LiteOffer),
          // Without a network there is nothing to offer.
          () => {},
        );
      const text = networkText(before, state);
      if (text === undefined) return;
      setBanner({ text, state });
      clearTimeout(timer);
      timer = setTimeout(() => setBanner(undefined), displayTime);
    };
    const look = () => note(networkState(navigator.onLine, connection?.effectiveType));
    const onAttempt = () => {
      state = undefined;
      note('offline');
    };
    look();
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('online', look, { signal });
    addEventListener('offline', look, { signal });
    addEventListener(offlineAttempt, onAttempt, { signal });
    connection?.addEventListener('change', look, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, []);
  const lost = banner?.state === 'offline';
  return (
    <>
      {banner && (
        <div className={lost ? 'network-banner network-lost' : 'network-banner'} role="status">
          {lost && <Icon name="offline" className="icon-small" />}
          {banner.text}
        </div>
      )}
      {Offer && <Offer />}
    </>
  );
}
