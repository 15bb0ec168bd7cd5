import { sql } from 'kysely';
import type { ListPlace, ListQuery } from '../../../core/ports/adverts.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import {
  allListed,
  countListed,
  follows,
  inOrderOf,
  narrowestOrder,
  noHerb,
  type PlaceRow,
  placeIn,
  suits,
  toPlace,
} from './listed-adverts.ts';
import { nearestOfFew, nearestPlaces } from './nearest-listed.ts';
import { isShown } from './shown-adverts.ts';

/** One page of the list of a herb, or of all adverts, as cursors, with the length of the list, counted up to `max`. */
export async function listPlaces(
  db: Database,
  { herb = noHerb, choice, after, limit, max }: ListQuery & { readonly herb: string | undefined },
): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }> {
  const { order, near } = choice;
  const count = max === 0 ? 0 : await countListed(db, herb, choice, max);
  if (order === 'nearest' && near !== undefined) {
    const walk = { herb, choice, near, after, limit };
    return { places: await (count < max ? nearestOfFew(db, walk, max) : nearestPlaces(db, walk)), count };
  }
  const following = sql`${follows(order, after)} ${inOrderOf(order)} limit ${limit}`;
  // If the order's own index has the matches far apart: if few rows match, all are read and sorted; if many match, that
  // index soon gives a page.
  const narrowest = narrowestOrder(choice);
  const isOwnRange = order === narrowest || (narrowest === 'dearest' && order === 'cheapest');
  const areApart = narrowest === 'dearest' || choice.goods !== undefined || choice.delivery !== undefined;
  const few = count < max && areApart && !isOwnRange;
  const { rows } = few
    ? await sql<PlaceRow>`select ${placeIn(order)} from (${allListed(db, herb, choice, max)}) as listed
        where ${following} ${genericPlan}`.execute(db)
    : await sql<PlaceRow>`select ${placeIn(order)} from listed_adverts as listed
        where listed.herb = ${herb} and ${suits(db, choice, order)} and ${isShown(db, 'listed.advert_id')}
        and ${following} ${genericPlan}`.execute(db);
  return { places: rows.map(toPlace), count };
}
