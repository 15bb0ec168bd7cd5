import { LRUCache } from 'lru-cache';

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

/** A page that is being rendered. */
interface Making {
  readonly until: number;
  readonly made: Promise<CachedPage | undefined>;
  /** One function for each request that waits for the rendering: whether its client is still connected. */
  readonly waiting: (() => boolean)[];
}

const second = 1000;
const mebibyte = 1024 * 1024;

/** Bytes of an entry besides body, headers and key: some objects and strings. */
const overhead = 1000;

/**
 * A cache of whole pages, in which simultaneous requests for the same page share one rendering. A page rendered before
 * the last change is not found afterwards. When the cache is full, the least recently requested pages are evicted.
 */
export function createPageCache(options: PageCacheOptions) {
  const { changes, longest = second, mostBytes = 16 * mebibyte, now = () => performance.now() } = options;
  const cached = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, headers }, key) => body.length + headers.join().length + key.length + overhead,
    ttl: longest,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  const underWay = new Map<string, Making>();
  let asOf: unknown;

  const dropOutdated = () => {
    const current = changes();
    if (current === asOf) return;
    asOf = current;
    cached.clear();
    underWay.clear();
  };

  return {
    /** The cached page under this key; undefined if there is none, or it has expired. */
    find(key: string): CachedPage | undefined {
      dropOutdated();
      return cached.get(key);
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
      const begun = underWay.get(key);
      if (begun !== undefined && begun.until > now()) {
        begun.waiting.push(isWaiting);
        return begun.made;
      }
      const start = now();
      const waiting = [isWaiting];
      const made = work(() => waiting.some((each) => each())).finally(dropOutdated);
      const making: Making = { until: start + longest, made, waiting };
      underWay.set(key, making);
      const settle = (answer?: CachedPage) => {
        if (underWay.get(key) !== making) return;
        underWay.delete(key);
        if (answer?.status === 200) cached.set(key, answer, { start });
      };
      made.then(settle, () => settle());
      return made;
    },

    /** The size of all cached pages, in bytes. */
    get bytes(): number {
      return cached.calculatedSize;
    },
  };
}
