import type { AdvertFields, Approval, FormerPrice } from '../../../core/entities/advert.ts';

/** The columns of `adverts` that hold the fields of the form. */
export interface AdvertColumns {
  title: string;
  description: string;
  price: number;
  district: string;
  village: string | null;
  nda_number: string | null;
  nda_until: string | null;
}

export function toAdvertColumns(advert: AdvertFields): AdvertColumns {
  return {
    title: advert.title,
    description: advert.description,
    price: advert.price,
    district: advert.district,
    village: advert.village ?? null,
    nda_number: advert.approval?.number ?? null,
    nda_until: advert.approval?.until ?? null,
  };
}

/** Those that a card shows. */
export const summaryColumns = ['title', 'price', 'district', 'village'] as const;

export type SummaryColumns = Pick<AdvertColumns, (typeof summaryColumns)[number]>;

export function toSummaryFields(row: SummaryColumns): Omit<AdvertFields, 'description' | 'approval'> {
  return {
    title: row.title,
    price: row.price,
    district: row.district,
    village: row.village ?? undefined,
  };
}

/** The approval; both null if the seller gave none. */
export const approvalColumns = ['nda_number', 'nda_until'] as const;

export function toApproval({
  nda_number: number,
  nda_until: until,
}: Pick<AdvertColumns, (typeof approvalColumns)[number]>): Approval | undefined {
  return number === null || until === null ? undefined : { number, until };
}

export function toAdvertFields(row: AdvertColumns): AdvertFields {
  return { ...toSummaryFields(row), description: row.description, approval: toApproval(row) };
}

/** The former price; null if the price has never changed. */
export interface FormerPriceColumns {
  former_price: number | null;
  former_price_until: number | null;
}

export const formerPriceColumns = ['former_price', 'former_price_until'] as const;

export function toFormerPrice(row: FormerPriceColumns): FormerPrice | undefined {
  if (row.former_price === null || row.former_price_until === null) return undefined;
  return { price: row.former_price, until: new Date(row.former_price_until) };
}

export function toFormerPriceColumns(former: FormerPrice | undefined): FormerPriceColumns {
  return { former_price: former?.price ?? null, former_price_until: former?.until.getTime() ?? null };
}
