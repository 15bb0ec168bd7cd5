import * as networkTexts from '../../../core/texts/network.ts';

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
  if (now === 'offline') return networkTexts.offline;
  if (before === 'offline') return networkTexts.backOnline;
  if (now === 'very slow') return networkTexts.verySlow;
  return now === 'poor' ? networkTexts.poor : undefined;
}
