import type { IncomingMessage } from 'node:http';

const drainedBytes = 32 * 1024 * 1024;
const longestSilence = 20_000;

/**
 * Reads and drops the rest of an unwanted body, because a browser shows an answer only after it has sent everything,
 * and an error if the connection is closed before. An endless or silent body does lose its connection.
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
