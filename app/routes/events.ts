import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/texts.ts';
import { isOfAnother } from '../requests/viewer-of-page.server.ts';
import { eventStream } from '../streams/event-stream.server.ts';

/**
 * Everything that happens to the signed-in person, live. A page names as `for` whose it is; one of somebody else than who
 * is logged in now is told so.
 */
export const loader = eventStream(({ core, viewer, url }, request, signal) => {
  if (isOfAnother(viewer, url.searchParams.get('for')))
    throw new DomainError('conflict', texts.guard.anotherAccount);
  return core.streamInbox(viewer, request, signal);
});
