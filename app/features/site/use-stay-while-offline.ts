import { type Location, useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { cancelPostponed, runPostponed, whenOnline } from '../../browser/offline/when-online.ts';
import { retryPageData } from '../../remix-internals/retry-page-data.ts';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';

/**
 * Keeps the page, and everything typed in it, when somebody without a network taps something that needs one: a link, a
 * submit button, Back. The action follows when the network is back. A link to a page that is kept on this device opens
 * that. Forms that can wait by themselves say `data-offline="own"`.
 */
export function useStayWhileOffline(): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      !navigator.onLine && (here.pathname !== there.pathname || here.search !== there.search),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') openKept(blocker.location, blocker.proceed);
  }, [blocker]);
  useEffect(retryPageData, []);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('online', runPostponed, { signal });
    addEventListener('input', cancelPostponed, { signal });
    addEventListener('click', cancelOnTap, { signal, capture: true });
    addEventListener('click', holdLink, { signal });
    addEventListener('submit', holdForm, { signal, capture: true });
    return () => ending.abort();
  }, []);
}

/** Opens the page that the worker has kept, as a document; without one the action waits for the network. */
async function openKept({ pathname, search }: Location, otherwise: () => void): Promise<void> {
  const address = pathname + search;
  // Over plain http nothing is kept, and in some private windows.
  const kept = await window.caches?.match(address).catch(() => undefined);
  if (kept) location.assign(address);
  else whenOnline(otherwise);
}

function cancelOnTap({ target }: MouseEvent): void {
  if ((target as Element).closest('a, button')) cancelPostponed();
}

/** Postpones links that load a new document: the browser would replace this page by its own error page. */
function holdLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const elsewhere = opensElsewhere(event) || link?.target;
  if (navigator.onLine || event.defaultPrevented || elsewhere || !link?.protocol.startsWith('http')) return;
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  whenOnline(() => {
    if (link.isConnected) link.click();
  });
}

function holdForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (navigator.onLine || form.method !== 'post' || form.dataset['offline'] === 'own') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event;
  whenOnline(() => {
    if (form.isConnected) form.requestSubmit(submitter);
  });
}
