import type { ServerResponse } from 'node:http';

/**
 * How a response leaves the server, for code that writes it over hours. Remix hands each piece on at once, whether or
 * not the client reads, and its own signal that a client has left may be garbage-collected.
 */
export function createResponseWriter(response: ServerResponse) {
  return {
    /** Bytes that were written and that the system has not yet taken. */
    unsent: (): number => response.writableLength,
    /** Calls back each time when everything written has left. */
    onDrained(listener: () => void): void {
      response.on('drain', listener);
    },
    /** Calls back once when nothing more can be written, at once when that is already so. */
    onClosed(listener: () => void): void {
      if (response.closed) listener();
      else response.once('close', listener);
    },
    /** Ends the connection, even if something is unsent. Does nothing once the answer has been sent. */
    cut(): void {
      if (!response.closed) response.destroy();
    },
  };
}
