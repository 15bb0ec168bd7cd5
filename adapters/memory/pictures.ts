import type { Pictures } from '../../core/ports/pictures.ts';
import type { Connection, MemoryTables } from './memory-database.ts';
import { compositeKey } from './memory-database.ts';

function keysInUse(tables: MemoryTables): ReadonlySet<string> {
  return new Set([
    ...[...tables.adverts.values()].flatMap((advert) => advert.pictureKeys),
    ...[...tables.profiles.values()].flatMap((profile) => profile.pictureKey ?? []),
    ...[...tables.holds.values()].map((hold) => hold.key),
  ]);
}

export function createMemoryPictures(connection: Connection): Pictures {
  return {
    hold: (picture, { accountId, until, bytes = 0 }) =>
      connection.write((tables) => {
        if (!tables.pictures.has(picture.key)) {
          tables.pictures.set(picture.key, structuredClone(picture));
          tables.pictureBytes.set(picture.key, bytes);
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
      connection.write((tables) => {
        const own = [...tables.holds].filter(([, hold]) => hold.accountId === accountId);
        for (const [id] of own) tables.holds.delete(id);
        return own.length;
      }),
    bytesOf: (accountId) =>
      connection.read((tables) => {
        const own = [
          ...[...tables.adverts.values()].flatMap((row) =>
            row.sellerId === accountId ? row.pictureKeys : [],
          ),
          ...[...tables.holds.values()].flatMap((hold) => (hold.accountId === accountId ? hold.key : [])),
          tables.profiles.get(accountId)?.pictureKey ?? '',
        ];
        return [...new Set(own)].reduce((sum, key) => sum + (tables.pictureBytes.get(key) ?? 0), 0);
      }),
    byKey: (key) => connection.read((tables) => tables.pictures.get(key)),
    removeExpiredHolds: (now) =>
      connection.write((tables) => {
        const expired = [...tables.holds].filter(([, hold]) => hold.until < now);
        for (const [id] of expired) tables.holds.delete(id);
        return expired.length;
      }),
    orphans: (limit) =>
      connection.read((tables) => {
        const used = keysInUse(tables);
        return [...tables.pictures.keys()].filter((key) => !used.has(key)).slice(0, limit);
      }),
    removeOrphan: (key) =>
      connection.write((tables) => !keysInUse(tables).has(key) && tables.pictures.delete(key)),
    lockUnknown: (key) => connection.write((tables) => !tables.pictures.has(key)),
  };
}
