/**
 * A text before the language of its reader is known: its key in the catalogues, and its values. It is JSON, so that it
 * can be stored.
 */
export interface Text {
  /** Subject and name: "comments.tooLong". */
  readonly text: string;
  readonly values?: Readonly<Record<string, TextValue>>;
}

export type TextValue = string | number | Text;
