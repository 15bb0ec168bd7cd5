import type { Comment } from '../entities/comment.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { texts } from '../texts/text.ts';

export interface CommentAsked {
  readonly advertId: string;
  readonly commentId: string;
}

/** Whether the viewer may delete a comment: their own, or one on their advert. */
export function mayDelete(
  viewer: Viewer,
  { authorId, sellerId }: { readonly authorId: string | undefined; readonly sellerId: string },
): boolean {
  const id = viewerId(viewer);
  return id !== undefined && (id === authorId || id === sellerId);
}

/** The comment under this advert, for those who may delete it; refuses everybody else. */
export async function deletableComment(
  stores: Pick<Ports, 'adverts' | 'comments'>,
  viewer: Viewer,
  { advertId, commentId }: CommentAsked,
): Promise<Comment> {
  const user = requireUser(viewer);
  const comment = await stores.comments.byId(commentId);
  if (comment?.advertId !== advertId) throw new DomainError('not-found', texts.comments.notFound);
  const advert = await stores.adverts.byId(advertId);
  if (advert === undefined) throw new DomainError('not-found', texts.comments.notFound);
  if (!mayDelete(user, { authorId: comment.authorId, sellerId: advert.sellerId })) {
    throw new DomainError('forbidden', texts.comments.notOwner);
  }
  return comment;
}
