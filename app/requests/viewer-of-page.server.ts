import { type Viewer, visitor } from '../../core/shared/viewer.ts';
import { viewerId } from '../../core/shared/viewer-id.ts';

/**
 * Whether a page was made for another account than the one logged in. On a shared phone somebody may have logged in
 * since, and nothing of a page left open is done in their name.
 */
export function isOfAnother(viewer: Viewer, madeFor: string | null | undefined): boolean {
  return viewer.kind !== 'visitor' && madeFor != null && madeFor !== viewerId(viewer);
}

/**
 * The viewer; a visitor if the requesting script's page was made for another account, so that it neither writes in
 * the viewer's name nor receives what is for them.
 */
export function viewerOfPage(viewer: Viewer, madeFor: string | null | undefined): Viewer {
  return isOfAnother(viewer, madeFor) ? visitor : viewer;
}
