import { encodeCursor, parseCursor } from '../adverts/cursor.ts';
import { type FoundAdvert, ranks, type SearchQuery } from '../ports/search-index.ts';

const pattern = /^([0-2])-([0-9a-z]{1,7})-(.*)$/;

/** Where the next page of this query begins, as a text that fits into an address. */
export function encodeSearchCursor({ rank, postedAt, id }: FoundAdvert, query: SearchQuery): string {
  return `${rank}-${markOf(query)}-${encodeCursor({ at: postedAt, id })}`;
}

/** What is not a cursor of this query means the first page. */
export function parseSearchCursor(text: string | undefined, query: SearchQuery): FoundAdvert | undefined {
  const [, digit, mark, place] = pattern.exec(text ?? '') ?? [];
  const rank = ranks[Number(digit)];
  const cursor = parseCursor(place);
  if (rank === undefined || cursor === undefined || mark !== markOf(query)) return undefined;
  return { rank, id: cursor.id, postedAt: cursor.at };
}

/** Tells queries apart well enough for that: 32 bits of FNV-1a. */
function markOf({ start }: SearchQuery): string {
  let hash = 0x811c9dc5;
  for (const unit of start) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
