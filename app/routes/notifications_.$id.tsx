import { redirect } from '@remix-run/node';
import { page } from '../request.server.ts';

/**
 * Leads to what a notification is about, and marks it as read. A link does that, and no form, so that it opens in a tab of
 * its own too; what another site links to, or a browser fetches before anybody asks, marks nothing.
 */
export const loader = page(async ({ core, viewer, request, params }) => {
  const id = params['id'] ?? '';
  throw redirect(isFollowed(request) ? await core.openNotification(viewer, id) : '/notifications', 303);
});

function isFollowed({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const early = headers.has('Sec-Purpose') || headers.has('Purpose');
  return (site === null || site === 'same-origin') && !early;
}

/** A page, so that a notification which is gone is answered by one. */
export default function Notification() {
  return null;
}
