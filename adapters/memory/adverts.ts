import { suitsFilter } from '../../core/adverts/filter.ts';
import type { Advert, AdvertDetail, AdvertSummary, Goods } from '../../core/entities/advert.ts';
import type { Picture } from '../../core/entities/picture.ts';
import type { AdvertCursor, Adverts } from '../../core/ports/adverts.ts';
import {
  type AdvertRow,
  type Connection,
  compositeKey,
  type MemoryTables,
  ownPage,
} from './memory-database.ts';
import { keysetPage, newestFirst } from './newest-first.ts';
import { forgetNotifications } from './notifications.ts';
import { isPresent } from './present.ts';
import { countAtSeller, sellerOf } from './seller.ts';
import { isShown, placeInOrder, popularityOf, presentAdvert, shownAdverts } from './shown-adverts.ts';

function placeOf(row: AdvertRow): AdvertCursor {
  return { at: row.postedAt, id: row.id };
}

function picturesOf(tables: MemoryTables, keys: readonly string[]): readonly Picture[] {
  return keys.map((key) => {
    const picture = tables.pictures.get(key);
    if (picture === undefined) throw new Error(`There is no picture ${key}.`);
    return picture;
  });
}

function advertOf(tables: MemoryTables, row: AdvertRow): Advert {
  const {
    pictureKeys,
    herbs: _herbs,
    paidAt: _paidAt,
    endAnnounced: _announced,
    likeCount: _likes,
    commentCount: _comments,
    ...advert
  } = row;
  return { ...advert, pictures: picturesOf(tables, pictureKeys) };
}

function cardOf(tables: MemoryTables, row: AdvertRow, viewerId: string | undefined): AdvertSummary {
  const [cover] = picturesOf(tables, row.pictureKeys);
  if (cover === undefined) throw new Error(`The advert ${row.id} has no picture.`);
  const reaction = viewerId === undefined ? undefined : compositeKey(row.id, viewerId);
  const { pictureKeys, herbs: _herbs, paidAt: _paidAt, endAnnounced: _announced, ...rest } = row;
  const { description: _text, approval: _approval, updatedAt: _at, ...summary } = rest;
  return {
    ...summary,
    cover,
    pictureCount: pictureKeys.length,
    likedByViewer: reaction !== undefined && tables.likes.has(reaction),
    savedByViewer: reaction !== undefined && tables.saves.has(reaction),
    seller: sellerOf(tables, row.sellerId),
  };
}

function detailOf(tables: MemoryTables, row: AdvertRow, viewerId: string | undefined): AdvertDetail {
  const profile = tables.profiles.get(row.sellerId);
  return {
    ...cardOf(tables, row, viewerId),
    description: row.description,
    approval: row.approval,
    pictures: picturesOf(tables, row.pictureKeys),
    updatedAt: row.updatedAt,
    sellerJoinedAt: profile?.createdAt,
    sellerAdvertCount: profile?.advertCount ?? 0,
    sellerRatingCount: profile?.ratingCount ?? 0,
    sellerAnswers: profile?.answers,
    sellerCallMe: profile?.callMe ?? false,
    sellerWhatsappMe: profile?.whatsappMe ?? false,
  };
}

function cardPage(
  tables: MemoryTables,
  viewerId: string | undefined,
  rows: readonly AdvertRow[],
  page: { readonly after: AdvertCursor | undefined; readonly limit: number },
): readonly AdvertSummary[] {
  return keysetPage(rows, placeOf, page).map((row) => cardOf(tables, row, viewerId));
}

function unhiddenAdvert(tables: MemoryTables, id: string): AdvertRow | undefined {
  const row = presentAdvert(tables, id);
  return row?.state === 'hidden' ? undefined : row;
}

