export interface Ids {
  /** Unpredictable characters of A–Z, a–z and 0–9, evenly distributed. */
  alphanumeric(length: number): string;
  /** Unpredictable capital letters and digits that cannot be confused (none of 0 O 1 I L), for people to copy by hand. */
  legible(length: number): string;
}
