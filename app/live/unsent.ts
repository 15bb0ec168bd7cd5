import type { Message, QuotedAdvert } from '../../core/chats/message.ts';
import { texts } from '../../core/texts.ts';

/** What somebody has written and the server is not known to have. */
export interface Unsent {
  readonly id: string;
  /** Account ids. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly quotedAdvert: QuotedAdvert | undefined;
  readonly writtenAt: Date;
  /**
   * `sending` is on its way, perhaps behind others; `waiting` is sent by itself when the site can be reached; `refused`
   * only when the person asks for it again.
   */
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly problem?: string;
}

/** Milliseconds. */
const patience = 20_000;
const shortestWait = 2000;
const longestWait = 60_000;

let unsent: readonly Unsent[] = [];
let underway = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const receivers = new Set<(message: Message) => void>();

export const allUnsent = (): readonly Unsent[] => unsent;

export function watchUnsent(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Hands over each message as the server keeps it, when it has been sent. */
export function receiveSent(receiver: (message: Message) => void): () => void {
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
  };
}

/** Sends a message, now or as soon as it goes. Messages go one after the other, in the order of their writing. */
export function send(message: Omit<Unsent, 'state' | 'writtenAt'>): void {
  change([...unsent, { ...message, state: 'sending', writtenAt: new Date() }]);
  sendUnsent();
}

/** Tries again what was refused; what waits does not wait any longer. */
export function sendAgain(id: string): void {
  mark(id, 'sending');
  sendUnsent();
}

/** Takes a message back. Whoever takes back one that is on its way may be too late. */
export function takeBack(id: string): void {
  change(unsent.filter((message) => message.id !== id));
}

/** The person is gone, or another one is here: nothing more is sent. */
export function dropUnsent(): void {
  clearTimeout(timer);
  change([]);
}

/** Sends what waits. */
export async function sendUnsent(): Promise<void> {
  if (underway) return;
  clearTimeout(timer);
  underway = true;
  try {
    let next = first();
    while (next !== undefined && navigator.onLine && (await sendOne(next))) next = first();
    // What is left over has to wait, for the network or for the server.
    for (const { id, state } of unsent) if (state === 'sending') mark(id, 'waiting');
  } finally {
    underway = false;
  }
}

const first = () => unsent.find(({ state }) => state !== 'refused');

/** Answers whether the server can be reached. */
async function sendOne(message: Unsent): Promise<boolean> {
  if (message.state !== 'sending') mark(message.id, 'sending');
  const answer = await post(message);
  if (answer === undefined) {
    timer = setTimeout(sendUnsent, Math.min(longestWait, shortestWait * 2 ** failures));
    failures += 1;
    return false;
  }
  failures = 0;
  if (answer.sent === undefined) {
    mark(message.id, 'refused', answer.problem);
  } else {
    for (const receiver of [...receivers]) receiver(answer.sent);
    takeBack(message.id);
  }
  return true;
}

type Answer = { readonly sent: Message } | { readonly sent?: undefined; readonly problem: string };

/** Undefined when nothing is known of what became of it; its id makes it harmless to send it again. */
async function post({ id, from, to, text, quotedAdvert }: Unsent): Promise<Answer | undefined> {
  const body = new URLSearchParams({ for: from, with: to, message: text, messageId: id });
  if (quotedAdvert !== undefined) body.set('ad', quotedAdvert.id);
  const ending = new AbortController();
  const limit = setTimeout(() => ending.abort(), patience);
  try {
    const response = await fetch('/chat/send', { method: 'POST', body, signal: ending.signal });
    if (response.status >= 500) return undefined;
    const told = await response.json();
    if (!response.ok) return { problem: told.message ?? texts.chats.failed };
    return { sent: { ...told, sentAt: new Date(told.sentAt) } };
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}

function mark(id: string, state: Unsent['state'], problem?: string): void {
  change(
    unsent.map((message) => {
      if (message.id !== id) return message;
      const { problem: _before, ...rest } = message;
      return { ...rest, state, ...(problem === undefined ? {} : { problem }) };
    }),
  );
}

function change(next: readonly Unsent[]): void {
  if (unsent.length === 0 && next.length > 0) {
    addEventListener('beforeunload', warn);
    addEventListener('online', sendUnsent);
  }
  if (unsent.length > 0 && next.length === 0) {
    removeEventListener('beforeunload', warn);
    removeEventListener('online', sendUnsent);
  }
  unsent = next;
  for (const watcher of [...watchers]) watcher();
}

/** Lets the browser ask before a message that is only in this page is lost. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
