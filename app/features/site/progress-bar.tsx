import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import * as progressTexts from '../../../core/texts/progress-bar.ts';

/** Within this many milliseconds a page seems to load at once. */
const showAfter = 200;

/** Shows, after a delay, that the next page is loading, and marks the tapped link or its card at once. */
export function ProgressBar() {
  const coming = useNavigation().location;
  const busy = coming !== undefined;
  const [late, setLate] = useState(false);
  const tapped = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      tapped.current = (target as Element).closest('a');
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    const link = tapped.current;
    if (link?.pathname !== coming?.pathname) return;
    const marked = link?.closest('article') ?? link?.closest('.card-sheet') ?? link;
    marked?.setAttribute('aria-busy', 'true');
    return () => marked?.removeAttribute('aria-busy');
  }, [coming]);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), showAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late ? <div className="progress-bar" role="progressbar" aria-label={progressTexts.loading} /> : null;
}
