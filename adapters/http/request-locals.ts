import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Response } from 'express';

/** What is known about every request, and what its log line says in addition. */
export interface BegunRequest {
  readonly requestId: string;
  readonly clientAddress: string;
  /** The account of its session, once the app knows. */
  accountId?: string;
  /** The status of a response given in the app's place; the app may still be working and try to send its own. */
  refusedWith?: number;
  /** Why it could not be answered before Express got it. */
  failure?: unknown;
}

export type BegunResponse = ServerResponse & { readonly locals: BegunRequest };

/** Answers a request before Express gets it, or passes it on. */
export type Listener = (
  request: IncomingMessage,
  response: BegunResponse,
  begun: BegunRequest,
  next: () => void,
) => void;

/** A request's data in our own middleware. */
interface RequestLocals extends BegunRequest {
  /** The site's origin as the browser sees it: PUBLIC_URL, or the local address that it used. */
  origin: string;
  /** The origin for links in mails. */
  mailOrigin: string;
  /** For the inline scripts of this one answer. */
  nonce: string;
}

export type Answer = Response<unknown, RequestLocals>;
