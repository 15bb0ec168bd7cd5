import type { MouseEvent } from 'react';
import { opensElsewhere } from './opens-elsewhere.ts';
import { whenOnline } from './when-online.ts';

interface Props {
  address: string | undefined;
  loading: boolean;
  onLoad: () => void;
  words?: string;
}

/** Leads to the next page; with script appends it. */
export function LoadMore({ address, loading, onLoad, words = 'Load more' }: Props) {
  if (address === undefined) return null;
  const append = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    whenOnline(onLoad);
  };
  return (
    <p className="load-more">
      <a className="button button-quiet" href={address} onClick={append} aria-disabled={loading || undefined}>
        {words}
      </a>
      {loading && (
        <span className="visually-hidden" role="status">
          Loading
        </span>
      )}
    </p>
  );
}
