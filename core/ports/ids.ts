export interface Ids {
  /** Unpredictable characters of A–Z, a–z and 0–9, evenly distributed. */
  alphanumeric(length: number): string;
}
