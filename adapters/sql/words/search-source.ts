import type { SearchableAdvert, SearchableProfile } from '../../../core/entities/searchable.ts';
import type { SearchSource } from '../../../core/ports/search-source.ts';
import type { Database } from '../connection/schema.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { shownAdverts } from '../queries/shown-adverts.ts';

export function createSqlSearchSource(db: Database): SearchSource {
  const adverts = () =>
    shownAdverts(db).select(['id', 'title', 'description', 'district', 'village', 'price', 'posted_at']);
  const profiles = () =>
    db
      .selectFrom('profiles')
      .select(['account_id as id', 'username', 'full_name', 'created_at'])
      .where('account_id', 'not in', absentAccounts());
  return {
    adverts: {
      async byIds(ids) {
        if (ids.length === 0) return [];
        return (await adverts().where('id', 'in', ids).execute()).map(searchableAdvert);
      },
      async after(id = '', limit) {
        const rows = await adverts().where('id', '>', id).orderBy('id').limit(limit).execute();
        return rows.map(searchableAdvert);
      },
    },
    profiles: {
      async byIds(ids) {
        if (ids.length === 0) return [];
        return (await profiles().where('account_id', 'in', ids).execute()).map(searchableProfile);
      },
      async after(id = '', limit) {
        const rows = await profiles()
          .where('account_id', '>', id)
          .orderBy('account_id')
          .limit(limit)
          .execute();
        return rows.map(searchableProfile);
      },
    },
  };
}

function searchableAdvert({
  posted_at,
  village,
  ...row
}: Omit<SearchableAdvert, 'postedAt' | 'village'> & {
  readonly posted_at: number;
  readonly village: string | null;
}): SearchableAdvert {
  return { ...row, village: village ?? undefined, postedAt: new Date(posted_at) };
}

function searchableProfile(row: {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly created_at: number;
}): SearchableProfile {
  const { id, username, full_name, created_at } = row;
  return { id, username, fullName: full_name, createdAt: new Date(created_at) };
}
