import type { QuotedAdvert } from '../../../core/entities/message.ts';
import type { Picture } from '../../../core/entities/picture.ts';

/** Messages that may not have reached the server yet. */
export interface Unsent {
  readonly id: string;
  /** Account ids. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Those that the server holds for it; what older versions of the page have kept has none. */
  readonly pictures?: readonly Picture[];
  readonly quotedAdvert: QuotedAdvert | undefined;
  readonly writtenAt: Date;
  /**
   * `sending` is on its way, perhaps behind others; `waiting` is sent automatically when the site can be reached;
   * `refused` only when the person asks for it again.
   */
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly problem?: string;
}

const storeName = 'unsent';

let opening: Promise<IDBDatabase | undefined> | undefined;

/** Undefined where the browser keeps nothing, as some do in private windows. */
function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise<IDBDatabase | undefined>((resolve) => {
    const request = indexedDB.open('messages', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => {
      const database = request.result;
      // The browser closes it when the person clears the site's data, or the site does at log-out.
      database.onclose = () => {
        opening = undefined;
      };
      resolve(database);
    };
  }).catch(() => undefined);
  return opening;
}

/** Returns whether it was done and will still be there when the browser is opened again. */
async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<boolean> {
  const database = await open();
  if (database === undefined) return false;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
      work(transaction.objectStore(storeName));
    } catch {
      resolve(false);
    }
  });
}

/** What this account has written in this browser, oldest first; undefined where nothing can be kept. */
export async function readKept(accountId: string): Promise<readonly Unsent[] | undefined> {
  let kept: readonly Unsent[] = [];
  const done = await inStore('readonly', (store) => {
    const all: IDBRequest<Unsent[]> = store.getAll();
    all.onsuccess = () => {
      kept = all.result.filter(({ from }) => from === accountId);
    };
  });
  return done ? [...kept].sort((a, b) => Number(a.writtenAt) - Number(b.writtenAt)) : undefined;
}

export function keep(message: Unsent): Promise<boolean> {
  return inStore('readwrite', (store) => store.put(message));
}

/** Records the state of a message; one that was removed stays removed. */
export function keepChange(message: Unsent): Promise<boolean> {
  return inStore('readwrite', (store) => {
    const before = store.getKey(message.id);
    before.onsuccess = () => {
      if (before.result !== undefined) store.put(message);
    };
  });
}

export function forget(ids: readonly string[]): Promise<boolean> {
  return inStore('readwrite', (store) => {
    for (const id of ids) store.delete(id);
  });
}
