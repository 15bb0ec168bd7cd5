import type { Viewer } from './viewer.ts';

/** The viewer's account, or undefined for a visitor. */
export function viewerId(viewer: Viewer): string | undefined {
  return viewer.kind === 'visitor' ? undefined : viewer.accountId;
}
