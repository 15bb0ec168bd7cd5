export interface CachedPage {
  readonly status: number;
  /** Names and values alternately, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Uint8Array;
}

interface PageCacheOptions {
  /** The version of the data that pages are rendered from: differs after each change; undefined during a change. */
  readonly changes: () => unknown;
  /** The age at which a page expires, in milliseconds since its rendering began; one second if undefined. */
  readonly longest?: number | undefined;
  /** The size of the whole cache, in bytes; 16 MiB if undefined. */
  readonly mostBytes?: number;
  readonly now?: () => number;
}

/** A page, or the rendering of one that has begun. */
interface Entry {
  readonly until: number;
  readonly making: Promise<CachedPage | undefined>;
  /** One function for each request that waits for the rendering: whether its client is still connected. */
  readonly waiting: (() => boolean)[];
  /** Undefined until the page is rendered. */
  answer?: CachedPage;
  bytes: number;
}

const second = 1000;
const mebibyte = 1024 * 1024;

/** Bytes of an entry besides body, headers and key: some objects and strings. */
const overhead = 1000;

/**
 * A cache of whole pages, in which simultaneous requests for the same page share one rendering. A page rendered before
 * the last change is not found afterwards. When the cache is full, the oldest pages are evicted.
 */
export function createPageCache(options: PageCacheOptions) {
  const { changes, longest = second, mostBytes = 16 * mebibyte, now = () => performance.now() } = options;
  /** In the order in which the renderings began, so the oldest comes first. */
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
    /** The cached page under this key; undefined if there is none, or it has expired. */
    find(key: string): CachedPage | undefined {
      dropOutdated();
      const found = entries.get(key);
      return found !== undefined && found.until > now() ? found.answer : undefined;
    },

    /**
     * Renders a page with `work`, or waits for the rendering in progress. A page with status 200 is cached. Undefined,
     * which stands for a page that cannot be shared, and a rejection are passed to all who wait, and not cached.
     * `isWanted` tells the work whether any of them is still connected.
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

    /** The size of all cached pages, in bytes. */
    get bytes(): number {
      return bytes;
    },
  };
}
