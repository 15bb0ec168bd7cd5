import type { QuotedAdvert } from '../../../core/entities/message.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import { databaseName } from './queue-names.ts';

/** What was made in this browser and may not have reached the server yet. */
interface Made {
  /** By which the server knows it, so that sending it twice does no harm: a message's id, or the key of a form. */
  readonly id: string;
  /** The account that made it. */
  readonly from: string;
  readonly writtenAt: Date;
  /**
   * `sending` is on its way, perhaps behind others; `waiting` is sent automatically when the site can be reached;
   * `refused` only when the person asks for it again.
   */
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly problem?: string;
}

/** One that the server holds already, or that has to be uploaded first. */
export type PhotoToSend = Picture | File;

export function isFile(photo: PhotoToSend): photo is File {
  return photo instanceof File;
}

export function isHeld(photo: PhotoToSend): photo is Picture {
  return !isFile(photo);
}

/** A message that script sends from its conversation. */
export interface WaitingMessage extends Made {
  readonly kind: 'message';
  /** The account of the other. */
  readonly to: string;
  readonly text: string;
  readonly photos?: readonly PhotoToSend[];
  readonly quotedAdvert: QuotedAdvert | undefined;
}

/** A form, as the browser would have sent it. */
export interface WaitingForm extends Made {
  readonly kind: 'advert' | 'comment' | 'offer' | 'like' | 'save';
  /** Path and query that it is sent to. */
  readonly address: string;
  readonly fields: readonly (readonly [name: string, value: string | File])[];
  /** What it is called in a list: an advert's title, say. */
  readonly words: string;
  /** The path of the page that it belongs to. */
  readonly page: string;
  /** The refused advert is the person's draft now, with its photos. */
  readonly isDraft?: boolean;
}

export type Waiting = WaitingMessage | WaitingForm;

const storeName = 'made';
const byId = 'id';

let opening: Promise<IDBDatabase | undefined> | undefined;

/** What the browser could not keep, as in some private windows, so that it is only in this page. */
let unkept: readonly Waiting[] = [];

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise<IDBDatabase | undefined>((resolve) => {
    const request = indexedDB.open(databaseName, 1);
    // Numbered, because the clock of a phone may be changed between two things that were made one after the other.
    request.onupgradeneeded = () =>
      request.result
        .createObjectStore(storeName, { autoIncrement: true })
        .createIndex(byId, 'id', { unique: true });
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => {
      const database = request.result;
      // The browser closes it when the person clears the site's data, or the site does at log-out.
      database.onclose = () => {
        opening = undefined;
      };
      // Another tab deletes it, or has a newer version of the site.
      database.onversionchange = () => {
        database.close();
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

function withNumber(store: IDBObjectStore, id: string, work: (number: IDBValidKey | undefined) => void) {
  const found = store.index(byId).getKey(id);
  found.onsuccess = () => work(found.result);
}

/** What this account has made, or all accounts, in the order of its making. */
export async function readWaiting(accountId: string | undefined): Promise<readonly Waiting[]> {
  let kept: readonly Waiting[] = [];
  await inStore('readonly', (store) => {
    const all: IDBRequest<Waiting[]> = store.getAll();
    all.onsuccess = () => {
      kept = all.result;
    };
  });
  return [...kept, ...unkept].filter(({ from }) => accountId === undefined || from === accountId);
}

/** Puts it at the end, in place of what has the same id. Returns whether the browser keeps it. */
export async function keepWaiting(made: Waiting): Promise<boolean> {
  const kept = await inStore('readwrite', (store) =>
    withNumber(store, made.id, (number) => {
      if (number !== undefined) store.delete(number);
      store.add(made);
    }),
  );
  if (!kept) unkept = [...unkept.filter(({ id }) => id !== made.id), made];
  return kept;
}

/** Records a change; what was removed stays removed. */
export async function changeWaiting(made: Waiting): Promise<void> {
  unkept = unkept.map((one) => (one.id === made.id ? made : one));
  await inStore('readwrite', (store) =>
    withNumber(store, made.id, (number) => {
      if (number !== undefined) store.put(made, number);
    }),
  );
}

export async function forgetWaiting(ids: readonly string[]): Promise<void> {
  unkept = unkept.filter(({ id }) => !ids.includes(id));
  await inStore('readwrite', (store) => {
    for (const id of ids)
      withNumber(store, id, (number) => {
        if (number !== undefined) store.delete(number);
      });
  });
}

/** Whether something is lost when this page is closed. */
export function isUnkept(): boolean {
  return unkept.length > 0;
}
