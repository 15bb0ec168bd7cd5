import { sendLock, waitingChannel } from '../offline/queue-names.ts';
import { sendInTurn } from '../offline/send-waiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of Background Sync, which the standard library's types lack. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The network is back, perhaps with no page open.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === waitingChannel) (event as SyncEvent).waitUntil(sendAll());
});

/** Sends what waits of every account; the server refuses what is not of the one logged in, and it waits on. */
async function sendAll(): Promise<void> {
  const tabs = new BroadcastChannel(waitingChannel);
  const listener = { changed: () => tabs.postMessage('changed') };
  const isStuck = await navigator.locks.request(sendLock, () => sendInTurn(undefined, listener));
  tabs.close();
  // By which the browser knows to try again.
  if (isStuck) throw new Error('Something has to wait longer.');
}
