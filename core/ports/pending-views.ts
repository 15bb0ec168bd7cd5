/** A view of an advert that has not been stored yet. */
export interface View {
  readonly advertId: string;
  /** Kampala's, counted from 1970-01-01. */
  readonly day: number;
  /** The same for the same visitor. */
  readonly visitor: string;
}

/** Views that this process has not stored yet, in its memory: a process that is killed loses them. */
export interface PendingViews {
  /** Each view once, however often it is added. If too many are waiting, it is dropped. */
  add(view: View): void;
  /** Returns and removes the views that were added first. */
  take(limit: number): readonly View[];
}
