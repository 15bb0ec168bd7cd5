const kibibyte = 1024;
const second = 1000;

/** The minimum average rate of a form with files, counted once `slowBodyTimeout` has passed. */
const leastBytesPerSecond = kibibyte;

/** Bytes: at the minimum rate, 16 seconds' worth. */
const step = 16 * kibibyte;

/** The default of `slowBodyTimeout`, in milliseconds. */
export const slowBodyTimeout = 60 * second;

interface RateRules {
  /** Whether it is a form with files. */
  readonly multipart: boolean;
  /**
   * Milliseconds. For a form with files: the longest silence, and the time after which its average rate counts. For any
   * other body: the whole time that it may take.
   */
  readonly slowBodyTimeout: number;
  /** Called once, when the body is too slow. */
  onSlow(): void;
}

export interface BodyRate {
  /** Starts the clock, when the server is ready to read. */
  resume(): void;
  /** Stops the clock, when the server is not reading. */
  pause(): void;
  isRunning(): boolean;
  take(bytes: number): void;
  /** Milliseconds on the clock since the last 16 KiB were complete: of two bodies, the slower has more. */
  lag(): number;
}

/**
 * Watches the rate at which a body arrives. Only time in which the server is ready to read is counted; the clock starts
 * with the first `resume`.
 */
export function watchBodyRate({ multipart, slowBodyTimeout, onSlow }: RateRules): BodyRate {
  let received = 0;
  /** Milliseconds on the clock before `since`. */
  let before = 0;
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The time on the clock at which bytes last arrived. */
  let lastBytes = 0;
  let lastStep = { at: 0, received: 0 };

  const time = () => before + (since === undefined ? 0 : performance.now() - since);
  const deadline = () => {
    if (!multipart) return slowBodyTimeout;
    return Math.min(
      lastBytes + slowBodyTimeout,
      Math.max(slowBodyTimeout, (received / leastBytesPerSecond) * second),
    );
  };
  const check = () => {
    const left = deadline() - time();
    if (left > 0) timer = setTimeout(check, left).unref();
    else onSlow();
  };

  return {
    resume() {
      if (since !== undefined) return;
      since = performance.now();
      check();
    },
    pause() {
      before = time();
      since = undefined;
      clearTimeout(timer);
    },
    isRunning: () => since !== undefined,
    take(bytes) {
      received += bytes;
      lastBytes = time();
      if (received - lastStep.received >= step) lastStep = { at: lastBytes, received };
    },
    lag: () => time() - lastStep.at,
  };
}
