import { openEventLine } from './event-line.ts';
import type { News } from './news.ts';

/** This tab's part in the one line that a browser has. */
export interface Joined {
  /** Tells this browser's other tabs. */
  tell(news: News): void;
  leave(): void;
}

/** What tabs say to each other besides news. */
type Word = 'anybody?' | 'look!';

/**
 * Joins the tabs of this browser: one of them holds the line, the others hear from it, and when it goes another takes
 * over. Browsers allow six connections to a site, so a line for every tab would soon stop all pages. Where tabs cannot
 * agree with each other each has its own line, while somebody looks at it.
 *
 * `sequence` answers what this tab has heard last.
 */
export function joinLine(accountId: string, sequence: () => number, onNews: (news: News) => void): Joined {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis
    ? joinTogether(accountId, sequence, onNews)
    : joinAlone(accountId, sequence, onNews);
}

function joinTogether(accountId: string, sequence: () => number, onNews: (news: News) => void): Joined {
  const name = `live:${accountId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let lead: { wake(): void; close(): void; readonly standing: News | undefined } | undefined;

  channel.onmessage = ({ data }: MessageEvent<News | Word>) => {
    if (data === 'look!') lead?.wake();
    else if (data !== 'anybody?') onNews(data);
    else if (lead?.standing) channel.postMessage(lead.standing);
  };
  const takeTheLead = () =>
    new Promise<void>((resolve) => {
      let standing: News | undefined;
      const line = openEventLine(accountId, sequence(), (news) => {
        standing = standingAfter(news, standing);
        channel.postMessage(news);
        onNews(news);
      });
      lead = {
        wake: line.wake,
        close() {
          line.close();
          resolve();
        },
        get standing() {
          return standing;
        },
      };
    });
  navigator.locks.request(name, { signal: leaving.signal }, takeTheLead).catch(() => {
    // This tab left before it was its turn.
  });
  channel.postMessage('anybody?' satisfies Word);

  const look = () => {
    if (document.hidden) return;
    if (lead === undefined) channel.postMessage('look!' satisfies Word);
    else lead.wake();
  };
  document.addEventListener('visibilitychange', look);
  return {
    tell: (news) => channel.postMessage(news),
    leave() {
      document.removeEventListener('visibilitychange', look);
      leaving.abort();
      lead?.close();
      channel.close();
    },
  };
}

/** What a tab that comes later has to know: how far the news have come, and how many messages are unread. */
function standingAfter(news: News, before: News | undefined): News | undefined {
  if (news.kind === 'start') return news;
  if (before?.kind !== 'start') return undefined;
  if (news.kind === 'message') return { ...before, sequence: news.sequence, unread: news.unread.total };
  if (news.kind === 'read') return { ...before, unread: news.unread.total };
  return news.kind === 'missed' || news.kind === 'payment' ? before : undefined;
}

function joinAlone(accountId: string, sequence: () => number, onNews: (news: News) => void): Joined {
  const line = openEventLine(accountId, sequence(), onNews);
  const look = () => {
    if (document.hidden) line.rest();
    else line.wake();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return {
    tell() {},
    leave() {
      document.removeEventListener('visibilitychange', look);
      line.close();
    },
  };
}
