export interface CachedPage {
  readonly status: number;
  /** Names and values alternately. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Uint8Array;
}

interface PageCacheOptions {
  /** A value that differs after each change of what answers are made from; undefined during a change. */
  readonly changes: () => unknown;
  /** Milliseconds from the moment when an answer began to be made. */
  readonly longest?: number | undefined;
  /** Of all answers together. */
  readonly mostBytes?: number;
  readonly now?: () => number;
}

/** An answer that is shared by all requests of the same moment. */
interface Entry {
  readonly until: number;
  readonly making: Promise<CachedPage | undefined>;
  /** Whether each of those who asked while it was made still waits. */
  readonly waiting: (() => boolean)[];
  /** Once it is made. */
  answer?: CachedPage;
  bytes: number;
}

const second = 1000;
const mebibyte = 1024 * 1024;

/** The memory that the list itself needs for an answer: some objects and strings. */
const overhead = 1000;

/**
 * Caches whole responses for a moment, so that what many request is made once. A response made before the last change
 * is not given to later requests, and if the cache grows too large, the oldest are dropped.
 */
export function createPageCache(options: PageCacheOptions) {
  const { changes, longest = second, mostBytes = 16 * mebibyte, now = () => performance.now() } = options;
  /** In the order in which they were begun. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let asOf: unknown;

  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const dropOutdated = () => {
    const current = changes();
    if (current === asOf) return;
    asOf = current;
    entries.clear();
    bytes = 0;
  };

  const dropExpired = () => {
    for (const [key, { until }] of entries) {
      if (until > now()) break;
      drop(key);
    }
  };

  const keep = (entry: Entry, answer: CachedPage, size: number) => {
    for (const [key, { answer }] of entries) {
      if (bytes + size <= mostBytes) break;
      if (answer !== undefined) drop(key);
    }
    entry.answer = answer;
    entry.bytes = size;
    bytes += size;
    setTimeout(dropExpired, longest).unref();
  };

  return {
    /** The cached response under this key. */
    find(key: string): CachedPage | undefined {
      dropOutdated();
      const found = entries.get(key);
      return found !== undefined && found.until > now() ? found.answer : undefined;
    },

    /**
     * Makes a response, or waits for the one being made. It is cached if its status is 200; undefined, also used for a
     * failure, is not cached and is returned to all who wait. The work can learn whether anybody still does.
     */
    make(
      key: string,
      work: (isWanted: () => boolean) => Promise<CachedPage | undefined>,
      isWaiting = () => true,
    ): Promise<CachedPage | undefined> {
      dropOutdated();
      if (asOf === undefined) return work(isWaiting);
      const begun = entries.get(key);
      if (begun !== undefined && begun.answer === undefined && begun.until > now()) {
        begun.waiting.push(isWaiting);
        return begun.making;
      }
      const until = now() + longest;
      const waiting = [isWaiting];
      const making = work(() => waiting.some((each) => each())).finally(dropOutdated);
      const entry: Entry = { until, making, waiting, bytes: 0 };
      drop(key);
      entries.set(key, entry);
      const settle = (made?: CachedPage) => {
        if (entries.get(key) !== entry) return;
        const size = made && made.body.length + made.headers.join().length + key.length + overhead;
        if (made?.status === 200 && size !== undefined && size <= mostBytes) keep(entry, made, size);
        else drop(key);
      };
      making.then(settle, () => settle());
      return making;
    },

    /** Of everything that is cached. */
    get bytes(): number {
      return bytes;
    },
  };
}
