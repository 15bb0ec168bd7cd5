import { sql } from 'kysely';
import type { KeptQuery } from './keep-queries.ts';
import type { Database } from './schema.ts';
import { shownAdverts } from './shown-adverts.ts';

interface AboutHerbs {
  readonly id: string;
  readonly posted_at: number;
  readonly herbs: readonly string[];
}

export async function addHerbs(db: Database, { id, posted_at, herbs }: AboutHerbs): Promise<void> {
  if (herbs.length === 0) return;
  await db
    .insertInto('advert_herbs')
    .values(herbs.map((herb) => ({ herb, posted_at, advert_id: id })))
    .execute();
}

export async function replaceHerbs(db: Database, about: AboutHerbs): Promise<void> {
  await db.deleteFrom('advert_herbs').where('advert_id', '=', about.id).execute();
  await addHerbs(db, about);
}

/** Ids of the newest adverts about any of these herbs: the newest of each from the index, and of those the newest. */
export async function idsAboutHerbs(
  db: Database,
  query: KeptQuery,
  herbs: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  if (herbs.length === 0) return [];
  const values = [...herbs.flatMap((herb) => [herb, limit]), limit];
  const ofEach = () =>
    herbs.map((herb) => {
      const newest = db
        .selectFrom('advert_herbs as about')
        .select(['about.advert_id', 'about.posted_at'])
        .where('about.herb', '=', herb)
        .where(({ exists, ref }) =>
          exists(shownAdverts(db).select('advert.id').where('advert.id', '=', ref('about.advert_id'))),
        )
        .orderBy('about.posted_at', 'desc')
        .orderBy('about.advert_id', 'desc')
        .limit(limit);
      return sql`select * from (${newest}) as best`;
    });
  const rows = await query(`about ${herbs.length} herbs`, values, () => {
    const all = sql<{ advert_id: string }>`
      select advert_id from (${sql.join(ofEach(), sql` union all `)}) as handful
      group by advert_id, posted_at order by posted_at desc, advert_id desc limit ${limit}`;
    return { compile: () => all.compile(db) };
  });
  return rows.map(({ advert_id }) => advert_id);
}
