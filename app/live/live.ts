import { type Joined, joinLine } from './join-line.ts';
import { setLiveUnread } from './live-unread.ts';
import type { MessageNews, News } from './news.ts';
import { dropUnsent, sendUnsent, takeUpUnsent } from './unsent.ts';

type Listener = (news: News) => void;

/** So many of the last messages are kept for a page that is opened a moment after they came. */
const maxRecent = 50;

const listeners = new Set<Listener>();
let recent: readonly MessageNews[] = [];
let heardUpTo = 0;

/**
 * Tells the listener what happens from now on, beginning with what came after `sequence`. It may be told a little that
 * it knows already, and `missed` when it cannot be told everything. Answers how to stop listening.
 */
export function listen(listener: Listener, sequence: number): () => void {
  const later = recent.filter((news) => news.sequence > sequence);
  for (const news of later) listener(news);
  if (heardUpTo > sequence + later.length) listener({ kind: 'missed' });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps this tab live for the person whose page it is, from what came after `sequence` on. Answers how to end that. */
export function goLive(accountId: string, sequence: number): () => void {
  let joined: Joined | undefined;
  let loggingOut = false;
  recent = [];
  heardUpTo = sequence;
  const leaveUnsent = takeUpUnsent(accountId);

  const enter = () => {
    joined ??= joinLine(accountId, () => heardUpTo, hear);
  };
  const leave = () => {
    joined?.leave();
    joined = undefined;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) enter();
  };
  const noteLogOut = ({ target }: Event) => {
    loggingOut = target instanceof HTMLFormElement && target.getAttribute('action') === '/logout';
    if (loggingOut) dropUnsent();
  };
  const goAway = () => {
    // A page goes when the next one is there, so the server has ended the session by then.
    if (loggingOut) joined?.tell({ kind: 'ended', loggedOut: true });
    leave();
  };
  const stop = () => {
    leave();
    leaveUnsent();
    setLiveUnread(undefined);
    removeEventListener('pageshow', comeBack);
    removeEventListener('pagehide', goAway);
    document.removeEventListener('submit', noteLogOut);
    document.removeEventListener('freeze', leave);
    document.removeEventListener('resume', enter);
  };

  function hear(news: News): void {
    if (news.kind === 'message' && news.sequence <= heardUpTo) return;
    noteProgress(news);
    if (news.kind === 'start') sendUnsent();
    if (news.kind === 'ended' && news.loggedOut) dropUnsent();
    if (news.kind === 'ended') stop();
    tell(news);
    if (news.kind === 'ended' && news.loggedOut) location.reload();
  }

  addEventListener('pageshow', comeBack);
  addEventListener('pagehide', goAway);
  document.addEventListener('submit', noteLogOut);
  // A frozen tab would hold the line and pass nothing on.
  document.addEventListener('freeze', leave);
  document.addEventListener('resume', enter);
  enter();
  return stop;
}

function noteProgress(news: News): void {
  if (news.kind === 'paused') setLiveUnread(undefined);
  if (news.kind === 'read') setLiveUnread(news.unread.total);
  if (news.kind === 'start') {
    setLiveUnread(news.unread);
    const missed = news.sequence > heardUpTo;
    heardUpTo = Math.max(heardUpTo, news.sequence);
    if (missed) tell({ kind: 'missed' });
  }
  if (news.kind === 'message') {
    setLiveUnread(news.unread.total);
    const missed = news.sequence > heardUpTo + 1;
    heardUpTo = news.sequence;
    recent = [...recent, news].slice(-maxRecent);
    if (missed) tell({ kind: 'missed' });
  }
}

function tell(news: News): void {
  for (const listener of [...listeners]) listener(news);
}
