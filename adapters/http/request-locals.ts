import type { Response } from 'express';

/** What is known of every request, and what its line in the log says besides. */
export interface BegunRequest {
  readonly requestId: string;
  readonly clientAddress: string;
  /** Whose session it carries, once the app knows. */
  accountId?: string;
  /** The status of an answer that was given in the app's place; the app may still be at work and try its own. */
  refusedWith?: number;
}

/** What one request carries through our own middleware. */
interface RequestLocals extends BegunRequest {
  /** The site's origin as the browser sees it: PUBLIC_URL, or the local address that it used. */
  origin: string;
  /** The origin for links in mails. */
  mailOrigin: string;
  /** For the inline scripts of this one answer. */
  nonce: string;
}

export type Answer = Response<unknown, RequestLocals>;
