import { type MouseEvent, useEffect } from 'react';
import * as loadTexts from '../../core/texts/load-more.ts';
import { whenOnline } from '../browser/offline/when-online.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  address: string | undefined;
  loading: boolean;
  onLoad: () => void;
  words?: string;
}

/** The last item before a page was appended by keyboard; the focus moves to the item after it. */
let last: Element | null | undefined;

/**
 * A link to the next page. With script it appends the page to the list before it, and moves the focus there if the
 * keyboard was used.
 */
export function LoadMore({ address, loading, onLoad, words = loadTexts.more }: Props) {
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
    // A detail of 0 means the keyboard, not a mouse or finger.
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
          {loadTexts.loading}
        </span>
      )}
    </p>
  );
}
