/** Who bought what an advert offered, as its seller says. Only the two know. */
export interface Sale {
  readonly advertId: string;
  /** Account id. */
  readonly sellerId: string;
  /** Account id; not the seller's. */
  readonly buyerId: string;
  /** When the seller named the buyer. */
  readonly at: Date;
}
