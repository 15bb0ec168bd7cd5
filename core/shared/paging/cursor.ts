import type { AdvertCursor } from '../../ports/adverts.ts';

// Ten digits in base 36 stay within the range of a Date.
const pattern = /^([0-9a-z]{1,10})-([0-9A-Za-z_]{1,100})$/;

/** A cursor as a text for use in an address. */
export function encodeCursor(cursor: AdvertCursor): string {
  return `${cursor.at.getTime().toString(36)}-${cursor.id}`;
}

/** Whether the text has the form of a cursor. */
export function isCursor(text: string): boolean {
  return pattern.test(text);
}

/** The cursor of an address; undefined, which means the first page, for a text that is not a cursor. */
export function parseCursor(text: string | undefined): AdvertCursor | undefined {
  const match = pattern.exec(text ?? '');
  const [, moment, id] = match ?? [];
  if (moment === undefined || id === undefined) return undefined;
  return { at: new Date(Number.parseInt(moment, 36)), id };
}
