import type { Advert } from '../entities/advert.ts';
import { type AdvertMove, advertMoves } from '../entities/advert-state.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Changes the state within the caller's transaction and updates search. Returns false if the advert has changed since
 * it was read. Nobody is notified about an advert that becomes live again, because it is not new.
 */
export async function moveAdvert(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'adverts' | 'outbox'>,
  { id, title, description }: Pick<Advert, 'id' | 'title' | 'description'>,
  move: AdvertMove,
  time: { readonly endsAt?: Date; readonly endedBy?: Date } = {},
): Promise<boolean> {
  const about = { title, description, herbs: herbsIn(title, description) };
  const { from, to } = advertMoves[move];
  if (!(await stores.adverts.move(id, { from, to, about, ...time }))) return false;
  await queueIndexing(ports, stores, { kind: 'index-advert', advertId: id });
  return true;
}
