import type { Message } from '../../../core/entities/message.ts';
import * as chatsTexts from '../../../core/texts/chats.ts';
import { readTold } from './read-told.ts';
import { forget, keep, keepChange, readKept, type Unsent } from './unsent-store.ts';

/** Milliseconds. */
const sendTimeout = 20_000;
const shortestWait = 2000;
const longestWait = 60_000;

/** What is shown: as it is kept in the browser, or a moment ahead of that. */
let unsent: readonly Unsent[] = [];
/** Ids of what the browser could not keep, so that it is only in this page. */
const unkept = new Set<string>();
/** Whose messages these are. */
let writer: string | undefined;
let tabs: BroadcastChannel | undefined;
let underway = false;
let wanted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
let onSent: (message: Message) => void = () => {};

export const allUnsent = (): readonly Unsent[] => unsent;

export function watchUnsent(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** The receiver is called with each message that this tab sends, as the server keeps it. */
export function receiveSent(receiver: (message: Message) => void): void {
  onSent = receiver;
}

/**
 * Sends what this person has left waiting in this browser, in this tab or another, today or before. Returns a function
 * that stops that; whatever is waiting then stays for the next time.
 */
export function takeUpUnsent(accountId: string): () => void {
  writer = accountId;
  if ('BroadcastChannel' in globalThis) {
    tabs = new BroadcastChannel('unsent');
    tabs.onmessage = lookAgain;
  }
  addEventListener('online', sendUnsent);
  addEventListener('beforeunload', warn);
  sendUnsent();
  return () => {
    writer = undefined;
    tabs?.close();
    tabs = undefined;
    clearTimeout(timer);
    removeEventListener('online', sendUnsent);
    removeEventListener('beforeunload', warn);
    show([]);
  };
}

/** Sends a message, now or as soon as possible. Messages go one after the other, in the order of their writing. */
export function send(message: Omit<Unsent, 'state' | 'writtenAt'>): void {
  const written: Unsent = { ...message, state: 'sending', writtenAt: new Date() };
  writer = message.from;
  show([...unsent, written]);
  keep(written).then((kept) => {
    if (!kept) unkept.add(written.id);
    tellTabs();
  });
  sendUnsent();
}

/** Tries again what was refused; what waits does not wait any longer. */
export function sendAgain(id: string): void {
  mark(id, 'sending');
  sendUnsent();
}

/** Takes a message back. If it is already being sent, this may be too late. */
export function takeBack(id: string): void {
  drop([id]);
}

/** The person logs out: everything of theirs is deleted. */
export function dropUnsent(): void {
  clearTimeout(timer);
  drop(unsent.map(({ id }) => id));
}

/** Sends what waits: one tab at a time, because each of them knows it. */
export async function sendUnsent(): Promise<void> {
  wanted = true;
  if (underway) return;
  underway = true;
  try {
    while (wanted) {
      wanted = false;
      clearTimeout(timer);
      await ('locks' in navigator ? navigator.locks.request('unsent', sendAll) : sendAll());
    }
  } finally {
    underway = false;
  }
}

async function sendAll(): Promise<void> {
  let next = await first();
  while (next !== undefined && navigator.onLine && (await sendOne(next))) next = await first();
  // What is left over has to wait, for the network or for the server.
  for (const { id, state } of unsent) if (state === 'sending') mark(id, 'waiting');
}

async function first(): Promise<Unsent | undefined> {
  await lookAgain();
  return unsent.find(({ state }) => state !== 'refused');
}

/** Returns whether the server can be reached. */
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
    onSent(answer.sent);
    takeBack(message.id);
  }
  return true;
}

type Answer = { readonly sent: Message } | { readonly sent?: undefined; readonly problem: string };

/** Undefined if the result is unknown; its id makes it harmless to send it again. */
async function post({
  id,
  from,
  to,
  text,
  pictures = [],
  quotedAdvert,
}: Unsent): Promise<Answer | undefined> {
  const pictureKeys = pictures.map(({ key }) => key).join(' ');
  const body = new URLSearchParams({ for: from, with: to, message: text, messageId: id, pictureKeys });
  if (quotedAdvert !== undefined) body.set('ad', quotedAdvert.id);
  const ending = new AbortController();
  const limit = setTimeout(() => ending.abort(), sendTimeout);
  try {
    const response = await fetch('/chat/send', { method: 'POST', body, signal: ending.signal });
    // Someone not logged in now may be later.
    if (response.status >= 500 || response.status === 401) return undefined;
    const told = await response.text();
    if (!response.ok) return { problem: JSON.parse(told).message ?? chatsTexts.failed };
    return { sent: readTold(told) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}

function mark(id: string, state: Unsent['state'], problem?: string): void {
  const message = unsent.find((one) => one.id === id);
  if (message === undefined) return;
  const { problem: _before, ...rest } = message;
  const marked: Unsent = { ...rest, state, ...(problem === undefined ? {} : { problem }) };
  show(unsent.map((one) => (one.id === id ? marked : one)));
  keepChange(marked).then(tellTabs);
}

function drop(ids: readonly string[]): void {
  show(unsent.filter(({ id }) => !ids.includes(id)));
  forget(ids).then(tellTabs);
}

function tellTabs(): void {
  tabs?.postMessage('changed');
}

/** Another tab may have written, sent or taken back something. */
async function lookAgain(): Promise<void> {
  const asked = writer;
  const kept = asked === undefined ? undefined : await readKept(asked);
  if (kept === undefined || asked !== writer) return;
  show([...kept, ...unsent.filter(({ id }) => unkept.has(id))]);
}

function show(next: readonly Unsent[]): void {
  unsent = next;
  for (const watcher of [...watchers]) watcher();
}

/** Lets the browser ask before a message that is only in this page is lost. */
function warn(event: BeforeUnloadEvent): void {
  if (unsent.some(({ id }) => unkept.has(id))) event.preventDefault();
}
