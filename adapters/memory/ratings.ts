import type { RatedAs, Rating, RatingView } from '../../core/entities/rating.ts';
import type { Ratings } from '../../core/ports/ratings.ts';
import { type Connection, type MemoryTables, ownPage } from './memory-database.ts';
import { keysetPage } from './newest-first.ts';
import { isPresent } from './present.ts';
import { sellerOf } from './seller.ts';

/** The oldest first. */
function bySending(left: Rating, right: Rating): number {
  const apart = left.sentAt.getTime() - right.sentAt.getTime();
  return apart === 0 ? (left.id < right.id ? -1 : 1) : apart;
}

export function createMemoryRatings(connection: Connection): Ratings {
  return {
    add: (rating) =>
      connection.write((tables) => {
        const { authorId, aboutId, advert } = rating;
        if ([authorId, aboutId].some((id) => !tables.profiles.has(id) || !isPresent(tables, id)))
          return 'gone';
        const known = tables.ratings.where(
          (row) => row.authorId === authorId && row.aboutId === aboutId && row.advert.id === advert.id,
        );
        if (known.length > 0) return 'rated';
        tables.ratings.set(rating.id, {
          ...structuredClone(rating),
          shownAt: undefined,
          answer: undefined,
        });
        return 'added';
      }),
    byId: (id) => connection.read((tables) => tables.ratings.get(id)),
    find: ({ authorId, aboutId, advertId }) =>
      connection.read(
        (tables) =>
          tables.ratings.where(
            (row) => row.authorId === authorId && row.aboutId === aboutId && row.advert.id === advertId,
          )[0],
      ),
    ratedFor: ({ authorId, aboutId, advertIds }) =>
      connection.read((tables) => {
        const own = tables.ratings.where((row) => row.authorId === authorId && row.aboutId === aboutId);
        return new Set(own.map(({ advert }) => advert.id).filter((id) => advertIds.includes(id)));
      }),
    show: (id, shownAt) =>
      connection.write((tables) => {
        const rating = tables.ratings.get(id);
        if (rating === undefined || rating.shownAt !== undefined) return undefined;
        tables.ratings.change(id, { shownAt });
        const profile = tables.profiles.get(rating.aboutId);
        tables.profiles.change(rating.aboutId, {
          ratingCount: (profile?.ratingCount ?? 0) + 1,
        });
        return tables.ratings.get(id);
      }),
    answer: (id, answer) =>
      connection.write((tables) => {
        const rating = tables.ratings.get(id);
        if (rating?.shownAt === undefined || rating.answer !== undefined) return false;
        return tables.ratings.change(id, { answer });
      }),
    counts: ({ aboutId, joinedBy }) =>
      connection.read((tables) => {
        const shown = tables.ratings.where((row) => row.aboutId === aboutId && row.shownAt !== undefined);
        const countsAs = (role: RatedAs) => {
          const newest = new Map<string, boolean>();
          for (const { authorId = '', ratedAs, recommends } of shown.toSorted(bySending)) {
            if (ratedAs === role && isCounting(tables, authorId, joinedBy)) newest.set(authorId, recommends);
          }
          return { counted: newest.size, recommending: [...newest.values()].filter(Boolean).length };
        };
        return { seller: countsAs('seller'), buyer: countsAs('buyer') };
      }),
    page: ({ aboutId, joinedBy, ...page }) =>
      connection.read((tables) => {
        const shown = tables.ratings
          .where((row) => row.aboutId === aboutId)
          .flatMap((row) => (row.shownAt === undefined ? [] : { ...row, shownAt: row.shownAt }));
        const countsOf = (rating: Rating): RatingView['counts'] => {
          const { authorId = '', ratedAs } = rating;
          if (!isCounting(tables, authorId, joinedBy)) return 'no';
          const theirs = shown
            .filter((row) => row.authorId === authorId && row.ratedAs === ratedAs)
            .toSorted(bySending);
          return theirs.at(-1)?.id === rating.id ? 'yes' : 'newer';
        };
        return keysetPage(shown, ({ id, shownAt }) => ({ at: shownAt, id }), page).map(
          ({ aboutId: _about, sentAt, ...rating }) => ({
            ...rating,
            counts: countsOf({ ...rating, aboutId, sentAt }),
            author: rating.authorId === undefined ? undefined : sellerOf(tables, rating.authorId),
            returned:
              tables.ratings.where(
                (row) =>
                  row.authorId === aboutId &&
                  row.aboutId === rating.authorId &&
                  row.advert.id === rating.advert.id,
              ).length > 0,
          }),
        );
      }),
    ofAuthor: ({ accountId, ...page }) =>
      connection.read((tables) =>
        ownPage(
          tables.ratings.where((row) => row.authorId === accountId),
          ({ id }) => id,
          page,
        ),
      ),
  };
}

/**
 * Whether ratings by this account count: its email is verified, it is at least as old as `joinedBy`, and it is not
 * absent.
 */
function isCounting(tables: MemoryTables, accountId: string, joinedBy: Date): boolean {
  const account = tables.accounts.get(accountId);
  return account?.emailVerified === true && account.createdAt <= joinedBy && isPresent(tables, accountId);
}
