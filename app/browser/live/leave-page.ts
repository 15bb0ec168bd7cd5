import type { PageEvent } from './page-event.ts';

/**
 * Leaves the page of this account because its session is over: for the log-in, or for a page that says that somebody else
 * is logged in now. A message or an offer that was being written is kept by the server for its writer, and is not sent.
 */
export function leavePage(accountId: string, why: (PageEvent & { readonly kind: 'ended' })['why']): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('#message, #amount');
  const form = [...fields].find(({ value }) => value.trim() !== '')?.form;
  const here = location.pathname + location.search;
  if (form) {
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'unfinished', value: 'keep' }),
    );
    form.submit();
  } else if (why === 'somebody else') {
    location.replace(`/logout?${new URLSearchParams({ for: accountId, redirectTo: here })}`);
  } else {
    // Not `reload`, which a form with photos refuses.
    location.replace(here);
  }
}
