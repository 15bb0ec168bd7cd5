import type { Response } from 'express';

/** What one request carries through our own middleware. */
export interface RequestLocals {
  requestId: string;
  /** The site's origin as the browser sees it: PUBLIC_URL, or the local address that it used. */
  origin: string;
  /** The origin for links in mails. */
  mailOrigin: string;
  clientAddress: string;
  /** Whose session it carries, once the app knows. */
  accountId?: string;
  /** For the inline scripts of this one answer. */
  nonce: string;
  /** The status of an answer that was given in the app's place; the app may still be at work and try its own. */
  refusedWith?: number;
}

export type Answer = Response<unknown, RequestLocals>;
