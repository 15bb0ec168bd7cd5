import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type CommentAsked, deletableComment } from './deletable-comment.ts';

/** The comment as shown before it is deleted; refuses those who may not delete it. */
export async function viewDeletableComment(
  ports: Pick<Ports, 'adverts' | 'comments'>,
  viewer: Viewer,
  asked: CommentAsked,
): Promise<{ readonly text: string }> {
  const { text } = await deletableComment(ports, viewer, asked);
  return { text };
}
