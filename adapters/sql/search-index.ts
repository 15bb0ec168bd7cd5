import type { SearchIndex } from '../../core/ports/search-index.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import type { Database } from './schema.ts';
import { indexedPrefix } from './search-prefixes.ts';
import { shownAdverts } from './shown-adverts.ts';

/** Above every character of a title or username, so that it ends the range of all that begin alike. */
const lastCharacter = '\u{10FFFF}';

export function createSqlSearchIndex(db: Database): SearchIndex {
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
      const rows = await refs('advert', indexed, limit)
        .where(({ exists, ref }) =>
          exists(
            shownAdverts(db)
              .select('advert.id')
              .where('advert.id', '=', ref('found.ref'))
              .$if(prefix !== indexed, (query) =>
                query.where('advert.title', '>=', prefix).where('advert.title', '<', prefix + lastCharacter),
              ),
          ),
        )
        .execute();
      return rows.map((row) => row.ref);
    },

    async profiles(prefix, limit) {
      const indexed = indexedPrefix(prefix);
      const rows = await refs('profile', indexed, limit)
        .where('found.ref', 'not in', accountsBeingDeleted())
        .$if(prefix !== indexed, (query) =>
          query
            .innerJoin('profiles', 'profiles.account_id', 'found.ref')
            .where('profiles.username_key', '>=', prefix)
            .where('profiles.username_key', '<', prefix + lastCharacter),
        )
        .execute();
      return rows.map((row) => row.ref);
    },
  };
}
