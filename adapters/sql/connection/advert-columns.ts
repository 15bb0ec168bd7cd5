import type { AdvertFields, Approval, FormerPrice, Goods, Unit } from '../../../core/entities/advert.ts';

/** The columns of `adverts` that hold the fields of the form. */
export interface AdvertColumns {
  title: string;
  description: string;
  price: number;
  quantity: number | null;
  unit: Unit | null;
  goods: Goods | null;
  district: string;
  village: string | null;
  pick_up: number;
  boda: number;
  parcel: number;
  nda_number: string | null;
  nda_until: string | null;
}

export function toAdvertColumns(advert: AdvertFields): AdvertColumns {
  return {
    title: advert.title,
    description: advert.description,
    price: advert.price,
    quantity: advert.quantity ?? null,
    unit: advert.unit ?? null,
    goods: advert.goods ?? null,
    district: advert.district,
    village: advert.village ?? null,
    pick_up: Number(advert.pickUp),
    boda: Number(advert.boda),
    parcel: Number(advert.parcel),
    nda_number: advert.approval?.number ?? null,
    nda_until: advert.approval?.until ?? null,
  };
}

/** Those that a card shows. */
export const summaryColumns = [
  'title',
  'price',
  'quantity',
  'unit',
  'goods',
  'district',
  'village',
  'pick_up',
  'boda',
  'parcel',
] as const;

export type SummaryColumns = Pick<AdvertColumns, (typeof summaryColumns)[number]>;

export function toSummaryFields(row: SummaryColumns): Omit<AdvertFields, 'description' | 'approval'> {
  return {
    title: row.title,
    price: row.price,
    quantity: row.quantity ?? undefined,
    unit: row.unit ?? undefined,
    goods: row.goods ?? undefined,
    district: row.district,
    village: row.village ?? undefined,
    pickUp: row.pick_up === 1,
    boda: row.boda === 1,
    parcel: row.parcel === 1,
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
