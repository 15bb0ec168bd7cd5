import type { AdvertRow, Tables } from './memory-database.ts';
import { isPresent } from './present.ts';

/** The adverts that people may see: every list begins here, so that none forgets a condition. */
export function shownAdverts(tables: Tables): readonly AdvertRow[] {
  return [...tables.adverts.values()].filter((row) => isShown(tables, row));
}

/** The advert, if people may see it. */
export function shownAdvert(tables: Tables, id: string): AdvertRow | undefined {
  const row = tables.adverts.get(id);
  return row !== undefined && isShown(tables, row) ? row : undefined;
}

function isShown(tables: Tables, row: AdvertRow): boolean {
  return isPresent(tables, row.sellerId);
}
