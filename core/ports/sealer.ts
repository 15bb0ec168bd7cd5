/** Keeps a text from whoever reads the database without the secrets of the running site. */
export interface Sealer {
  /** Sealing the same text again gives another result, and none of them tells anything but about how long the text is. */
  seal(text: string): string;
  /** The text; undefined when this is no seal of ours, was changed, or was made with a secret that is gone. */
  open(sealed: string): string | undefined;
}
