import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Brings the keyboard and the screen reader to a page that came without a new document: its heading, or the part that
 * the address names, gets the focus, unless the person is at a field. Returns the title to announce, empty for the
 * first page.
 */
export function useRouteAnnouncer(): string {
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { key, pathname };
    setTitle(document.title);
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const atField = active?.matches('input, textarea, select, .form-alert');
    if (!lost && (atField || before.pathname === pathname)) return;
    const place =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    if (place === null) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    // Where the page scrolls to is decided by the position kept for Back.
    place.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return title;
}
