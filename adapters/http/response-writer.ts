import type { ServerResponse } from 'node:http';

/**
 * Back-pressure and the end of a response, for code that writes to it for hours. Remix forwards each chunk without
 * waiting for the client to read, and its own signal of a disconnected client may be garbage-collected.
 */
export function createResponseWriter(response: ServerResponse) {
  return {
    /** Bytes written to the response that the operating system has not taken yet. */
    unsent: (): number => response.writableLength,
    /** Calls the listener each time the buffer has been emptied. */
    onDrained(listener: () => void): void {
      response.on('drain', listener);
    },
    /** Calls the listener once, when nothing more can be written; immediately if the response is already closed. */
    onClosed(listener: () => void): void {
      if (response.closed) listener();
      else response.once('close', listener);
    },
    /** Destroys the connection, unsent bytes included. Does nothing after the end of the response. */
    cut(): void {
      if (!response.closed) response.destroy();
    },
  };
}
