import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdvertCursor } from '../../../core/ports/adverts.ts';

/** The values of `beforeCursor`, in their order. */
export function cursorValues(cursor: AdvertCursor | undefined): readonly unknown[] {
  return cursor === undefined ? [] : [cursor.at.getTime(), cursor.id];
}

/** What comes after the cursor where these columns order the newest first; everything for the first page. */
export function beforeCursor(at: string, id: string, cursor: AdvertCursor | undefined): Expression<SqlBool> {
  if (cursor === undefined) return sql.lit(true);
  return sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at.getTime()}, ${cursor.id})`;
}
