import type { Advert, Page } from '../adverts/advert.ts';
import { parseCursor } from '../adverts/cursor.ts';
import { pageOf } from '../adverts/page-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { ShownComment } from './comment.ts';
import { mayDelete } from './deletable-comment.ts';
import { commentsPerPage } from './limits.ts';

/** What was said about an advert, newest first. */
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
    deletable: mayDelete(viewer, { authorId: comment.author?.id, sellerId: advert.sellerId }),
  }));
  return pageOf(shown, commentsPerPage, (comment) => ({ at: comment.postedAt, id: comment.id }));
}
