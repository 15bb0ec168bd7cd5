import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus after a client-side navigation to the new page's heading, or to the element that the address names,
 * unless the person is in a field. Returns the title for screen readers to announce; empty for the first page.
 */
export function useRouteAnnouncer(): string {
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { key, pathname };
    // The next page is not one that the worker kept.
    delete document.documentElement.dataset['kept'];
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
    // Scrolling is left to the router's scroll restoration.
    place.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return title;
}
