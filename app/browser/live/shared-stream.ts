import { type EventStream, openEventStream } from './event-stream.ts';
import type { PageEvent } from './page-event.ts';

/** This tab's part in the one stream that a browser has. */
export interface SharedStream {
  /** Tells this browser's other tabs. */
  tell(event: PageEvent): void;
  leave(): void;
}

/** Messages between tabs: what has happened, and that a tab is new, or being looked at. */
type TabMessage = PageEvent | { readonly kind: 'joined' } | { readonly kind: 'looking' };
type Start = PageEvent & { readonly kind: 'start' };

/**
 * Joins the tabs of this browser: one of them holds the stream, the others are told by it, and when it closes another
 * takes over. Browsers allow six connections to a site, so a stream for every tab would soon stop all pages. Where tabs
 * cannot agree with each other each has its own stream, while somebody looks at it.
 *
 * `lastId` returns what this tab has heard last.
 */
export function joinStream(
  accountId: string,
  lastId: () => number,
  onEvent: (event: PageEvent) => void,
): SharedStream {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis
    ? joinTogether(accountId, lastId, onEvent)
    : joinAlone(accountId, lastId, onEvent);
}

const joinTogether: typeof joinStream = (accountId, lastId, onEvent) => {
  const name = `stream:${accountId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const tell = (message: TabMessage) => channel.postMessage(message);
  /** Only in the tab that holds it. */
  let stream: EventStream | undefined;
  let start: Start | undefined;
  let releaseLock = () => {};

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'looking') stream?.wake();
    else if (data.kind !== 'joined') onEvent(data);
    else if (start !== undefined) tell(start);
  };
  const takeTheLead = () =>
    new Promise<void>((resolve) => {
      releaseLock = resolve;
      stream = openEventStream(accountId, lastId(), (event) => {
        start = startAfter(event, start);
        tell(event);
        onEvent(event);
      });
    });
  navigator.locks.request(name, { signal: leaving.signal }, takeTheLead).catch(() => {
    // This tab left before it was its turn.
  });
  tell({ kind: 'joined' });

  const look = () => {
    if (document.hidden) return;
    if (stream === undefined) tell({ kind: 'looking' });
    else stream.wake();
  };
  document.addEventListener('visibilitychange', look);
  return {
    tell,
    leave() {
      document.removeEventListener('visibilitychange', look);
      leaving.abort();
      stream?.close();
      releaseLock();
      channel.close();
    },
  };
};

/** What a tab that comes later has to know: the last event there was, and how many messages are unread. */
function startAfter(event: PageEvent, start: Start | undefined): Start | undefined {
  if (event.kind === 'start') return event;
  if (event.kind === 'message') return start && { ...start, id: event.id, unread: event.unread.total };
  if (event.kind === 'read') return start && { ...start, unread: event.unread.total };
  return ['missed', 'payment', 'seen'].includes(event.kind) ? start : undefined;
}

const joinAlone: typeof joinStream = (accountId, lastId, onEvent) => {
  const stream = openEventStream(accountId, lastId(), onEvent);
  const look = () => {
    if (document.hidden) stream.rest();
    else stream.wake();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return {
    tell() {},
    leave() {
      document.removeEventListener('visibilitychange', look);
      stream.close();
    },
  };
};
