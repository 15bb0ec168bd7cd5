import type { Logger } from 'pino';

declare module '@remix-run/server-runtime' {
  /** What our own server tells loaders and actions about a request. Under another server, such as remix-serve, all of it is missing. */
  interface AppLoadContext {
    requestId?: string;
    /** For the inline scripts of this one answer. */
    nonce?: string;
    /** The client's own address, as far as the proxies in front can be trusted. */
    clientAddress?: string;
    log?: Logger;
    /** Aborted when the server goes down: open streams end then. */
    shutdown?: AbortSignal;
  }
}
