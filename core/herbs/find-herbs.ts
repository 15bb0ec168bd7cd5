import type { Ports } from '../ports/ports.ts';
import { herbsIn } from './herbs-in.ts';

/** Few enough that other tasks soon have their turn. */
const advertsPerTurn = 200;

/**
 * Finds again which herbs the next adverts by id are about, as after a change of the list of names; answers after which
 * one to continue, or undefined when that was all.
 */
export async function findHerbs(
  ports: Pick<Ports, 'adverts' | 'searchSource'>,
  after: string | undefined,
): Promise<string | undefined> {
  const adverts = await ports.searchSource.adverts.after(after, advertsPerTurn);
  for (const { id, title } of adverts) await ports.adverts.setHerbs(id, { title, herbs: herbsIn(title) });
  return adverts.length < advertsPerTurn ? undefined : adverts.at(-1)?.id;
}

/** The same for every advert there is. */
export async function findAllHerbs(ports: Pick<Ports, 'adverts' | 'searchSource'>): Promise<void> {
  let after: string | undefined;
  do after = await findHerbs(ports, after);
  while (after !== undefined);
}
