import type { Views } from '../../core/ports/views.ts';
import { type Connection, compositeKey } from './memory-database.ts';

export function createMemoryViews(connection: Connection): Views {
  return {
    keyOf: (day, fresh) =>
      connection.write(({ viewKeys }) => {
        const kept = viewKeys.get(String(day))?.key ?? fresh;
        viewKeys.set(String(day), { day, key: kept });
        return kept;
      }),
    add: (day, views) =>
      connection.write(({ adverts, viewMarks, views: sums }) => {
        for (const { advertId, mark } of views) {
          const key = compositeKey(String(day), mark);
          if (viewMarks.has(key)) continue;
          viewMarks.set(key, { day, mark });
          if (adverts.has(advertId)) sums.set(advertId, (sums.get(advertId) ?? 0) + 1);
        }
      }),
    forgetBefore: (before, limit) =>
      connection.write(({ viewKeys, viewMarks }) => {
        viewKeys.removeWhere(({ day }) => day < before);
        const old = viewMarks.where(({ day }) => day < before).slice(0, limit);
        for (const { day, mark } of old) viewMarks.delete(compositeKey(String(day), mark));
        return old.length;
      }),
    performanceOf: (advertIds) =>
      connection.read(({ views, saves, messages }) => {
        const about = (id: string) => messages.where(({ quotedAdvert }) => quotedAdvert?.id === id);
        const pairs = (id: string) => about(id).map(({ from, to }) => [from, to].toSorted().join());
        return new Map(
          advertIds.map((id) => [
            id,
            {
              views: views.get(id) ?? 0,
              saves: saves.where(({ advertId }) => advertId === id).length,
              chats: new Set(pairs(id)).size,
            },
          ]),
        );
      }),
  };
}
