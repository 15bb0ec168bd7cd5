import type { Seller } from './profile.ts';

export interface Comment {
  readonly id: string;
  readonly advertId: string;
  readonly authorId: string;
  readonly text: string;
  readonly postedAt: Date;
  /** Shown to its writer only, and counted nowhere. */
  readonly hidden: boolean;
}

/** A comment as people read it. */
export interface CommentView {
  readonly id: string;
  readonly text: string;
  readonly postedAt: Date;
  /** Undefined when the author has no profile. */
  readonly author: Seller | undefined;
  /** Only the viewer's own can be hidden here. */
  readonly hidden: boolean;
}

/** A comment on the page of its advert. */
export interface ShownComment extends CommentView {
  /** Whether the viewer may delete it. */
  readonly deletable: boolean;
}
