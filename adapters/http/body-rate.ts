const kibibyte = 1024;
const second = 1000;

/** Bytes a second that a form with files has to have averaged once it has taken `slowBodyTimeout`. */
const leastBytesPerSecond = kibibyte;

/** In bytes: little enough that the slowest body that we wait for sends it in 16 seconds. */
const step = 16 * kibibyte;

/** In milliseconds: the usual `slowBodyTimeout`. */
export const slowBodyTimeout = 60 * second;

interface RateRules {
  /** Whether it is a form with files. */
  readonly multipart: boolean;
  /**
   * Milliseconds. A form with files may be silent for as long, and its average counts from then on; anything else has no
   * more in all.
   */
  readonly slowBodyTimeout: number;
  /** Called once it is too slow. */
  onSlow(): void;
}

export interface BodyRate {
  /** From now on time counts, because we are ready to read. */
  resume(): void;
  /** From now on time does not count. */
  pause(): void;
  isRunning(): boolean;
  take(bytes: number): void;
  /** How long we have waited since it last had sent 16 KiB, in milliseconds: of two bodies the slower has more. */
  lag(): number;
}

/** Watches how fast a body arrives. Only the time in which we are ready to read counts; at first we are not. */
export function watchBodyRate({ multipart, slowBodyTimeout, onSlow }: RateRules): BodyRate {
  let received = 0;
  /** Milliseconds that count, until `since`. */
  let before = 0;
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** In the time that counts. */
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
