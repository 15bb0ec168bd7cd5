/** Encrypts texts, so that the database cannot be read without the site's secrets. */
export interface Sealer {
  /** Sealing a text twice gives different results, which reveal only its approximate length. */
  seal(text: string): string;
  /**
   * Decrypts; undefined for a text that was not made by `seal`, was changed, or was made with a secret that is no
   * longer listed.
   */
  open(sealed: string): string | undefined;
}
