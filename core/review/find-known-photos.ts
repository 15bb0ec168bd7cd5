import type { Advert } from '../entities/advert.ts';
import { type KnownPhoto, newCase } from '../entities/review-case.ts';
import { hashPicture } from '../pictures/hash-pictures.ts';
import { areNear, bandsNear } from '../pictures/picture-hash.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { AdvertPicture } from '../ports/pictures.ts';
import type { Ports, Stores } from '../ports/ports.ts';

type FindingPorts = Pick<
  Ports,
  'adverts' | 'pictures' | 'photoStore' | 'pictureEncoder' | 'transaction' | 'clock'
>;
type FindTask = OutboxTask & { readonly kind: 'find-known-photos' };

/** Queues, within the caller's transaction, a search for other adverts with these newly shown pictures. */
export async function queueKnownPhotos(
  ports: Pick<Ports, 'ids'>,
  stores: Pick<Stores, 'outbox'>,
  advertId: string,
  { pictureKeys, at }: { readonly pictureKeys: readonly string[]; readonly at: Date },
): Promise<void> {
  const task: FindTask = { kind: 'find-known-photos', advertId, pictureKeys, shownAt: at.getTime() };
  await stores.outbox.add(ports.ids.alphanumeric(20), task, at);
}

/**
 * Marks an advert for moderators if one of these photos is also in an earlier advert of somebody else's, in any
 * state; of several such adverts, the one posted first. Hides nothing and notifies nobody; people judge whether the
 * photo was stolen, and from whom.
 */
export async function findKnownPhotos(
  ports: FindingPorts,
  { task }: Pick<OutboxEntry<FindTask>, 'task'>,
): Promise<void> {
  const advert = await ports.adverts.byId(task.advertId);
  if (advert === undefined) return;
  const knownPhoto = await firstKnown(ports, advert, task);
  if (knownPhoto === undefined) return;
  const subject = { kind: 'advert', id: advert.id } as const;
  const at = ports.clock.now();
  await ports.transaction(async (stores) => {
    if ((await stores.adverts.byId(advert.id)) === undefined) return;
    const before = (await stores.reviewCases.lock(subject)) ?? newCase(subject, advert.sellerId, at);
    // A photo that a moderator has judged does not open the case again when the seller saves the form.
    if (isSame(before.knownPhoto, knownPhoto)) return;
    const openedAt = before.open ? before.openedAt : at;
    await stores.reviewCases.save({ ...before, open: true, openedAt, knownPhoto });
  });
}

async function firstKnown(
  ports: FindingPorts,
  { sellerId, pictures }: Advert,
  { pictureKeys, shownAt }: FindTask,
): Promise<KnownPhoto | undefined> {
  const keys = pictures.map(({ key }) => key).filter((key) => pictureKeys.includes(key));
  const hashes = await ports.pictures.hashesOf(keys);
  let first: (AdvertPicture & { readonly ownKey: string }) | undefined;
  for (const ownKey of keys) {
    const hash = hashes.get(ownKey) ?? (await hashPicture(ports, ownKey));
    if (hash === '') continue;
    const alike = (await ports.pictures.withBands(bandsNear(hash))).filter((each) =>
      areNear(hash, each.hash),
    );
    const shown = await ports.pictures.shownByOthers({ sellerId, keys: alike.map(({ key }) => key) });
    for (const found of shown.filter(({ postedAt }) => postedAt.getTime() <= shownAt))
      if (first === undefined || found.postedAt < first.postedAt) first = { ...found, ownKey };
  }
  return first && { pictureKey: first.ownKey, otherAdvertId: first.advertId, otherPictureKey: first.key };
}

function isSame(one: KnownPhoto | undefined, other: KnownPhoto): boolean {
  return (
    one?.pictureKey === other.pictureKey &&
    one.otherAdvertId === other.otherAdvertId &&
    one.otherPictureKey === other.otherPictureKey
  );
}
