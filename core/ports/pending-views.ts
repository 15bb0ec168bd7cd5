/** That somebody looked at an advert, as it is known until it is stored. */
export interface View {
  readonly advertId: string;
  /** Kampala's, counted from 1970-01-01. */
  readonly day: number;
  /** The same for the same visitor. */
  readonly visitor: string;
}

/** Views that this process has yet to store, in its memory: a process that is killed loses them. */
export interface PendingViews {
  /** Once each, however often it is added. When too many wait, it is dropped. */
  add(view: View): void;
  /** Hands out, and forgets, the first that were added. */
  take(limit: number): readonly View[];
}
