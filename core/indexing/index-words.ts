import { herbsIn } from '../herb-names/herbs-in.ts';
import type { IndexingPlace } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { compactAllWords } from './compact-words.ts';

/** Few enough that other tasks soon have their turn. */
const perTurn = 200;

/**
 * Finds again which herbs the next adverts by id are about, and rewrites the words for search of these adverts and
 * then of the profiles, for example after the names of herbs have changed. Returns where to continue, or undefined at
 * the end.
 */
export async function indexSomeWords(
  ports: Pick<Ports, 'adverts' | 'profiles' | 'searchSource'>,
  { of, after }: IndexingPlace,
): Promise<IndexingPlace | undefined> {
  if (of === 'profiles') {
    const profiles = await ports.searchSource.profiles.after(after, perTurn);
    for (const { id } of profiles) await ports.profiles.indexWords(id);
    return profiles.length < perTurn ? undefined : { of, after: profiles.at(-1)?.id };
  }
  const adverts = await ports.searchSource.adverts.after(after, perTurn);
  for (const { id, title, description } of adverts) {
    await ports.adverts.setHerbs(id, { title, description, herbs: herbsIn(title, description) });
  }
  return adverts.length < perTurn ? { of: 'profiles' } : { after: adverts.at(-1)?.id };
}

/** Runs `indexSomeWords` to the end. */
export async function indexAllWords(
  ports: Pick<Ports, 'adverts' | 'profiles' | 'searchSource' | 'searchIndex'>,
): Promise<void> {
  let place: IndexingPlace | undefined = {};
  while (place !== undefined) place = await indexSomeWords(ports, place);
  await compactAllWords(ports);
}