export function createMemoryAdverts(connection: Connection): Adverts {
  return {
    add: (advert) =>
      connection.write((tables) => {
        if (tables.adverts.has(advert.id)) return 'id-taken';
        picturesOf(tables, advert.pictureKeys);
        tables.adverts.set(advert.id, {
          ...structuredClone(advert),
          state: 'live',
          endAnnounced: false,
          formerPrice: undefined,
          updatedAt: new Date(advert.postedAt),
          paidAt: undefined,
          likeCount: 0,
          commentCount: 0,
        });
        countAtSeller(tables, advert.sellerId, { adverts: 1 });
        return 'added';
      }),
    byId: (id) =>
      connection.read((tables) => {
        const row = presentAdvert(tables, id);
        return row === undefined ? undefined : advertOf(tables, row);
      }),
    update: (id, changes) =>
      connection.write((tables) => {
        if (presentAdvert(tables, id) === undefined) return false;
        picturesOf(tables, changes.pictureKeys);
        return tables.adverts.change(id, { ...changes, formerPrice: changes.formerPrice });
      }),
    move: (id, { from, to, about, endsAt, endedBy }) =>
      connection.write((tables) => {
        const row = presentAdvert(tables, id);
        if (row === undefined || !from.includes(row.state)) return false;
        if (row.title !== about.title || row.description !== about.description) return false;
        if (endedBy !== undefined && row.endsAt > endedBy) return false;
        const time = endsAt === undefined ? {} : { endsAt, endAnnounced: false };
        tables.adverts.change(id, { state: to, herbs: about.herbs, ...time });
        countAtSeller(tables, row.sellerId, {
          adverts: Number(to === 'live') - Number(row.state === 'live'),
        });
        return true;
      }),
    ending: ({ until, announced, sellerId: only, limit }) =>
      connection.read((tables) =>
        shownAdverts(tables)
          .filter((row) => row.endAnnounced === announced && row.endsAt <= until)
          .filter((row) => only === undefined || row.sellerId === only)
          .toSorted((one, other) =>
            only === undefined
              ? one.endsAt.getTime() - other.endsAt.getTime()
              : one.postedAt.getTime() - other.postedAt.getTime(),
          )
          .slice(0, limit)
          .map(({ id, sellerId, title, description, endsAt }) => ({
            id,
            sellerId,
            title,
            description,
            endsAt,
          })),
      ),
    announceEnd: ({ id, endsAt: read }, endsAt) =>
      connection.write((tables) => {
        const row = tables.adverts.get(id);
        if (row?.state !== 'live' || row.endAnnounced || row.endsAt.getTime() !== read.getTime())
          return false;
        return tables.adverts.change(id, { endsAt, endAnnounced: true });
      }),
    remove: (id) =>
      connection.write((tables) => {
        const row = tables.adverts.get(id);
        if (row === undefined) return false;
        tables.adverts.delete(id);
        tables.views.delete(id);
        tables.sales.delete(id);
        for (const table of [tables.likes, tables.saves, tables.comments, tables.dailyViews]) {
          table.removeWhere((own: { readonly advertId: string }) => own.advertId === id);
        }
        forgetNotifications(tables, (cause) => 'advertId' in cause && cause.advertId === id);
        countAtSeller(tables, row.sellerId, {
          adverts: -Number(row.state === 'live'),
          likes: -row.likeCount,
        });
        return true;
      }),
    setHerbs: (id, { title, description, herbs }) =>
      connection.write((tables) => {
        const row = presentAdvert(tables, id);
        if (row?.title !== title || row.description !== description) return;
        tables.adverts.change(id, { herbs });
      }),
    promote: (id, paidAt) =>
      connection.write((tables) => {
        if (presentAdvert(tables, id) !== undefined) tables.adverts.change(id, { paidAt });
      }),
    promoted: ({ viewerId, since, limit }) =>
      connection.read((tables) =>
        newestFirst(
          shownAdverts(tables).flatMap((row) =>
            row.paidAt === undefined || row.paidAt < since ? [] : [{ ...row, paidAt: row.paidAt }],
          ),
          (row) => ({ at: row.paidAt, id: row.id }),
        )
          .slice(0, limit)
          .map((row) => cardOf(tables, row, viewerId)),
      ),
    promotedAmong: ({ ids, since }) =>
      connection.read((tables) => {
        const paidFor = (id: string) => (tables.adverts.get(id)?.paidAt ?? 0) >= since;
        return new Set(ids.filter(paidFor));
      }),
    list: ({ viewerId, herb, choice, after, limit, max }) =>
      connection.read((tables) => {
        const listed = shownAdverts(tables).filter(
          (row) => (herb === undefined || row.herbs.includes(herb)) && suitsFilter(row, choice),
        );
        const places = keysetPage(
          listed.map((row) => placeInOrder(tables, row, choice)),
          (place) => place,
          { after, limit },
        );
        const cards = places.flatMap(({ id }) => {
          const row = tables.adverts.get(id);
          return row === undefined ? [] : [cardOf(tables, row, viewerId)];
        });
        return { cards, places, count: Math.min(max, listed.length) };
      }),
    sellerPage: ({ viewerId, sellerId, goods, after, limit }) =>
      connection.read((tables) => {
        const own = shownAdverts(tables).filter(
          (row) => row.sellerId === sellerId && (goods === undefined || row.goods === goods),
        );
        return cardPage(tables, viewerId, own, { after, limit });
      }),
    goodsOfSeller: (sellerId, max) =>
      connection.read((tables) => {
        const own = shownAdverts(tables).filter((row) => row.sellerId === sellerId);
        const counts = new Map<Goods, number>();
        for (const { goods } of cardPage(tables, undefined, own, { after: undefined, limit: max }))
          if (goods !== undefined) counts.set(goods, (counts.get(goods) ?? 0) + 1);
        return counts;
      }),
    ownPage: ({ sellerId, state, ...page }) =>
      connection.read((tables) => {
        const own = tables.adverts
          .where((row) => row.sellerId === sellerId && isPresent(tables, sellerId))
          .filter((row) => state === undefined || row.state === state);
        return cardPage(tables, sellerId, own, page);
      }),
    savedPage: ({ viewerId, after, limit }) =>
      connection.read((tables) => {
        const saves = tables.saves.where(
          (save) => save.accountId === viewerId && unhiddenAdvert(tables, save.advertId) !== undefined,
        );
        const page = keysetPage(saves, (save) => ({ at: save.at, id: save.advertId }), { after, limit });
        return page.flatMap((save) => {
          const row = unhiddenAdvert(tables, save.advertId);
          return row === undefined ? [] : [{ card: cardOf(tables, row, viewerId), savedAt: save.at }];
        });
      }),
    mostLiked: ({ viewerId, since, limit }) =>
      connection.read((tables) => {
        const popularity = ({ id }: AdvertRow) => popularityOf(tables, id);
        const liked = shownAdverts(tables).filter((row) => row.postedAt >= since && popularity(row) > 0);
        return newestFirst(liked, placeOf)
          .toSorted((left, right) => popularity(right) - popularity(left))
          .slice(0, limit)
          .map((row) => cardOf(tables, row, viewerId));
      }),
    aboutHerbs: ({ viewerId, herbs, limit }) =>
      connection.read((tables) => {
        const about = shownAdverts(tables).filter((row) => row.herbs.some((herb) => herbs.includes(herb)));
        return cardPage(tables, viewerId, about, { after: undefined, limit });
      }),
    countAboutHerbs: (herbs, max) =>
      connection.read((tables) => {
        const shown = shownAdverts(tables);
        const count = (herb: string) => shown.filter((row) => row.herbs.includes(herb)).length;
        const counted = herbs.map((herb) => [herb, Math.min(max, count(herb))] as const);
        return new Map(counted.filter(([, count]) => count > 0));
      }),
    coversAboutHerbs: (herbs) =>
      connection.read((tables) => {
        const shown = shownAdverts(tables);
        const covers = herbs.flatMap((herb) => {
          const about = shown.filter((row) => row.herbs.includes(herb));
          const [first] = keysetPage(
            about.map((row) => placeInOrder(tables, row, { order: 'liked', near: undefined })),
            (place) => place,
            { after: undefined, limit: 1 },
          );
          const row = first && tables.adverts.get(first.id);
          const [cover] = row === undefined ? [] : picturesOf(tables, row.pictureKeys);
          return cover === undefined ? [] : [[herb, cover] as const];
        });
        return new Map(covers);
      }),
    pricesAbout: ({ herb, since, limit }) =>
      connection.read((tables) => {
        const about = shownAdverts(tables).filter((row) => row.herbs.includes(herb) && row.postedAt >= since);
        return keysetPage(about, placeOf, { after: undefined, limit }).map(
          ({ price, quantity, unit, goods, postedAt }) => ({
            price,
            quantity,
            unit,
            goods,
            postedAt,
          }),
        );
      }),
    cards: ({ viewerId, ids }) =>
      connection.read((tables) =>
        ids
          .map((id) => tables.adverts.get(id))
          .filter((row) => row !== undefined)
          .filter((row) => isShown(tables, row))
          .map((row) => cardOf(tables, row, viewerId)),
      ),
    titlesOfAny: (ids) =>
      connection.read(
        (tables) =>
          new Map(
            ids.flatMap((id) => {
              const row = presentAdvert(tables, id);
              return row === undefined ? [] : [[id, row.title] as const];
            }),
          ),
      ),
    titles: (ids) =>
      connection.read(
        (tables) =>
          new Map(
            ids.flatMap((id) => {
              const row = unhiddenAdvert(tables, id);
              return row === undefined ? [] : [[id, row.title] as const];
            }),
          ),
      ),
    detail: (viewerId, id) =>
      connection.read((tables) => {
        const row = presentAdvert(tables, id);
        return row === undefined ? undefined : detailOf(tables, row, viewerId);
      }),
    ofSeller: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.adverts.where((row) => row.sellerId === accountId);
        return ownPage(own, (row) => row.id, page).map((row) => advertOf(tables, row));
      }),
    newestIds: (limit) =>
      connection.read((tables) =>
        keysetPage(shownAdverts(tables), placeOf, { after: undefined, limit }).map((row) => ({
          id: row.id,
          updatedAt: row.updatedAt,
        })),
      ),
  };
}
