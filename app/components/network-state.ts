import { texts } from '../../core/texts.ts';

export type NetworkState = 'online' | 'poor' | 'very slow' | 'offline';

/** From what the browser tells; `effectiveType` is of the Network Information API, which some browsers lack. */
export function networkState(onLine: boolean, effectiveType: string | undefined): NetworkState {
  if (!onLine) return 'offline';
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return 'very slow';
  return effectiveType === '3g' ? 'poor' : 'online';
}

/** What to say about the change; nothing when a slow connection became a good one. */
export function networkText(before: NetworkState | undefined, now: NetworkState): string | undefined {
  if (now === before) return undefined;
  if (now === 'offline') return texts.network.offline;
  if (before === 'offline') return texts.network.backOnline;
  if (now === 'very slow') return texts.network.verySlow;
  return now === 'poor' ? texts.network.poor : undefined;
}
