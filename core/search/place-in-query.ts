import { districts } from '../locations/districts.ts';
import { villagesOf } from '../locations/villages.ts';
import { wordsOf } from '../words/words.ts';

const separator = ' ';
/** The most words of a name: "Fort Portal". */
const longestName = 2;

/** Words before a place that go with it. */
const joining: ReadonlySet<string> = new Set(['in', 'near', 'at', 'from', 'around']);

const folded = (name: string) => wordsOf(name).join(separator);

/** The districts of each name: one of a district has that one, and one of a village may have several. */
const named = new Map<string, readonly string[]>();
for (const district of districts) {
  for (const village of villagesOf(district)) {
    named.set(folded(village), [...(named.get(folded(village)) ?? []), district]);
  }
}
for (const district of districts) named.set(folded(district), [district]);

export interface PlaceInQuery {
  readonly district: string;
  /** The query without the place. */
  readonly rest: string;
}

/**
 * The district that a query names, or whose village it names. Undefined if there is none, or if the village may be in
 * several districts.
 */
export function placeInQuery(query: string): PlaceInQuery | undefined {
  const typed = query.split(/\s+/);
  const districtsAt = (from: number, to: number) => named.get(folded(typed.slice(from, to).join(separator)));
  const places = typed.flatMap((_, from) => {
    for (let to = from + longestName; to > from; to -= 1) {
      const found = to > typed.length ? undefined : districtsAt(from, to);
      if (found !== undefined) return [{ from, to, found }];
    }
    return [];
  });
  const [district] = places.find(({ found }) => found.length === 1)?.found ?? [];
  if (district === undefined) return undefined;
  const left = new Set(typed.keys());
  for (const { from, to, found } of places) {
    if (!found.includes(district)) continue;
    for (let at = from; at < to; at += 1) left.delete(at);
    if (joining.has(folded(typed[from - 1] ?? ''))) left.delete(from - 1);
  }
  return { district, rest: typed.filter((_, at) => left.has(at)).join(separator) };
}
