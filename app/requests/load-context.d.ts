import type { Logger } from 'pino';

/** How a response leaves the server, for code that writes it over hours. */
export interface AnswerFlow {
  /** Bytes that were written and that the system has not taken yet. */
  unsent(): number;
  /** Calls back each time when everything written has left. */
  onDrained(listener: () => void): void;
  /** Calls back once when nothing more can be written, at once when that is already so. */
  onClosed(listener: () => void): void;
  /** Ends the connection, whatever is unsent. Does nothing once the answer has been sent. */
  cut(): void;
}

declare module '@remix-run/server-runtime' {
  /** What our own server tells loaders and actions about a request. Under another server, such as remix-serve, all of it is missing. */
  interface AppLoadContext {
    requestId?: string;
    /** For the inline scripts of this one answer. */
    nonce?: string;
    /** The client's own address, as far as the proxies in front can be trusted. */
    clientAddress?: string;
    /** Where links in mails lead; the client cannot choose it. */
    mailOrigin?: string;
    log?: Logger;
    /** Says whose request it is: for its log line, and because an account may send only so many forms with files at once. */
    noteAccount?(accountId: string): void;
    /**
     * Says that so many bytes of this request's body are no longer in memory, or will not be when this work on them has ended.
     * All that is read counts until the answer otherwise.
     */
    letGo?(bytes: number, work?: Promise<unknown>): void;
    /** Aborted when the server goes down: open streams end then. */
    shutdown?: AbortSignal;
    flow?: AnswerFlow;
    /** Whether anybody still waits for the answer. No page is rendered for nobody. */
    isWanted?(): boolean;
    /** Set by a refusal: seconds that the answer asks to wait, because an action's headers do not reach a page. */
    retryAfter?: number | undefined;
  }
}
