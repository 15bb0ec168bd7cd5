import type { Comment, CommentView } from '../comments/comment.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

export interface Comments {
  /** Adds it and counts it at the advert; answers false and changes nothing when there is no such advert. */
  add(comment: Omit<Comment, 'hidden'>): Promise<boolean>;
  byId(id: string): Promise<Comment | undefined>;
  /** What somebody has written, by id; also while the account is being deleted. */
  ofAuthor(query: OwnQuery): Promise<readonly Comment[]>;
  /** Deletes it and takes it out of the advert's count. Answers whether it was there. */
  remove(id: string): Promise<boolean>;
  /**
   * Hides it from everybody but its author and takes it out of the advert's count and of notifications, or shows it and counts
   * it again. Answers whether that changed anything.
   */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** Newest first by (postedAt, id), both descending. Those that are hidden only if they are the viewer's own. */
  page(query: {
    readonly viewerId?: string | undefined;
    readonly advertId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly CommentView[]>;
}
