import type { Performance, Views } from '../../core/ports/views.ts';
import { kampalaMoment } from '../../core/shared/time/kampala.ts';
import {
  type AdvertRow,
  type Connection,
  compositeKey,
  type MemoryTables,
  type MessageRow,
} from './memory-database.ts';
import { newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';

export function createMemoryViews(connection: Connection): Views {
  return {
    keyOf: (day, fresh) =>
      connection.write(({ viewKeys }) => {
        const kept = viewKeys.get(String(day))?.key ?? fresh;
        viewKeys.set(String(day), { day, key: kept });
        return kept;
      }),
    add: (day, views) =>
      connection.write(({ adverts, viewMarks, views: sums, dailyViews }) => {
        for (const { advertId, mark } of views) {
          const key = compositeKey(String(day), mark);
          if (viewMarks.has(key)) continue;
          viewMarks.set(key, { day, mark });
          if (!adverts.has(advertId)) continue;
          sums.set(advertId, (sums.get(advertId) ?? 0) + 1);
          const ofDay = compositeKey(advertId, String(day));
          dailyViews.set(ofDay, { advertId, day, views: (dailyViews.get(ofDay)?.views ?? 0) + 1 });
        }
      }),
    forgetBefore: (before, limit) =>
      connection.write(({ viewKeys, viewMarks }) => {
        viewKeys.removeWhere(({ day }) => day < before);
        const old = viewMarks.where(({ day }) => day < before).slice(0, limit);
        for (const { day, mark } of old) viewMarks.delete(compositeKey(String(day), mark));
        return old.length;
      }),
    removeDaysBefore: (before, limit) =>
      connection.write(({ dailyViews }) => {
        const old = dailyViews.where(({ day }) => day < before).slice(0, limit);
        for (const { advertId, day } of old) dailyViews.delete(compositeKey(advertId, String(day)));
        return old.length;
      }),
    performanceOf: (advertIds) =>
      connection.read((tables) => new Map(advertIds.map((id) => [id, performanceIn(tables, id)]))),
    ofSeller: ({ sellerId, since, limit }) =>
      connection.read((tables) => {
        const from = kampalaMoment(since, 0);
        const own = tables.adverts.where((row) => row.sellerId === sellerId && isPresent(tables, sellerId));
        const daysOf = (id: string) =>
          tables.dailyViews.where(({ advertId, day }) => advertId === id && day >= since);
        return newestFirst(own, ({ postedAt, id }) => ({ at: postedAt, id }))
          .slice(0, limit)
          .map((row) => {
            const offers = about(tables, row.id).filter(({ kind }) => kind === 'offer');
            return {
              ...figureFields(row),
              cover: tables.pictures.get(row.pictureKeys[0] ?? '') ?? noCover(row.id),
              ...performanceIn(tables, row.id),
              offers: offers.length,
              daily: new Map(daysOf(row.id).map(({ day, views }) => [day, views])),
              recent: {
                saves: savesOf(tables, row.id).filter(({ at }) => at >= from).length,
                chats: pairsOf(about(tables, row.id).filter(({ sentAt }) => sentAt >= from)),
                offers: offers.filter(({ sentAt }) => sentAt >= from).length,
              },
            };
          });
      }),
  };
}

function performanceIn(tables: MemoryTables, id: string): Performance {
  return {
    views: tables.views.get(id) ?? 0,
    saves: savesOf(tables, id).length,
    chats: pairsOf(about(tables, id)),
  };
}

const savesOf = ({ saves }: MemoryTables, id: string) => saves.where(({ advertId }) => advertId === id);

const about = ({ messages }: MemoryTables, id: string) =>
  messages.where(({ quotedAdvert }) => quotedAdvert?.id === id);

/** The number of conversations that the messages belong to. */
function pairsOf(messages: readonly MessageRow[]): number {
  return new Set(messages.map(({ from, to }) => [from, to].toSorted().join())).size;
}

function figureFields({ id, title, state, endsAt, postedAt, price, quantity, unit }: AdvertRow) {
  return { id, title, state, endsAt, postedAt, price, quantity, unit };
}

function noCover(id: string): never {
  throw new Error(`The advert ${id} has no picture.`);
}
