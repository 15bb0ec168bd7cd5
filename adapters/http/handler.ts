import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is known about a request: each handler adds what it has found out. */
export interface Locals {
  readonly requestId: string;
  readonly clientAddress: string;
  /** The site's origin as the browser sees it: PUBLIC_URL, or the local address that it used. Empty until the request is let in. */
  origin: string;
  /** The origin for links in mails. Empty until then, too. */
  mailOrigin: string;
  /** For the inline scripts of this one answer. Empty until it has its security headers. */
  nonce: string;
  /** The account of its session, once the app knows. */
  accountId?: string;
  /** The status of a response given in the app's place; the app may still be working and try to send its own. */
  refusedWith?: number;
}

export type Answer = ServerResponse & { readonly locals: Locals };

/** Passes the request on to the next handler, or an error to where all of them end. */
export type Next = (error?: unknown) => void;

/** Answers a request, or passes it on. */
export type Handler = (request: IncomingMessage, response: Answer, next: Next) => void | Promise<void>;

/** Asks the handlers in turn until one answers. What one throws, at once or later, goes to `onError`. */
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
