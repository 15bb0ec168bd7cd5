import { eventStream } from '../event-stream.server.ts';
import { viewerOfPage } from '../viewer-of-page.server.ts';

/** Everything that happens to the signed-in person, live. A page names as `for` whose it is. */
export const loader = eventStream(({ core, viewer, url }, request, signal) =>
  core.streamInbox(viewerOfPage(viewer, url.searchParams.get('for')), request, signal),
);
