import type { SearchSource } from '../../core/ports/search-source.ts';
import type { SearchableAdvert, SearchableProfile } from '../../core/search/searchable.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import type { AdvertsTable, Database, ProfilesTable } from './schema.ts';
import { shownAdverts } from './shown-adverts.ts';

export function createSqlSearchSource(db: Database): SearchSource {
  const adverts = () =>
    shownAdverts(db).select(['id', 'title', 'description', 'district', 'price', 'posted_at']);
  const profiles = () =>
    db
      .selectFrom('profiles')
      .select(['account_id', 'username', 'full_name', 'created_at'])
      .where('account_id', 'not in', accountsBeingDeleted());
  return {
    adverts: {
      async byIds(ids) {
        if (ids.length === 0) return [];
        return (await adverts().where('id', 'in', ids).execute()).map(searchableAdvert);
      },
      async after(id, limit) {
        const rows = await adverts()
          .$if(id !== undefined, (query) => query.where('id', '>', id ?? ''))
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map(searchableAdvert);
      },
    },
    profiles: {
      async byIds(ids) {
        if (ids.length === 0) return [];
        return (await profiles().where('account_id', 'in', ids).execute()).map(searchableProfile);
      },
      async after(id, limit) {
        const rows = await profiles()
          .$if(id !== undefined, (query) => query.where('account_id', '>', id ?? ''))
          .orderBy('account_id')
          .limit(limit)
          .execute();
        return rows.map(searchableProfile);
      },
    },
  };
}

function searchableAdvert(
  row: Pick<AdvertsTable, 'id' | 'title' | 'description' | 'district' | 'price' | 'posted_at'>,
): SearchableAdvert {
  const { id, title, description, district, price, posted_at } = row;
  return { id, title, description, district, price, postedAt: new Date(posted_at) };
}

function searchableProfile(
  row: Pick<ProfilesTable, 'account_id' | 'username' | 'full_name' | 'created_at'>,
): SearchableProfile {
  return {
    id: row.account_id,
    username: row.username,
    fullName: row.full_name,
    createdAt: new Date(row.created_at),
  };
}
