/** What TypeScript does not know of yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

type Name = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** Of the shifts in a row with less than `gap` between them and none later than `longestRow` after the first; milliseconds. */
const gap = 1000;
const longestRow = 5000;
/** For every so many interactions the slowest is ignored as an outlier. */
const interactionsPerMishap = 50;
/** Shorter ones are no interaction's slowest part; milliseconds. */
const shortestEvent = 40;

/**
 * Reports the page's performance to the server's log: one small beacon when the page is left, never anything about the
 * person. Measured as Google defines its web vitals.
 */
export function reportVitals(): void {
  const path = location.pathname;
  const values = new Map<Name, number>();
  const interactions = new Map<number, number>();
  let row = { from: 0, to: 0, value: 0 };
  if (can('layout-shift')) values.set('CLS', 0);

  watch('navigation', ({ responseStart }: PerformanceNavigationTiming) => values.set('TTFB', responseStart));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') values.set('FCP', startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime));
  watch('layout-shift', ({ startTime, value, hadRecentInput }: LayoutShift) => {
    if (hadRecentInput) return;
    const inRow = startTime - row.to < gap && startTime - row.from < longestRow;
    row = inRow
      ? { ...row, to: startTime, value: row.value + value }
      : { from: startTime, to: startTime, value };
    values.set('CLS', Math.max(values.get('CLS') ?? 0, row.value));
  });
  watch('event', ({ interactionId, duration }: Interaction) => {
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    const slowest = [...interactions.values()].sort((one, other) => other - one);
    values.set('INP', slowest[Math.floor(slowest.length / interactionsPerMishap)] ?? 0);
  });

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    const report = Array.from(values, ([name, value]) => ({ name, value, path }));
    navigator.sendBeacon('/vitals', JSON.stringify(report));
    values.clear();
  });
}

function can(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** What has happened, and what will. */
function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
  if (!can(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  });
  observer.observe({ type, buffered: true, durationThreshold: shortestEvent } as PerformanceObserverInit);
}
