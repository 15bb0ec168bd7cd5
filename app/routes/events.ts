import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { isOfAnother } from '../requests/viewer-of-page.server.ts';
import { eventStream } from '../streams/event-stream.server.ts';

/**
 * Live events for the signed-in person. The parameter `for` names the account for which the page was made; if another
 * account is logged in now, the stream is refused with `conflict`.
 */
export const loader = eventStream(({ core, viewer, url }, request, signal) => {
  if (isOfAnother(viewer, url.searchParams.get('for')))
    throw new DomainError('conflict', texts.guard.anotherAccount);
  return core.streamInbox(viewer, request, signal);
});
