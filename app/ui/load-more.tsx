import { type MouseEvent, useEffect } from 'react';
import { whenOnline } from '../browser/offline/when-online.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  address: string | undefined;
  loading: boolean;
  onLoad: () => void;
  words?: string;
}

/** The item after which the keyboard goes on, when there is one. */
let last: Element | null | undefined;

/** Leads to the next page; with script appends it to the element before this one, and takes the keyboard there. */
export function LoadMore({ address, loading, onLoad, words = 'Load more' }: Props) {
  useEffect(() => {
    const next = last?.nextElementSibling?.querySelector('a');
    if (!next) return;
    last = null;
    next.focus();
  });
  if (address === undefined) return null;
  const append = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // No click of a mouse or finger.
    if (event.detail === 0)
      last = event.currentTarget.parentElement?.previousElementSibling?.lastElementChild;
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
