import type { Page } from '../adverts/advert.ts';
import { isAdvertId } from '../adverts/advert-id.ts';
import { parseCursor } from '../adverts/cursor.ts';
import { pageOf } from '../adverts/page-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { CommentView } from './comment.ts';
import { commentsPerPage } from './limits.ts';

/** What was said about an advert, newest first; nothing when there is no such advert. */
export async function listComments(
  ports: Pick<Ports, 'comments'>,
  advertId: string,
  after?: string,
): Promise<Page<CommentView>> {
  if (!isAdvertId(advertId)) return { items: [], next: undefined };
  const comments = await ports.comments.page({
    advertId,
    after: parseCursor(after),
    limit: commentsPerPage + 1,
  });
  return pageOf(comments, commentsPerPage, (comment) => ({ at: comment.postedAt, id: comment.id }));
}
