import type { AdvertSearch } from '../entities/saved-search.ts';
import { queryOf } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';

/** The same id for searches that find the same, so that nobody saves a search twice: "Ginger tea" is "tea ginger". */
export function savedSearchId(
  { digests }: Pick<Ports, 'digests'>,
  accountId: string,
  { query, herb, district, minPrice, maxPrice, goods, delivery }: AdvertSearch,
): string {
  const words = queryOf(query).words.toSorted();
  const content = [accountId, words, herb ?? '', district ?? '', minPrice ?? '', maxPrice ?? ''];
  // Only if there are any, because searches without them were saved before there were any.
  if (goods !== undefined || delivery !== undefined) content.push(goods ?? '', delivery ?? '');
  return digests.sha256(JSON.stringify(content)).slice(0, 20);
}
