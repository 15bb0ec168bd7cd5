export interface Digests {
  /** SHA-256 as 64 lowercase hex digits; text is taken as UTF-8. */
  sha256(content: string | Uint8Array): string;
}
