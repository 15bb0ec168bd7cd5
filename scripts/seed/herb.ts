import type { Extra } from './plate/extras.ts';
import type { Plant } from './plate/plants.ts';
import type { StillLife } from './plate/still-life.ts';

/** The whole plant on a herbarium sheet, one part of it large, or the ware as it is sold. */
export type PlateVariant = 'sheet' | 'detail' | 'ware';

/** How a herb is drawn. */
export interface HerbPlate {
  readonly plant: Plant;
  /** At most two parts of it, shown beside the plant. */
  readonly extras?: readonly Extra[];
  readonly ware: StillLife;
}

/** Something that sellers offer of a herb. */
export interface Offer {
  readonly title: string;
  readonly description: string;
  /** Uganda shillings, the lowest and the highest that people ask. */
  readonly price: readonly [low: number, high: number];
  readonly pictures: readonly PlateVariant[];
}

export interface Herb {
  readonly slug: string;
  readonly name: string;
  readonly botanical: string;
  /** What else it is called, best known in Uganda first. */
  readonly localNames: readonly { readonly language: string; readonly name: string }[];
  /** Usernames of the sample sellers that offer it, in the order of the offers. */
  readonly sellers: readonly string[];
  readonly plate: HerbPlate;
  readonly offers: readonly Offer[];
}
