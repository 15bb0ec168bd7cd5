import type { AdvertFields } from '../../core/adverts/advert.ts';

/** What a seller says, as `adverts` keeps it. */
export interface AdvertColumns {
  title: string;
  description: string;
  price: number;
  district: string;
  village: string | null;
}

export function toAdvertColumns(advert: AdvertFields): AdvertColumns {
  return {
    title: advert.title,
    description: advert.description,
    price: advert.price,
    district: advert.district,
    village: advert.village ?? null,
  };
}

/** What a card shows of them. */
export const summaryColumns = ['title', 'price', 'district', 'village'] as const;

export type SummaryColumns = Pick<AdvertColumns, (typeof summaryColumns)[number]>;

export function toSummaryFields(row: SummaryColumns): Omit<AdvertFields, 'description'> {
  return {
    title: row.title,
    price: row.price,
    district: row.district,
    village: row.village ?? undefined,
  };
}

export function toAdvertFields(row: AdvertColumns): AdvertFields {
  return { ...toSummaryFields(row), description: row.description };
}
