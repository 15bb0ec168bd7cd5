/** The whole plant on a herbarium sheet, one part of it enlarged, or the product as it is sold. */
export type PictureView = 'sheet' | 'detail' | 'ware';

/** Something that sellers offer from a herb. */
export interface Offer {
  readonly title: string;
  readonly description: string;
  /** Uganda shillings, the lowest and the highest price. */
  readonly price: { readonly low: number; readonly high: number };
  readonly pictures: readonly PictureView[];
}

export interface SampleHerb {
  /** Its pictures are files named after this and the view. */
  readonly slug: string;
  /** Usernames of the sample sellers that offer it, in the order of the offers. */
  readonly sellers: readonly string[];
  readonly offers: readonly Offer[];
}
