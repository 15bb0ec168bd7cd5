import { sql } from 'kysely';
import type { Adverts } from '../../core/ports/adverts.ts';
import { beforeCursor, cursorValues } from './before-cursor.ts';
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

/** The herbs of these adverts, in one query. */
export async function herbsOfAdverts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('advert_herbs')
    .select(['advert_id', 'herb'])
    .where('advert_id', 'in', ids)
    .execute();
  const found = new Map<string, string[]>();
  for (const { advert_id, herb } of rows) found.set(advert_id, [...(found.get(advert_id) ?? []), herb]);
  return found;
}

/** The adverts about one herb as `about`, newest first. */
export function newestAbout(db: Database, herb: string) {
  return db
    .selectFrom('advert_herbs as about')
    .where('about.herb', '=', herb)
    .where(({ exists, ref }) =>
      exists(shownAdverts(db).select('advert.id').where('advert.id', '=', ref('about.advert_id'))),
    )
    .orderBy('about.posted_at', 'desc')
    .orderBy('about.advert_id', 'desc');
}

/** Ids of the newest adverts about any of these herbs: the newest of each from the index, and of those the newest. */
export async function idsAboutHerbs(
  db: Database,
  query: KeptQuery,
  { herbs, after, limit }: Pick<Parameters<Adverts['aboutHerbs']>[0], 'herbs' | 'after' | 'limit'>,
): Promise<readonly string[]> {
  if (herbs.length === 0) return [];
  const values = [...herbs.flatMap((herb) => [herb, ...cursorValues(after), limit]), limit];
  const ofEach = () =>
    herbs.map((herb) => {
      const newest = newestAbout(db, herb)
        .select(['about.advert_id', 'about.posted_at'])
        .where(beforeCursor('about.posted_at', 'about.advert_id', after))
        .limit(limit);
      return sql`select * from (${newest}) as best`;
    });
  const rows = await query(`about ${herbs.length} herbs${after ? ', later page' : ''}`, values, () => {
    const all = sql<{ advert_id: string }>`
      select advert_id from (${sql.join(ofEach(), sql` union all `)}) as handful
      group by advert_id, posted_at order by posted_at desc, advert_id desc limit ${limit}`;
    return { compile: () => all.compile(db) };
  });
  return rows.map(({ advert_id }) => advert_id);
}

export async function countAboutHerbs(
  db: Database,
  herbs: readonly string[],
  max: number,
): Promise<ReadonlyMap<string, number>> {
  if (herbs.length === 0) return new Map();
  const ofEach = herbs.map((herb) => {
    const newest = db
      .selectFrom('advert_herbs')
      .select('herb')
      .where('herb', '=', herb)
      // PostgreSQL goes by the index only where it needs the order.
      .orderBy('posted_at', 'desc')
      .limit(max);
    return sql`select min(herb) as herb, count(*) as adverts from (${newest}) as counted`;
  });
  const { rows } = await sql<{
    herb: string | null;
    adverts: number;
  }>`${sql.join(ofEach, sql` union all `)}`.execute(db);
  return new Map(rows.flatMap(({ herb, adverts }) => (herb === null ? [] : [[herb, Number(adverts)]])));
}
