import type { WeeklyPrice } from '../entities/herb-price.ts';

/** The weekly middle prices of adverts about each herb, named by its slug. */
export interface HerbPrices {
  /** Stores these prices of a herb. Of weeks before `week`, what is stored already stays. */
  keep(herb: string, prices: readonly WeeklyPrice[], week: number): Promise<void>;
  /** The prices of a herb from this week on, the oldest first. */
  since(herb: string, week: number): Promise<readonly WeeklyPrice[]>;
  /** Removes the prices of all weeks before this one. */
  forgetBefore(week: number): Promise<void>;
}
