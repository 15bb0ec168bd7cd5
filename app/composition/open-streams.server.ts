import { maxStreams } from '../../core/chats/limits.ts';

export type StreamEnd = 'superseded' | 'shutdown';

interface OpenStream {
  readonly end: (reason: StreamEnd) => void;
}

/** Each owner's streams, the oldest first. */
const byOwner = new Map<string, Set<OpenStream>>();
const byShutdown = new WeakMap<AbortSignal, Set<OpenStream>>();

/** How many streams this process has open. */
export function countOpenStreams(): number {
  let sum = 0;
  for (const streams of byOwner.values()) sum += streams.size;
  return sum;
}

/**
 * Registers a stream of this process. When one person has too many streams, the oldest is ended; when the server
 * shuts down, all are. Returns a function that removes the stream; calling it twice is no error.
 */
export function enterStream(
  owner: string,
  shutdown: AbortSignal | undefined,
  end: (reason: StreamEnd) => void,
): () => void {
  const stream: OpenStream = { end };
  const own = byOwner.get(owner) ?? new Set();
  byOwner.set(owner, own.add(stream));
  const running = shutdown === undefined ? undefined : streamsEndedBy(shutdown).add(stream);

  const leave = () => {
    own.delete(stream);
    if (own.size === 0 && byOwner.get(owner) === own) byOwner.delete(owner);
    running?.delete(stream);
  };
  if (shutdown?.aborted === true) end('shutdown');
  const [oldest] = own;
  if (own.size > maxStreams && oldest !== undefined) {
    own.delete(oldest);
    oldest.end('superseded');
  }
  return leave;
}

/**
 * The streams that end with this signal. One listener serves all of them, because removing a listener takes longer
 * the more of them a signal has.
 */
function streamsEndedBy(shutdown: AbortSignal): Set<OpenStream> {
  const known = byShutdown.get(shutdown);
  if (known !== undefined) return known;
  const streams = new Set<OpenStream>();
  byShutdown.set(shutdown, streams);
  const endAll = () => {
    for (const stream of streams) stream.end('shutdown');
  };
  shutdown.addEventListener('abort', endAll, { once: true });
  return streams;
}
