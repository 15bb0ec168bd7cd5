/** A view of an advert that has not been stored yet. */
export interface View {
  readonly advertId: string;
  /** A day in Kampala, counted from 1970-01-01. */
  readonly day: number;
  /** An identifier that is the same for every view by one visitor. */
  readonly visitor: string;
}

/** Views not stored yet, in the memory of this process, which loses them if it is killed. */
export interface PendingViews {
  /** Adds the view, unless it is waiting already, or too many are. */
  add(view: View): void;
  /** Removes the oldest views, at most `limit`, and returns them. */
  take(limit: number): readonly View[];
}
