export interface KeptAnswer {
  readonly status: number;
  /** Names and values alternately. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
  /** Whether requests for it are counted. */
  readonly isCounted: boolean;
}

interface KeepOptions {
  /** A value that differs after each change of what answers are made from; undefined during a change. */
  readonly changes: () => unknown;
  /** Milliseconds from the moment when an answer began to be made. */
  readonly longest?: number | undefined;
  /** Of all answers together. */
  readonly mostBytes?: number;
  readonly now?: () => number;
}

/** A response shared by all requests of the same moment. */
interface Making {
  readonly until: number;
  readonly answer: Promise<KeptAnswer | undefined>;
  /** Whether each of those who have asked still waits. */
  readonly waiting: (() => boolean)[];
}

interface Kept {
  readonly until: number;
  readonly answer: KeptAnswer;
  readonly bytes: number;
}

const second = 1000;
const mebibyte = 1024 * 1024;

/** The memory that the list itself needs for an answer: some objects and strings. */
const overhead = 1000;

/**
 * Caches whole responses for a moment, so that what many request is made once. A response made before the last change
 * is not given to later requests, and if the cache grows too large, the oldest are dropped.
 */
export function keepAnswers(options: KeepOptions) {
  const { changes, longest = second, mostBytes = 16 * mebibyte, now = () => performance.now() } = options;
  /** Oldest first. */
  const kept = new Map<string, Kept>();
  const making = new Map<string, Making>();
  let bytes = 0;
  let asOf: unknown;
  let sweeping = false;

  const drop = (key: string, { bytes: freed }: Kept) => {
    kept.delete(key);
    bytes -= freed;
  };

  const dropOutdated = () => {
    const current = changes();
    if (current === asOf) return;
    asOf = current;
    kept.clear();
    making.clear();
    bytes = 0;
  };

  const sweep = () => {
    sweeping = false;
    for (const [key, answer] of kept) {
      if (answer.until > now()) break;
      drop(key, answer);
    }
    sweepLater();
  };
  const sweepLater = () => {
    if (sweeping || kept.size === 0) return;
    sweeping = true;
    setTimeout(sweep, longest).unref();
  };

  const put = (key: string, answer: KeptAnswer, until: number) => {
    const size = answer.body.length + answer.headers.join().length + key.length + overhead;
    if (size > mostBytes) return;
    for (const [oldest, found] of kept) {
      if (bytes + size <= mostBytes) break;
      drop(oldest, found);
    }
    kept.set(key, { until, answer, bytes: size });
    bytes += size;
    sweepLater();
  };

  return {
    /** The cached response under this key. */
    find(key: string): KeptAnswer | undefined {
      dropOutdated();
      const found = kept.get(key);
      return found !== undefined && found.until > now() ? found.answer : undefined;
    },

    /**
     * Makes a response, or waits for the one being made. It is cached if its status is 200; undefined, also used for a
     * failure, is not cached and is returned to all who wait. The work can learn whether anybody still does.
     */
    make(
      key: string,
      work: (isWanted: () => boolean) => Promise<KeptAnswer | undefined>,
      isWaiting = () => true,
    ): Promise<KeptAnswer | undefined> {
      dropOutdated();
      if (asOf === undefined) return work(isWaiting);
      const begun = making.get(key);
      if (begun !== undefined && begun.until > now()) {
        begun.waiting.push(isWaiting);
        return begun.answer;
      }
      const until = now() + longest;
      const waiting = [isWaiting];
      const answer = work(() => waiting.some((each) => each())).finally(dropOutdated);
      const mine = { until, answer, waiting };
      making.set(key, mine);
      const settle = (made?: KeptAnswer) => {
        if (making.get(key) !== mine) return;
        making.delete(key);
        const former = kept.get(key);
        if (former !== undefined) drop(key, former);
        if (made?.status === 200) put(key, made, until);
      };
      answer.then(settle, () => settle());
      return answer;
    },

    /** Of everything that is cached. */
    get bytes(): number {
      return bytes;
    },
  };
}
