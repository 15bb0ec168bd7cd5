import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type CommentAsked, deletableComment } from './deletable-comment.ts';

/** Deletes the viewer's own comment, or any comment on the viewer's advert, and updates the advert's count. */
export async function deleteComment(
  ports: Pick<Ports, 'transaction'>,
  viewer: Viewer,
  asked: CommentAsked,
): Promise<void> {
  await ports.transaction(async (stores) => {
    const { id } = await deletableComment(stores, viewer, asked);
    await stores.comments.remove(id);
  });
}
