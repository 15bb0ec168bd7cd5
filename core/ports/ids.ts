export interface Ids {
  /** Unpredictable characters of A–Z, a–z and 0–9, evenly distributed. */
  alphanumeric(length: number): string;
  /** Unpredictable capital letters and digits that people can copy by hand: none of the easily confused 0 O 1 I L. */
  legible(length: number): string;
}
