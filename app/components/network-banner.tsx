import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { type NetworkState, networkState, networkText } from './network-state.ts';
import { offlineAnswer } from './when-online.ts';

const displayTime = 3000;

interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
}

/** Says when the connection is lost, slow, back, or needed and missing, each for three seconds. */
export function NetworkBanner() {
  const [banner, setBanner] = useState<{ text: string; state: NetworkState }>();
  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
    let state: NetworkState | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const before = state;
      state = networkState(navigator.onLine, connection?.effectiveType);
      const text = networkText(before, state);
      if (text === undefined) return;
      setBanner({ text, state });
      clearTimeout(timer);
      timer = setTimeout(() => setBanner(undefined), displayTime);
    };
    const answer = () => {
      state = undefined;
      look();
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    addEventListener(offlineAnswer, answer);
    connection?.addEventListener('change', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', look);
      removeEventListener('offline', look);
      removeEventListener(offlineAnswer, answer);
      connection?.removeEventListener('change', look);
    };
  }, []);
  if (banner === undefined) return null;
  const lost = banner.state === 'offline';
  return (
    <div className={lost ? 'network-banner network-lost' : 'network-banner'} role="status">
      {lost && <Icon name="offline" className="icon-small" />}
      {banner.text}
    </div>
  );
}
