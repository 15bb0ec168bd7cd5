import type { Message } from '../../../core/entities/message.ts';
import { announceQueue } from './queue.ts';
import { sendLock, waitingChannel } from './queue-names.ts';
import { sendInTurn } from './send-waiting.ts';
import {
  changeWaiting,
  forgetWaiting,
  isUnkept,
  keepWaiting,
  readWaiting,
  type Waiting,
  type WaitingForm,
  type WaitingMessage,
} from './waiting-store.ts';

/** Milliseconds. */
const shortestWait = 2000;
const longestWait = 60_000;

/** What is shown: as it is kept in the browser, or a moment ahead of that. */
let waiting: readonly Waiting[] = [];
/** What is being put into the browser's store. */
let arriving: readonly Waiting[] = [];
/** Whose things these are. */
let writer: string | undefined;
let tabs: BroadcastChannel | undefined;
let underway = false;
let wanted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
let onSent: (message: Message) => void = () => {};

/** The account whose page this is; undefined for visitors. */
export const waitingWriter = (): string | undefined => writer;

export const allWaiting = (): readonly Waiting[] => waiting;

export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** In this tab or another, today or before. */
function takeUp(accountId: string, receiver: (message: Message) => void): void {
  leave();
  writer = accountId;
  onSent = receiver;
  if ('BroadcastChannel' in globalThis) {
    tabs = new BroadcastChannel(waitingChannel);
    tabs.onmessage = lookAgain;
  }
  addEventListener('online', sendWaiting);
  addEventListener('beforeunload', warn);
  sendWaiting();
}

function leave(): void {
  writer = undefined;
  tabs?.close();
  tabs = undefined;
  clearTimeout(timer);
  removeEventListener('online', sendWaiting);
  removeEventListener('beforeunload', warn);
  show([]);
}

type Unmade<Kind> = Omit<Kind, 'state' | 'writtenAt'>;

/** Sends it now or as soon as possible, in the order of its making. */
export async function send(made: Unmade<WaitingMessage> | Unmade<WaitingForm>): Promise<void> {
  const one = { ...made, state: 'sending', writtenAt: new Date() } as Waiting;
  writer = made.from;
  // Of several likes of an advert, or of likes taken back, the last counts.
  if (one.kind === 'like' || one.kind === 'save')
    drop(waiting.flatMap((other) => ('address' in other && other.address === one.address ? other.id : [])));
  arriving = [...arriving, one];
  show([...waiting.filter(({ id }) => id !== one.id), one]);
  await keepWaiting(one);
  arriving = arriving.filter((other) => other !== one);
  tellTabs();
  sendWaiting();
  // Where the browser offers it, the service worker sends what is left when all pages are closed.
  const worker = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await worker?.sync?.register(waitingChannel).catch(() => {});
}

/** Background Sync is not in the standard library's types. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Tries again what was refused; what waits does not wait any longer. */
export async function sendAgain(id: string): Promise<void> {
  const one = waiting.find((made) => made.id === id);
  if (one === undefined) return;
  const { problem: _before, ...rest } = one;
  const again: Waiting = { ...rest, state: 'sending' };
  show(waiting.map((made) => (made === one ? again : made)));
  await changeWaiting(again);
  sendWaiting();
}

/** Takes something back. If it is already being sent, this may be too late. */
export function takeBack(id: string): void {
  drop([id]);
}

function dropAll(): void {
  clearTimeout(timer);
  drop(waiting.map(({ id }) => id));
}

/** Sends what waits: one tab at a time, because each of them knows it. */
export async function sendWaiting(): Promise<void> {
  wanted = true;
  if (underway) return;
  underway = true;
  try {
    while (wanted && writer !== undefined) {
      wanted = false;
      clearTimeout(timer);
      await ('locks' in navigator ? navigator.locks.request(sendLock, sendOwn) : sendOwn());
    }
  } finally {
    underway = false;
  }
}

async function sendOwn(): Promise<void> {
  const isStuck = await sendInTurn(writer, { changed: tellTabs, sent: (message) => onSent(message) });
  if (isStuck) timer = setTimeout(sendWaiting, Math.min(longestWait, shortestWait * 2 ** failures));
  failures = isStuck ? failures + 1 : 0;
  await lookAgain();
}

function drop(ids: readonly string[]): void {
  arriving = arriving.filter(({ id }) => !ids.includes(id));
  show(waiting.filter(({ id }) => !ids.includes(id)));
  forgetWaiting(ids).then(tellTabs);
}

function tellTabs(): void {
  tabs?.postMessage('changed');
  lookAgain();
}

/** Another tab, or the service worker, may have written, sent or taken back something. */
async function lookAgain(): Promise<void> {
  const asked = writer;
  if (asked === undefined) return;
  const kept = await readWaiting(asked);
  if (asked !== writer) return;
  show([...kept, ...arriving.filter(({ id }) => kept.every((one) => one.id !== id))]);
}

function show(next: readonly Waiting[]): void {
  waiting = next;
  for (const watcher of [...watchers]) watcher();
}

/** Lets the browser ask before something that is only in this page is lost. */
function warn(event: Event): void {
  if (isUnkept()) event.preventDefault();
}

announceQueue({ takeUp, leave, send: sendWaiting, drop: dropAll });
