import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdvertCursor } from '../../../core/ports/adverts.ts';

/** The values of the placeholders of `beforeCursor`, in order. */
export function cursorValues(cursor: AdvertCursor | undefined): readonly unknown[] {
  return cursor === undefined ? [] : [cursor.at.getTime(), cursor.id];
}

/** The condition for the rows after the cursor in an order by these columns, newest first; true without a cursor. */
export function beforeCursor(at: string, id: string, cursor: AdvertCursor | undefined): Expression<SqlBool> {
  if (cursor === undefined) return sql.lit(true);
  return sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at.getTime()}, ${cursor.id})`;
}
