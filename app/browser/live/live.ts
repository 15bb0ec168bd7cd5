import type { Delivery } from '../../../core/entities/conversation.ts';
import type { Message } from '../../../core/entities/message.ts';
import { queueLoaded } from '../offline/queue.ts';
import { databaseName } from '../offline/queue-names.ts';
import { leavePage } from './leave-page.ts';
import { liveUnread } from './live-unread.ts';
import type { PageEvent } from './page-event.ts';
import { joinStream, type SharedStream } from './shared-stream.ts';

type Listener = (event: PageEvent) => void;

/** How many of the last messages are kept for a page opened a moment after they came. */
const maxRecent = 50;

const listeners = new Set<Listener>();
let recent: readonly ({ readonly kind: 'message' } & Delivery)[] = [];
let heardUpTo = 0;
/** Ids of what this tab has sent and told of, until the stream brings it. */
const toldAsSent = new Set<string>();

/**
 * Tells the listener what happens from now on, starting with what came after the event `lastId`. Some of it may be
 * known already; `missed` means that something could not be delivered. Returns a function that ends the subscription.
 */
export function listen(listener: Listener, lastId: number): () => void {
  const later = recent.filter(({ id }) => id > lastId);
  for (const event of later) listener(event);
  if (heardUpTo > lastId + later.length) listener({ kind: 'missed' });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Keeps this tab live for the person whose page it is, from what came after the event `lastId` on. Returns a function
 * that ends that.
 */
export function goLive(accountId: string, lastId: number): () => void {
  let stream: SharedStream | undefined;
  let loggingOut = false;
  recent = [];
  heardUpTo = lastId;
  const ending = new AbortController();
  const { signal } = ending;
  loadUsedQueue().catch(() => {});
  queueLoaded.then((queue) => signal.aborted || queue.takeUp(accountId, hearSent));

  const enter = () => {
    stream ??= joinStream(accountId, () => heardUpTo, hear);
  };
  const leave = () => {
    stream?.leave();
    stream = undefined;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) enter();
  };
  const noteLogOut = ({ target }: Event) => {
    loggingOut = target instanceof HTMLFormElement && target.getAttribute('action') === '/logout';
    if (loggingOut) dropWaiting();
  };
  const goAway = () => {
    // A page goes when the next one is there, so the server has ended the session by then.
    if (loggingOut) stream?.tell({ kind: 'ended', why: 'logged out' });
    leave();
  };
  const stop = () => {
    leave();
    queueLoaded.then((queue) => queue.leave());
    liveUnread.set(undefined);
    ending.abort();
  };

  function hear(event: PageEvent): void {
    if (event.kind === 'message' && event.id <= heardUpTo) return;
    noteProgress(event);
    if (event.kind === 'message' && toldAsSent.delete(event.message.id)) return;
    if (event.kind === 'start') queueLoaded.then((queue) => queue.send());
    if (event.kind === 'ended' && event.why === 'logged out') dropWaiting();
    if (event.kind === 'ended') stop();
    tell(event);
    // A page that listens would go on with what is another's; all others only lead there.
    if (event.kind === 'ended' && (event.why === 'logged out' || listeners.size > 0))
      leavePage(accountId, event.why);
  }

  addEventListener('pageshow', comeBack, { signal });
  addEventListener('pagehide', goAway, { signal });
  document.addEventListener('submit', noteLogOut, { signal });
  // A frozen tab would hold the stream and pass nothing on.
  document.addEventListener('freeze', leave, { signal });
  document.addEventListener('resume', enter, { signal });
  enter();
  return stop;
}

/** What this tab sends comes by the answer and by the stream, and is told of once: as soon as either brings it. */
function hearSent(message: Message): void {
  if (recent.some((event) => event.message.id === message.id)) return;
  toldAsSent.add(message.id);
  tell({ kind: 'sent', message });
}

/** Loads the queue if this browser has ever had something in it. */
async function loadUsedQueue(): Promise<void> {
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== databaseName)) return;
  await import('../offline/waiting.ts');
}

function dropWaiting(): void {
  queueLoaded.then((queue) => queue.drop());
}

function noteProgress(event: PageEvent): void {
  if (event.kind === 'superseded') liveUnread.set(undefined);
  if (event.kind === 'read') liveUnread.set(event.unread.total);
  if (event.kind === 'start') {
    liveUnread.set(event.unread);
    const missed = event.id > heardUpTo;
    heardUpTo = Math.max(heardUpTo, event.id);
    if (missed) tell({ kind: 'missed' });
  }
  if (event.kind === 'message') {
    liveUnread.set(event.unread.total);
    const missed = event.id > heardUpTo + 1;
    heardUpTo = event.id;
    recent = [...recent, event].slice(-maxRecent);
    if (missed) tell({ kind: 'missed' });
  }
}

function tell(event: PageEvent): void {
  for (const listener of [...listeners]) listener(event);
}
