import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';

/**
 * Lets plain links to pages of the site lead there by the router, which its own do too: but those cost the server a
 * third of a page with many of them. `data-reload` is for a link that has to fetch the whole page.
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
        leadTo(document.getElementById(link.hash.slice(1)));
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
 * The browser's own way makes an entry in its history that the router takes for another visit: a long list was short
 * again, and the page went to where it took the last such visit to have been left.
 */
function leadTo(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

function isForRouter(link: HTMLAnchorElement): boolean {
  const special = link.hasAttribute('download') || link.dataset['reload'] !== undefined;
  return link.origin === location.origin && !special && (link.target === '' || link.target === '_self');
}
