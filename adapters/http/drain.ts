import type { IncomingMessage } from 'node:http';

const drainedBytes = 32 * 1024 * 1024;
const longestSilence = 20_000;

/**
 * Reads the rest of a body that nobody wants and drops it: a browser shows an answer only after it has sent everything,
 * and a connection closed in the middle shows an error instead. What is endless or falls silent loses the connection after all.
 */
export function drain(request: IncomingMessage, bytes: number = drainedBytes): void {
  if (request.complete || request.destroyed) return;
  let left = bytes;
  const giveUp = () => request.socket.destroy();
  const silence = setTimeout(giveUp, longestSilence).unref();
  request.on('data', (chunk: Uint8Array) => {
    silence.refresh();
    left -= chunk.byteLength;
    if (left < 0) giveUp();
  });
  request.once('close', () => clearTimeout(silence));
  request.resume();
}
