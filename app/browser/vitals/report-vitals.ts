/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

type Name = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/**
 * A session window, as Cumulative Layout Shift defines it: shifts less than `maxShiftGap` after one another, less
 * than `maxSessionWindow` after the first; both in milliseconds.
 */
const maxShiftGap = 1000;
const maxSessionWindow = 5000;
/** Interaction to Next Paint ignores one outlier, the slowest interaction, for every so many interactions. */
const interactionsPerOutlier = 50;
/** Milliseconds; the browser does not report shorter events. */
const shortestEvent = 40;

/**
 * Reports the page's performance to the server's log: one small beacon when the page is left, never anything about the
 * person. Measured as Google defines its web vitals.
 */
export function reportVitals(): void {
  const path = location.pathname;
  const values = new Map<Name, number>();
  const interactions = new Map<number, number>();
  let session = { from: 0, to: 0, value: 0 };
  if (can('layout-shift')) values.set('CLS', 0);

  watch('navigation', ({ responseStart }: PerformanceNavigationTiming) => values.set('TTFB', responseStart));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') values.set('FCP', startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime));
  watch('layout-shift', ({ startTime, value, hadRecentInput }: LayoutShift) => {
    if (hadRecentInput) return;
    const inSession = startTime - session.to < maxShiftGap && startTime - session.from < maxSessionWindow;
    session = inSession
      ? { ...session, to: startTime, value: session.value + value }
      : { from: startTime, to: startTime, value };
    values.set('CLS', Math.max(values.get('CLS') ?? 0, session.value));
  });
  watch('event', ({ interactionId, duration }: Interaction) => {
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    const slowest = [...interactions.values()].sort((one, other) => other - one);
    values.set('INP', slowest[Math.floor(slowest.length / interactionsPerOutlier)] ?? 0);
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

/** Calls `take` for the entries that the browser has buffered and for each later one. */
function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
  if (!can(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  });
  observer.observe({ type, buffered: true, durationThreshold: shortestEvent } as PerformanceObserverInit);
}
