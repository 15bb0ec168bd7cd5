import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type CommentAsked, deletableComment } from './deletable-comment.ts';

/** Deletes one's own comment, or any under one's own advert; the advert's count follows. */
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
