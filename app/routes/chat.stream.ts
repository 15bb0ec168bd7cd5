import { eventStream } from '../streams/event-stream.server.ts';

/** One conversation of the signed-in person, live, for clients that want no more than that. */
export const loader = eventStream(({ core, viewer, url }, request, signal) =>
  core.streamInbox(viewer, { ...request, with: url.searchParams.get('with') ?? '' }, signal),
);
