import { isOfMessages } from '../../core/entities/picture.ts';
import type { Pictures } from '../../core/ports/pictures.ts';
import { type Connection, compositeKey, type MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';

function keysInUse(tables: MemoryTables): ReadonlySet<string> {
  return new Set([
    ...[...tables.adverts.values()].flatMap((advert) => advert.pictureKeys),
    ...[...tables.profiles.values()].flatMap((profile) => profile.pictureKey ?? []),
    ...[...tables.holds.values()].map((hold) => hold.key),
    ...[...tables.messages.values()].flatMap(({ pictures }) => pictures.map(({ key }) => key)),
  ]);
}

function isShown(tables: MemoryTables, key: string): boolean {
  const adverts = tables.adverts.where(
    ({ pictureKeys, state, sellerId }) =>
      pictureKeys.includes(key) && state !== 'hidden' && isPresent(tables, sellerId),
  );
  const profiles = [...tables.profiles].filter(
    ([accountId, { pictureKey }]) => pictureKey === key && isPresent(tables, accountId),
  );
  return adverts.length + profiles.length > 0;
}

export function createMemoryPictures(connection: Connection): Pictures {
  return {
    hold: (picture, { accountId, until, bytes = 0, narrow = true, hash }) =>
      connection.write((tables) => {
        if (!tables.pictures.has(picture.key)) {
          tables.pictures.set(picture.key, structuredClone(picture));
          tables.pictureBytes.set(picture.key, bytes);
          if (hash !== undefined) tables.pictureHashes.set(picture.key, hash);
          if (!narrow) tables.lackingNarrow.set(picture.key, true);
        }
        const id = compositeKey(picture.key, accountId);
        const present = tables.holds.get(id);
        if (present !== undefined && present.until >= until) return;
        tables.holds.set(id, { key: picture.key, accountId, until: new Date(until) });
      }),
    held: (accountId, keys, now) =>
      connection.read((tables) =>
        keys
          .filter((key) => {
            const hold = tables.holds.get(compositeKey(key, accountId));
            return hold !== undefined && hold.until >= now;
          })
          .map((key) => tables.pictures.get(key))
          .filter((picture) => picture !== undefined),
      ),
    release: (accountId, keys) =>
      connection.write((tables) => {
        for (const key of keys) tables.holds.delete(compositeKey(key, accountId));
      }),
    releaseAll: (accountId) =>
      connection.write((tables) => tables.holds.removeWhere((hold) => hold.accountId === accountId)),
    bytesOf: (accountId) =>
      connection.read((tables) => {
        const own = [
          ...tables.adverts.where((row) => row.sellerId === accountId).flatMap((row) => row.pictureKeys),
          ...tables.holds.where((hold) => hold.accountId === accountId).map((hold) => hold.key),
          tables.profiles.get(accountId)?.pictureKey ?? '',
        ];
        return [...new Set(own.filter((key) => !isOfMessages(key)))].reduce(
          (sum, key) => sum + (tables.pictureBytes.get(key) ?? 0),
          0,
        );
      }),
    lackingNarrow: (limit) =>
      connection.read((tables) => [...tables.lackingNarrow.keys()].toSorted().slice(0, limit)),
    addNarrow: (key, bytes) =>
      connection.write((tables) => {
        if (!tables.lackingNarrow.delete(key)) return;
        tables.pictureBytes.set(key, (tables.pictureBytes.get(key) ?? 0) + bytes);
      }),
    lackingHash: (limit) =>
      connection.read((tables) =>
        [...tables.pictures.keys()]
          .filter((key) => !tables.pictureHashes.has(key))
          .toSorted()
          .slice(0, limit),
      ),
    setHash: (key, hash) =>
      connection.write((tables) => {
        if (tables.pictures.has(key)) tables.pictureHashes.set(key, hash);
      }),
    hashesOf: (keys) =>
      connection.read((tables) => new Map([...tables.pictureHashes].filter(([key]) => keys.includes(key)))),
    withBands: (bands) =>
      connection.read((tables) =>
        [...tables.pictureHashes]
          .filter(([_, hash]) =>
            bands.some((values, band) => values.includes(hash.slice(band * 4, band * 4 + 4))),
          )
          .map(([key, hash]) => ({ key, hash })),
      ),
    shownByOthers: ({ sellerId, keys }) =>
      connection.read((tables) =>
        tables.adverts
          .where((advert) => advert.sellerId !== sellerId && isPresent(tables, advert.sellerId))
          .flatMap(({ id: advertId, postedAt, pictureKeys }) =>
            pictureKeys.filter((key) => keys.includes(key)).map((key) => ({ key, advertId, postedAt })),
          ),
      ),
    isShown: (key) => connection.read((tables) => isShown(tables, key)),
    hidden: () =>
      connection.read((tables) => {
        const used = new Set([...tables.adverts.values()].flatMap((row) => row.pictureKeys));
        return [...used].filter((key) => !isShown(tables, key));
      }),
    isUsedBy: (accountId, key) =>
      connection.read(
        (tables) =>
          tables.holds.has(compositeKey(key, accountId)) ||
          tables.profiles.get(accountId)?.pictureKey === key ||
          tables.adverts.where((row) => row.sellerId === accountId && row.pictureKeys.includes(key)).length >
            0,
      ),
    byKey: (key) => connection.read((tables) => tables.pictures.get(key)),
    removeExpiredHolds: (now) =>
      connection.write((tables) => tables.holds.removeWhere((hold) => hold.until < now)),
    orphans: (limit) =>
      connection.read((tables) => {
        const used = keysInUse(tables);
        return [...tables.pictures.keys()].filter((key) => !used.has(key)).slice(0, limit);
      }),
    removeOrphan: (key) =>
      connection.write((tables) => {
        if (keysInUse(tables).has(key)) return false;
        tables.lackingNarrow.delete(key);
        tables.pictureHashes.delete(key);
        return tables.pictures.delete(key);
      }),
    lockUnknown: (key) => connection.write((tables) => !tables.pictures.has(key)),
  };
}
