import type { AdvertCursor } from '../../ports/adverts.ts';

// Ten digits stay within what a Date can hold.
const pattern = /^([0-9a-z]{1,10})-([0-9A-Za-z_]{1,100})$/;

/** Where the next page begins, as a text for use in an address. */
export function encodeCursor(cursor: AdvertCursor): string {
  return `${cursor.at.getTime().toString(36)}-${cursor.id}`;
}

/** Whether it has the form of a cursor. */
export function isCursor(text: string): boolean {
  return pattern.test(text);
}

/** Addresses can contain anything: whatever is not one of our cursors means the first page. */
export function parseCursor(text: string | undefined): AdvertCursor | undefined {
  const match = pattern.exec(text ?? '');
  const [, moment, id] = match ?? [];
  if (moment === undefined || id === undefined) return undefined;
  return { at: new Date(Number.parseInt(moment, 36)), id };
}
