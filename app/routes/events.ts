import { eventStream } from '../event-stream.server.ts';

/** Everything that happens to the signed-in person, live. */
export const loader = eventStream(({ core, viewer }, request, signal) =>
  core.streamInbox(viewer, request, signal),
);
