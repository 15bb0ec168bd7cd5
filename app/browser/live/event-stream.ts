import { readTold } from '../read-told.ts';
import type { PageEvent } from './page-event.ts';

export interface EventStream {
  /**
   * Somebody is looking: opens a stream that is paused, waiting or given up, or that may be dead without our knowing.
   */
  wake(): void;
  /** Nobody is looking: closes it until `wake`. */
  rest(): void;
  close(): void;
}

/** Milliseconds. */
const shortestWait = 1000;
const longestWait = 60_000;
/**
 * The server sends a heartbeat every 20 seconds. After this long without any event the stream is dead, or was never
 * answered, and nobody has told the browser.
 */
const longestSilence = 30_000;
/** How many times in a row the browser may retry, every second or two. */
const ownTries = 3;

/** Holds the event stream of this account, from what came after the event `lastId` on. */
export function openEventStream(
  accountId: string,
  lastId: number,
  onEvent: (event: PageEvent) => void,
): EventStream {
  let last = lastId;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastHeard = 0;
  let closed = false;

  const address = () => `/events?${new URLSearchParams({ for: accountId, after: String(last) })}`;
  const rest = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const hear = () => {
    lastHeard = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => {
      failures += 1;
      openLater();
    }, longestSilence);
  };
  const open = () => {
    rest();
    hear();
    const opened = new EventSource(address());
    source = opened;
    for (const kind of ['start', 'message', 'read', 'seen', 'payment'] as const) {
      opened.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        hear();
        failures = 0;
        const id = Number(lastEventId);
        if (kind === 'message') last = id;
        onEvent({ kind, id, ...readTold(data) });
      });
    }
    opened.addEventListener('beat', hear);
    opened.addEventListener('superseded', () => {
      rest();
      onEvent({ kind: 'superseded' });
    });
    opened.addEventListener('error', () => {
      failures += 1;
      if (opened.readyState === EventSource.CLOSED) void findOut();
      else if (failures > ownTries) openLater();
    });
  };
  const openLater = () => {
    rest();
    const wait = Math.min(longestWait, shortestWait * 2 ** failures);
    timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
  };
  /** An event stream does not tell with which status it was refused. */
  const findOut = async () => {
    rest();
    const status = await fetch(address(), { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (closed || source !== undefined) return;
    if (status === 401) onEvent({ kind: 'ended', why: 'otherwise' });
    else if (status === 400) onEvent({ kind: 'ended', why: 'somebody else' });
    else openLater();
  };
  const openAtOnce = () => {
    failures = 0;
    open();
  };

  addEventListener('online', openAtOnce);
  addEventListener('offline', rest);
  open();
  return {
    wake() {
      if (source === undefined || Date.now() - lastHeard > longestSilence) openAtOnce();
    },
    rest,
    close() {
      closed = true;
      rest();
      removeEventListener('online', openAtOnce);
      removeEventListener('offline', rest);
    },
  };
}
