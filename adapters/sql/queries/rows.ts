import type { Picture } from '../../../core/entities/picture.ts';
import type { Seller } from '../../../core/entities/profile.ts';

/** The columns of a left-joined picture; all null if there is none. */
export interface JoinedPicture {
  readonly picture_key: string | null;
  readonly picture_width: number | null;
  readonly picture_height: number | null;
  readonly picture_placeholder: string | null;
}

/** The columns of a left-joined profile with its picture; all null if there is none. */
export interface JoinedSeller extends JoinedPicture {
  readonly seller_account_id: string | null;
  readonly seller_username: string | null;
  readonly seller_full_name: string | null;
}

export function toPicture(row: {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly kilobytes?: number | null | undefined;
}): Picture {
  const { key, width, height, placeholder, kilobytes } = row;
  return { key, width, height, placeholder, ...(kilobytes == null ? {} : { kilobytes }) };
}

export function toJoinedPicture(row: JoinedPicture): Picture | undefined {
  if (
    row.picture_key === null ||
    row.picture_width === null ||
    row.picture_height === null ||
    row.picture_placeholder === null
  ) {
    return undefined;
  }
  return {
    key: row.picture_key,
    width: row.picture_width,
    height: row.picture_height,
    placeholder: row.picture_placeholder,
  };
}

export function toSeller(row: JoinedSeller): Seller | undefined {
  if (row.seller_account_id === null || row.seller_username === null || row.seller_full_name === null) {
    return undefined;
  }
  return {
    id: row.seller_account_id,
    username: row.seller_username,
    fullName: row.seller_full_name,
    picture: toJoinedPicture(row),
  };
}

/** Selects the columns of `JoinedSeller` from profiles as `seller` and pictures as `face`. */
export const sellerColumns = [
  'seller.account_id as seller_account_id',
  'seller.username as seller_username',
  'seller.full_name as seller_full_name',
  'face.key as picture_key',
  'face.width as picture_width',
  'face.height as picture_height',
  'face.placeholder as picture_placeholder',
] as const;

/** Sorts after every other character: appended to a prefix, it is the end of the range of texts with that prefix. */
export const lastCharacter = '\u{10FFFF}';

export function toBit(value: boolean): number {
  return value ? 1 : 0;
}

export function fromBit(value: number): boolean {
  return value === 1;
}

export function toOptionalDate(at: number | null): Date | undefined {
  return at === null ? undefined : new Date(at);
}

/** The values found, in the order of the keys. */
export function inOrder<Value>(keys: readonly string[], found: ReadonlyMap<string, Value>): Value[] {
  return keys.flatMap((key) => {
    const value = found.get(key);
    return value === undefined ? [] : [value];
  });
}
