/** Sent with a form that has waited in the browser for the network; any value. */
export const queueHeader = 'X-Waiting';

/** The answer to it: `done`, or why it was refused, as a URI component. Without it the form has to wait longer. */
export const outcomeHeader = 'X-Outcome';

/** What `outcomeHeader` says of a form that was carried out, now or by an earlier try. */
export const carriedOut = 'done';

/** The browser has this database from the first time that it loads the queue. */
export const databaseName = 'waiting';

/** A lock of all pages and the service worker: one of them sends at a time. */
export const sendLock = 'waiting';

/** By which a page, and the service worker, tell the others that something has changed; also the tag of Background Sync. */
export const waitingChannel = 'waiting';
