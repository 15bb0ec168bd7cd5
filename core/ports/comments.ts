import type { Comment, CommentView } from '../entities/comment.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

export interface Comments {
  /** Adds the comment and increases the advert's count; returns false and changes nothing without such an advert. */
  add(comment: Omit<Comment, 'hidden'>): Promise<boolean>;
  byId(id: string): Promise<Comment | undefined>;
  /** Every comment by somebody, by id; also while the account is being deleted. */
  ofAuthor(query: OwnQuery): Promise<readonly Comment[]>;
  /** Deletes the comment and decreases the advert's count. Returns whether the comment existed. */
  remove(id: string): Promise<boolean>;
  /**
   * Hides the comment from everybody but its author, and removes it from the advert's count and from notifications;
   * or shows and counts it again. Returns whether anything changed.
   */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** Newest first by (postedAt, id), both descending. Hidden comments only if they are the viewer's own. */
  page(query: {
    readonly viewerId?: string | undefined;
    readonly advertId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly CommentView[]>;
}
