import type { IncomingMessage } from 'node:http';
import { createPace, patience } from './body-pace.ts';
import { isMultipart } from './multipart.ts';

const drainedBytes = 32 * 1024 * 1024;

/**
 * Reads and drops the rest of an unwanted body, because a browser shows an answer only after it has sent everything,
 * and an error if the connection is closed before. An endless or slow body does lose its connection.
 */
export function drain(request: IncomingMessage, bytes: number = drainedBytes): void {
  if (request.complete || request.destroyed) return;
  let left = bytes;
  const giveUp = () => request.socket.destroy();
  const multipart = isMultipart(request.headers['content-type']);
  const pace = createPace({ multipart, patience, onSlow: giveUp });
  request.on('data', (chunk: Uint8Array) => {
    pace.take(chunk.byteLength);
    left -= chunk.byteLength;
    if (left < 0) giveUp();
  });
  request.once('close', () => pace.rest());
  pace.listen();
  request.resume();
}
