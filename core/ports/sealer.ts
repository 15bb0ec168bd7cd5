/** Encrypts a text, so that nobody can read it in the database without the site's secrets. */
export interface Sealer {
  /** Sealing a text twice gives different results, which reveal only its approximate length. */
  seal(text: string): string;
  /**
   * The text; undefined when it was not made by `seal`, was changed, or was made with a secret that is no longer
   * listed.
   */
  open(sealed: string): string | undefined;
}
