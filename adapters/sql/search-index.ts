import type { SearchIndex } from '../../core/ports/search-index.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import { keepQueries } from './keep-queries.ts';
import type { Database } from './schema.ts';
import { indexedPrefix } from './search-prefixes.ts';
import { shownAdverts } from './shown-adverts.ts';

/** Above every character of a title or username, so that it ends the range of all that begin alike. */
const lastCharacter = '\u{10FFFF}';

export function createSqlSearchIndex(db: Database): SearchIndex {
  const query = keepQueries(db);
  const refs = (subject: 'advert' | 'profile', indexed: string, limit: number) =>
    db
      .selectFrom('search_prefixes as found')
      .select('found.ref')
      .where('found.subject', '=', subject)
      .where('found.prefix', '=', indexed)
      .orderBy('found.posted_at', 'desc')
      .orderBy('found.ref', 'desc')
      .limit(limit);

  return {
    async adverts(prefix, limit) {
      const indexed = indexedPrefix(prefix);
      const long = prefix !== indexed;
      const values = ['advert', indexed, ...(long ? [prefix, prefix + lastCharacter] : []), limit];
      const rows = await query(`adverts ${long}`, values, () =>
        refs('advert', indexed, limit).where(({ exists, ref }) =>
          exists(
            shownAdverts(db)
              .select('advert.id')
              .where('advert.id', '=', ref('found.ref'))
              .$if(long, (query) =>
                query.where('advert.title', '>=', prefix).where('advert.title', '<', prefix + lastCharacter),
              ),
          ),
        ),
      );
      return rows.map((row) => row.ref);
    },

    async profiles(prefix, limit) {
      const indexed = indexedPrefix(prefix);
      const long = prefix !== indexed;
      const values = ['profile', indexed, ...(long ? [prefix, prefix + lastCharacter] : []), limit];
      const rows = await query(`profiles ${long}`, values, () =>
        refs('profile', indexed, limit)
          .where('found.ref', 'not in', accountsBeingDeleted())
          .$if(long, (query) =>
            query
              .innerJoin('profiles', 'profiles.account_id', 'found.ref')
              .where('profiles.username_key', '>=', prefix)
              .where('profiles.username_key', '<', prefix + lastCharacter),
          ),
      );
      return rows.map((row) => row.ref);
    },
  };
}
