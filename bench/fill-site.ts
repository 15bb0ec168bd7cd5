import { sql } from 'kysely';
import type { Database } from '../adapters/sql/connection/schema.ts';
import { writeSearchWords } from '../adapters/sql/words/search-words.ts';
import { popularity } from '../core/adverts/filter.ts';
import { goodsKinds } from '../core/entities/advert.ts';
import { allHerbs } from '../core/herb-names/herbs.ts';
import { herbsIn } from '../core/herb-names/herbs-in.ts';
import { districts } from '../core/locations/districts.ts';
import { chances } from './chances.ts';

const newest = Date.parse('2026-01-31T12:00:00.000Z');
const year = 365 * 86_400_000;
const perTurn = 200;
/** What a price is for, as columns; most sellers don't say. */
const measures = [
  { quantity: 1000, unit: 'kg' as const },
  { quantity: 250_000, unit: 'g' as const },
  { quantity: 1000, unit: 'bunch' as const },
  ...Array.from({ length: 3 }, () => ({ quantity: null, unit: null })),
];

const syllables = 'ka mu le ba nda si ri wo ga nya to mi re pu la zo che fi du ne'.split(' ');

interface Filling {
  readonly adverts: number;
  /** Adverts per seller. */
  readonly each?: number;
  /** The instant of the last advert; the others are spread over the year before. */
  readonly until?: number;
}

/**
 * Fills an empty, migrated database with adverts of 3 to 6 words of title and 15 to 45 of description: some words are as
 * common as "fresh", most are rare; a third of the adverts are in Kampala; most prices are a few thousand.
 */
export async function fillSite(
  db: Database,
  { adverts, each = adverts, until = newest }: Filling,
): Promise<void> {
  const sellers = Math.ceil(adverts / each);
  const chance = chances(15);
  const among = <Item>(items: readonly Item[], bias = 1): Item =>
    items[Math.floor(chance() ** bias * items.length)] as Item;
  const made = Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + Math.floor(chance() * 3) }, () => among(syllables)).join(''),
  );
  const common = 'fresh dried organic powder leaves bark roots tea of from and the oil seeds'.split(' ');
  const herbs = allHerbs
    .filter(({ banned }) => banned === undefined)
    .map(({ names }) => names[0]?.text ?? '');
  const text = (words: number) =>
    Array.from({ length: words }, () => (chance() < 0.3 ? among(common) : among(made, 3))).join(' ');

  const numbered = sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(sellers - 1)})
    select i from n) as n`;
  await sql`insert into accounts (id, email, email_verified, created_at)
    select 'seller' || i, 's' || i || '@example.com', 1, 0 from ${numbered}`.execute(db);
  await sql`insert into profiles (account_id, username, username_key, username_look, full_name, about, address, phone_number,
      advert_count, likes_received, created_at)
    select 'seller' || i, 'seller' || i, 'seller' || i, 'seller' || i, 'Seller of Kampala', '', '', '', ${sql.lit(each)}, 0, i * 60000
    from ${numbered}`.execute(db);
  await sql`insert into pictures (key, width, height, placeholder, reference_count, bytes)
    values ('picture', 1280, 960, 'data:image/webp;base64,UklGR', ${adverts}, 1)`.execute(db);
  for (let number = 0; number < adverts; number += perTurn) {
    await db.transaction().execute(async (db) => {
      const rows = Array.from({ length: perTurn }, (_, index) => {
        const at = until - Math.floor((adverts - number - index) * (year / adverts));
        const likes = Math.floor(chance() ** 6 * 50);
        return {
          id: `ad_${at}`,
          seller_id: `seller${(number + index) % sellers}`,
          state: 'live' as const,
          ends_at: until + year,
          end_announced: 0,
          title: `${chance() < 0.5 ? `${among(common)} ` : ''}${among(herbs, 2)} ${text(2 + Math.floor(chance() * 3))}`,
          description: text(15 + Math.floor(chance() * 31)),
          price: Math.ceil(10 ** (2.7 + chance() * chance() * 4) / 500) * 500,
          ...among(measures),
          goods: chance() < 0.8 ? among(goodsKinds, 2) : null,
          district: chance() < 0.33 ? 'Kampala' : among(districts),
          village: null,
          pick_up: Number(chance() < 0.4),
          boda: Number(chance() < 0.35),
          parcel: Number(chance() < 0.2),
          cover_key: 'picture',
          picture_count: 1,
          like_count: likes,
          verified_like_count: likes,
          comment_count: 0,
          posted_at: at,
          posted_day: Math.floor(at / 86_400_000),
          updated_at: at,
        };
      });
      await db.insertInto('adverts').values(rows).execute();
      await db
        .insertInto('advert_pictures')
        .values(rows.map(({ id }) => ({ advert_id: id, position: 0, picture_key: 'picture' })))
        .execute();
      const listed = rows.flatMap(
        ({ id, posted_at, district, price, goods, boda, parcel, title, description, ...likes }) =>
          ['', ...herbsIn(title, description)].map((herb) => ({
            herb,
            posted_at,
            advert_id: id,
            district,
            price,
            goods: goods ?? ('' as const),
            boda,
            parcel,
            popularity: popularity({ likes: likes.like_count, verifiedLikes: likes.verified_like_count }),
          })),
      );
      await db.insertInto('listed_adverts').values(listed).execute();
    });
  }
  await db.transaction().execute(writeSearchWords);
}
