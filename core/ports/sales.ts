import type { Sale } from '../entities/sale.ts';
import type { OwnQuery } from './adverts.ts';
import type { Pair } from './conversations.ts';

/** At most one sale of an advert. A sale is deleted with its advert, and with the account of either of the two. */
export interface Sales {
  /** Replaces what is known of the advert's sale. The advert and both accounts exist. */
  set(sale: Sale): Promise<void>;
  /** Forgets who bought it; changes nothing if that is not known. */
  remove(advertId: string): Promise<void>;
  of(advertId: string): Promise<Sale | undefined>;
  /** What either of the two sold to the other, newest first by (at, advert id). */
  between(query: Pair & { readonly limit: number }): Promise<readonly Sale[]>;
  /** What the account sold, by the advert's id. */
  ofSeller(query: OwnQuery): Promise<readonly Sale[]>;
  /** What the account bought, by the advert's id. */
  ofBuyer(query: OwnQuery): Promise<readonly Sale[]>;
}
