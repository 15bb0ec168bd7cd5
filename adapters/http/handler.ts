import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../core/entities/language.ts';

/** What the handlers have found out about a request so far. */
export interface Locals {
  readonly requestId: string;
  readonly clientAddress: string;
  /**
   * The site's origin as the browser sees it: PUBLIC_URL, or the local address of the request. Empty until
   * `guardRequests` has run.
   */
  origin: string;
  /** The origin for links in mails. Empty until `guardRequests` has run. */
  mailOrigin: string;
  /** The nonce of this response's inline scripts. Empty until `addSecurityHeaders` has run. */
  nonce: string;
  /** The language of the answer; English until `chooseLanguage` has run. */
  language: Language;
  /** The account of the session; undefined until the app has read it. */
  accountId?: string;
  /** The status of a refusal that was sent while the app was still working; its own response is then discarded. */
  refusedWith?: number;
}

export type Answer = ServerResponse & { readonly locals: Locals };

/** Passes the request on to the next handler, or an error to the error handler. */
export type Next = (error?: unknown) => void;

/** Responds to a request, or passes it on. */
export type Handler = (request: IncomingMessage, response: Answer, next: Next) => void | Promise<void>;

/** Calls the handlers in order until one responds. What a handler throws, synchronously or not, goes to `onError`. */
export function inOrder(
  all: readonly (Handler | undefined)[],
  onError: (error: unknown, request: IncomingMessage, response: Answer) => void,
): (request: IncomingMessage, response: Answer) => void {
  const handlers = all.filter((handler) => handler !== undefined);
  return (request, response) => {
    const fail = (error: unknown) => onError(error, request, response);
    const ask = (index: number): void => {
      const next: Next = (error) => (error === undefined ? ask(index + 1) : fail(error));
      try {
        const work = handlers[index]?.(request, response, next);
        if (work instanceof Promise) work.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    ask(0);
  };
}
