import type { Logger } from 'pino';

/** The output side of a response, for code that writes it over hours. */
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
  /**
   * What our own server passes to loaders and actions with a request. Under another server, such as remix-serve, all
   * of it is missing.
   */
  interface AppLoadContext {
    requestId?: string;
    /** The Content-Security-Policy nonce of this response's inline scripts. */
    nonce?: string;
    /** The client's own address, as far as the proxies in front can be trusted. */
    clientAddress?: string;
    /** The origin of links in mails, which the client cannot choose. */
    mailOrigin?: string;
    log?: Logger;
    /**
     * Reports the request's account: for the log line, and for the limit on forms with files that one account sends
     * at a time.
     */
    noteAccount?(accountId: string): void;
    /**
     * Reports that this many bytes of the request's body have left memory, or will when `work` has settled. Bytes
     * read and not reported count until the answer.
     */
    letGo?(bytes: number, work?: Promise<unknown>): void;
    /** Aborted when the server goes down: open streams end then. */
    shutdown?: AbortSignal;
    flow?: AnswerFlow;
    /** Whether anybody still waits for the answer. No page is rendered for nobody. */
    isWanted?(): boolean;
    /** Seconds for the Retry-After header of a refusal, because an action's headers do not reach a page. */
    retryAfter?: number | undefined;
    /** What became of a form that had waited in the browser: `done`, or why it was refused, in words. */
    outcome?: string;
  }
}
