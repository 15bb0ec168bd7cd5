import type { Comment, CommentView } from '../comments/comment.ts';
import type { AdvertCursor } from './adverts.ts';

export interface Comments {
  /** Adds it and counts it at the advert; answers false and changes nothing when there is no such advert. */
  add(comment: Comment): Promise<boolean>;
  /** Newest first by (postedAt, id), both descending. */
  page(query: {
    readonly advertId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly CommentView[]>;
}
