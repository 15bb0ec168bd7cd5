import type { Comment, CommentView } from '../entities/comment.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

export interface Comments {
  /** Adds it and increases the advert's count; returns false and changes nothing when there is no such advert. */
  add(comment: Omit<Comment, 'hidden'>): Promise<boolean>;
  byId(id: string): Promise<Comment | undefined>;
  /** What somebody has written, by id; also while the account is being deleted. */
  ofAuthor(query: OwnQuery): Promise<readonly Comment[]>;
  /** Deletes it and decreases the advert's count. Returns whether it existed. */
  remove(id: string): Promise<boolean>;
  /**
   * Hides it from everybody but its author, and removes it from the advert's count and from notifications; or shows and
   * counts it again. Returns whether that changed anything.
   */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** Newest first by (postedAt, id), both descending. Hidden ones only if they are the viewer's own. */
  page(query: {
    readonly viewerId?: string | undefined;
    readonly advertId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly CommentView[]>;
}
