import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Lets plain links to pages of the site lead there by the router, which its own do too: but those cost the server a
 * third of a page with many of them. `data-reload` is for a link that has to fetch the whole page.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const elsewhere =
        event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (event.defaultPrevented || elsewhere || link === null) return;
      if (link.getAttribute('href')?.startsWith('#')) {
        event.preventDefault();
        leadTo(document.getElementById(link.hash.slice(1)));
        return;
      }
      if (!isForRouter(link)) return;
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
  const within = link.origin === location.origin && link.getAttribute('href')?.startsWith('/');
  const special = link.hasAttribute('download') || link.dataset['reload'] !== undefined;
  return Boolean(within) && !special && (link.target === '' || link.target === '_self');
}
