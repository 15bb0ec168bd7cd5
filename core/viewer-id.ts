import type { Viewer } from './viewer.ts';

/** The account that looks, or undefined for a visitor. */
export function viewerId(viewer: Viewer): string | undefined {
  return viewer.kind === 'visitor' ? undefined : viewer.accountId;
}
