import { type Viewer, visitor } from '../core/viewer.ts';
import { viewerId } from '../core/viewer-id.ts';

/**
 * The viewer, or nobody when the page whose script asks was made for somebody else: on a shared phone another person
 * may have logged in since, and a page left open must neither write in their name nor receive what is for them.
 */
export function viewerOfPage(viewer: Viewer, madeFor: string | null | undefined): Viewer {
  return madeFor == null || madeFor === viewerId(viewer) ? viewer : visitor;
}
