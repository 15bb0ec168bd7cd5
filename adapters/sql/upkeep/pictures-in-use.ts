import type { Database } from '../connection/schema.ts';

/** A picture in an advert, a profile or a message. */
export interface PictureInUse {
  readonly key: string;
  /** Such as `advert ad_1736931600001`, `profile amina` and `message` with its id. */
  readonly shownBy: readonly string[];
}

const batchSize = 500;

/**
 * Of these pictures, those in an advert, a profile or a message. Missing files of others are no loss: a hold is written
 * before its files, and the files of an orphan are removed before its row.
 */
export async function picturesInUse(db: Database, keys: readonly string[]): Promise<readonly PictureInUse[]> {
  const shownBy = new Map<string, string[]>();
  for (let from = 0; from < keys.length; from += batchSize) {
    const batch = keys.slice(from, from + batchSize);
    const rows = await db
      .selectFrom('advert_pictures')
      .select(({ val }) => ['picture_key as key', val('advert').as('kind'), 'advert_id as name'])
      .where('picture_key', 'in', batch)
      .unionAll(
        db
          .selectFrom('profiles')
          .select(({ ref, val }) => [
            ref('picture_key').$notNull().as('key'),
            val('profile').as('kind'),
            'username as name',
          ])
          .where('picture_key', 'in', batch),
      )
      .unionAll(
        db
          .selectFrom('message_pictures')
          .select(({ val }) => ['picture_key as key', val('message').as('kind'), 'message_id as name'])
          .where('picture_key', 'in', batch),
      )
      .execute();
    for (const { key, kind, name } of rows) {
      const names = shownBy.get(key) ?? [];
      names.push(`${kind} ${name}`);
      shownBy.set(key, names);
    }
  }
  return [...shownBy]
    .map(([key, names]) => ({ key, shownBy: names.toSorted() }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
