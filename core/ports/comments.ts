import type { Comment, CommentView } from '../comments/comment.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

export interface Comments {
  /** Adds it and counts it at the advert; answers false and changes nothing when there is no such advert. */
  add(comment: Comment): Promise<boolean>;
  byId(id: string): Promise<Comment | undefined>;
  /** What somebody has written, by id; also while the account is being deleted. */
  ofAuthor(query: OwnQuery): Promise<readonly Comment[]>;
  /** Deletes it and takes it out of the advert's count. Answers whether it was there. */
  remove(id: string): Promise<boolean>;
  /** Newest first by (postedAt, id), both descending. */
  page(query: {
    readonly advertId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly CommentView[]>;
}
