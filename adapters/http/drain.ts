import type { IncomingMessage } from 'node:http';
import { slowBodyTimeout, watchBodyRate } from './body-rate.ts';
import { isMultipart } from './multipart.ts';

const drainedBytes = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of an unwanted body: a browser shows the response only after it has sent everything, and
 * an error if the connection is closed before. The connection is destroyed if the body is slow or longer than `bytes`.
 */
export function drain(request: IncomingMessage, bytes: number = drainedBytes): void {
  if (request.complete || request.destroyed) return;
  let left = bytes;
  const giveUp = () => request.socket.destroy();
  const multipart = isMultipart(request.headers['content-type']);
  const rate = watchBodyRate({ multipart, slowBodyTimeout, onSlow: giveUp });
  request.on('data', (chunk: Uint8Array) => {
    rate.take(chunk.byteLength);
    left -= chunk.byteLength;
    if (left < 0) giveUp();
  });
  request.once('close', () => rate.pause());
  rate.resume();
  request.resume();
}
