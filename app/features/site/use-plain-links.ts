import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';

/**
 * Sends plain `a` links to pages of the site through the router. The router's own `Link` does the same, but on a page
 * with many links costs a third of the server's rendering time. `data-reload` marks a link that loads a new document.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event) || link === null) return;
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) {
        event.preventDefault();
        moveTo(document.getElementById(link.hash.slice(1)));
        return;
      }
      if (!address.startsWith('/') || !isForRouter(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      navigate(pathname + search + hash, { replace: href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/**
 * Moves to an element of this page without a history entry. The router takes the browser's own entry for a new visit:
 * a list that had been lengthened would be short again, and the page would scroll to a remembered position.
 */
function moveTo(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

function isForRouter(link: HTMLAnchorElement): boolean {
  const special = link.hasAttribute('download') || link.dataset['reload'] !== undefined;
  return link.origin === location.origin && !special && (link.target === '' || link.target === '_self');
}
