import type { Unread } from '../../core/chats/conversation.ts';
import type { Message } from '../../core/chats/message.ts';
import type { News } from './news.ts';

/** A line to the server over which news come. */
export interface EventLine {
  /** Somebody looks: opens a line that rests, waits or has been given up, or that may be dead for all we hear. */
  wake(): void;
  /** Nobody looks: hangs up until `wake`. */
  rest(): void;
  close(): void;
}

/** Milliseconds. */
const shortestWait = 1000;
const longestWait = 60_000;
/** After so long without news a line may be one of those that a sleeping phone has lost without noticing. */
const doubtAfter = 60_000;
/** So many times in a row the browser may try by itself, every second or two. */
const ownTries = 3;

/** Holds one event stream of this account, from what came after `sequence` on. */
export function openEventLine(accountId: string, sequence: number, onNews: (news: News) => void): EventLine {
  let last = sequence;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastHeard = 0;
  let closed = false;

  const address = () => `/events?${new URLSearchParams({ for: accountId, after: String(last) })}`;
  const hangUp = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    hangUp();
    lastHeard = Date.now();
    const line = new EventSource(address());
    source = line;
    const hear = (kind: string, read: (told: unknown, id: number) => News) => {
      line.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        lastHeard = Date.now();
        failures = 0;
        onNews(read(JSON.parse(data), Number(lastEventId)));
      });
    };
    hear('start', (told, id) => ({ kind: 'start', sequence: id, ...(told as { unread: number }) }));
    hear('read', (told) => ({ kind: 'read', ...(told as { with: string; unread: Unread }) }));
    hear('payment', (told) => ({ kind: 'payment', ...(told as { advert: string }) }));
    hear('message', (told, id) => {
      last = id;
      const { message, unread } = told as { message: Message; unread: Unread };
      const sentAt = new Date(message.sentAt);
      return { kind: 'message', sequence: id, message: { ...message, sentAt }, unread };
    });
    line.addEventListener('superseded', () => {
      hangUp();
      onNews({ kind: 'paused' });
    });
    line.addEventListener('error', () => {
      failures += 1;
      if (line.readyState === EventSource.CLOSED) void findOut();
      else if (failures > ownTries) openLater();
    });
  };
  const openLater = () => {
    hangUp();
    const wait = Math.min(longestWait, shortestWait * 2 ** failures);
    timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
  };
  /** An event stream does not tell with which status it was refused. */
  const findOut = async () => {
    hangUp();
    const status = await fetch(address(), { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (closed || source !== undefined) return;
    if (status === 401) onNews({ kind: 'ended', loggedOut: false });
    else openLater();
  };
  const openAtOnce = () => {
    failures = 0;
    open();
  };

  addEventListener('online', openAtOnce);
  addEventListener('offline', hangUp);
  open();
  return {
    wake() {
      if (source === undefined || Date.now() - lastHeard > doubtAfter) openAtOnce();
    },
    rest: hangUp,
    close() {
      closed = true;
      hangUp();
      removeEventListener('online', openAtOnce);
      removeEventListener('offline', hangUp);
    },
  };
}
