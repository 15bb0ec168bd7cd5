import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells the server's log how the page felt: one small beacon when the page is left, never anything about the person. */
export function reportVitals(): void {
  const metrics = new Map<string, { name: string; value: number; path: string }>();
  const path = location.pathname;
  const keep = ({ name, value }: Metric) => metrics.set(name, { name, value, path });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return;
    navigator.sendBeacon('/vitals', JSON.stringify([...metrics.values()]));
    metrics.clear();
  });
}
