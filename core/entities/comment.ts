import type { Seller } from './profile.ts';

export interface Comment {
  readonly id: string;
  readonly advertId: string;
  readonly authorId: string;
  readonly text: string;
  readonly postedAt: Date;
  /** Shown to its writer only, and not counted. */
  readonly hidden: boolean;
}

/** A comment as people read it. */
export interface CommentView {
  readonly id: string;
  readonly text: string;
  readonly postedAt: Date;
  /** Undefined when the author has no profile. */
  readonly author: Seller | undefined;
  /** Whether the comment is hidden; true only for the viewer's own, because nobody else is given a hidden comment. */
  readonly hidden: boolean;
}

/** A comment on the page of its advert. */
export interface ShownComment extends CommentView {
  /** Whether the advert's seller wrote it. */
  readonly bySeller: boolean;
  /** Whether the viewer may delete it. */
  readonly deletable: boolean;
}
