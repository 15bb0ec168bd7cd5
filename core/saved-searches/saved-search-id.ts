import type { AdvertSearch } from '../entities/saved-search.ts';
import { queryOf } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';

/** The same id for searches that find the same, so that nobody saves a search twice: "Ginger tea" is "tea ginger". */
export function savedSearchId(
  { digests }: Pick<Ports, 'digests'>,
  accountId: string,
  { query, herb, district, minPrice, maxPrice }: AdvertSearch,
): string {
  const words = queryOf(query).words.toSorted();
  const content = [accountId, words, herb ?? '', district ?? '', minPrice ?? '', maxPrice ?? ''];
  return digests.sha256(JSON.stringify(content)).slice(0, 20);
}
