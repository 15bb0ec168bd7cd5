/** What this browser remembers about asking: how often it was put off, and until when, in epoch milliseconds. */
interface Asked {
  readonly times: number;
  readonly until: number;
}

const key = 'push-asked';
const quarter = 90 * 24 * 60 * 60 * 1000;
/** Who says "Not now" so often is not asked again. */
const mostTimes = 2;

/** Notes that somebody has written to somebody, after which they may be asked. */
export function noteWritten(): void {
  if (read() === undefined) write({ times: 0, until: 0 });
}

/** Whether to ask: after the first message, if it was not put off and neither allowed nor refused. */
export function mayAsk(): boolean {
  const asked = read();
  const isOpen = asked !== undefined && asked.times < mostTimes && Date.now() >= asked.until;
  return isOpen && 'PushManager' in window && Notification.permission === 'default';
}

export function putOff(): void {
  write({ times: (read()?.times ?? 0) + 1, until: Date.now() + quarter });
}

function read(): Asked | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Asked);
  } catch {
    return undefined;
  }
}

function write(asked: Asked): void {
  try {
    localStorage.setItem(key, JSON.stringify(asked));
  } catch {
    // A browser that keeps nothing is not asked.
  }
}
