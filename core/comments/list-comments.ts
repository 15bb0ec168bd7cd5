import type { Advert, Page } from '../entities/advert.ts';
import type { ShownComment } from '../entities/comment.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { mayDelete } from './deletable-comment.ts';
import { commentsPerPage } from './limits.ts';

/** The comments on an advert, newest first. */
export async function listComments(
  ports: Pick<Ports, 'comments'>,
  viewer: Viewer,
  advert: Pick<Advert, 'id' | 'sellerId'>,
  after?: string,
): Promise<Page<ShownComment>> {
  const comments = await ports.comments.page({
    advertId: advert.id,
    viewerId: viewerId(viewer),
    after: parseCursor(after),
    limit: commentsPerPage + 1,
  });
  const shown = comments.map((comment) => ({
    ...comment,
    bySeller: comment.author?.id === advert.sellerId,
    deletable: mayDelete(viewer, { authorId: comment.author?.id, sellerId: advert.sellerId }),
  }));
  return pageOf(shown, commentsPerPage, (comment) => ({ at: comment.postedAt, id: comment.id }));
}
