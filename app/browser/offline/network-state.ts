import * as networkTexts from '../../../core/texts/network.ts';

export type NetworkState = 'online' | 'poor' | 'very slow' | 'offline';

/**
 * The state that the browser reports; `effectiveType` is part of the Network Information API, which some browsers
 * lack.
 */
export function networkState(onLine: boolean, effectiveType: string | undefined): NetworkState {
  if (!onLine) return 'offline';
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return 'very slow';
  return effectiveType === '3g' ? 'poor' : 'online';
}

/** The text that announces the change; undefined when a slow connection became a good one. */
export function networkText(before: NetworkState | undefined, now: NetworkState): string | undefined {
  if (now === before) return undefined;
  if (now === 'offline') return networkTexts.offline;
  if (before === 'offline') return networkTexts.backOnline;
  if (now === 'very slow') return networkTexts.verySlow;
  return now === 'poor' ? networkTexts.poor : undefined;
}
