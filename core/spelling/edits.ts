/** Letters. Nothing can be said of the spelling of a shorter word; a longer one is no word that people use. */
const shortest = 3;
const longest = 40;

/** Letters up to which a word may differ in one edit only. */
const longestOfOneEdit = 4;

/** Whether a word, as search compares words, may be misspelled: letters alone. A number is a size or a price. */
export function isSpelled(word: string): boolean {
  const { length } = [...word];
  return length >= shortest && length <= longest && /^[\p{L}\p{M}]+$/u.test(word);
}

/** By how many edits a word may be misspelled. */
export function editsAllowed(word: string): number {
  return [...word].length <= longestOfOneEdit ? 1 : 2;
}

/**
 * The number of edits between two words, at most `max`; undefined if there are more. An edit adds, drops or replaces a
 * letter, or swaps two neighbours; nothing is edited twice.
 */
export function editsBetween(one: string, other: string, max: number): number | undefined {
  const [from, to] = withoutCommonEnds([...one], [...other]);
  if (Math.abs(from.length - to.length) > max) return undefined;
  let beforeLast: number[] = [];
  let last = to.map((_, index) => index);
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    let least = row + 1;
    for (const [column, wanted] of to.entries()) {
      let edits = Math.min(
        (last[column] ?? 0) + Number(letter !== wanted),
        (last[column + 1] ?? 0) + 1,
        (current[column] ?? 0) + 1,
      );
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted) {
        edits = Math.min(edits, (beforeLast[column - 1] ?? 0) + 1);
      }
      current.push(edits);
      least = Math.min(least, edits);
    }
    // A swap begins in the row before, so a row that is beyond by one may still lead to a result.
    if (least > max + 1) return undefined;
    [beforeLast, last] = [last, current];
  }
  const edits = last[to.length] ?? 0;
  return edits <= max ? edits : undefined;
}

/** Most words that are compared begin alike, and the rest is compared sooner. */
function withoutCommonEnds(
  one: readonly string[],
  other: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** Letters at the beginning of a word in which neighbours are looked up; the rest is compared on what is found. */
export const keyLetters = 7;

/**
 * The keys of a word: its beginning with none, one or two letters left out, one only if the word is short. Two words
 * with as few edits between them as `editsAllowed` of one of them have a key in common.
 */
export function spellingKeys(word: string): readonly string[] {
  const beginning = [...word].slice(0, keyLetters);
  const keys = new Set([beginning.join('')]);
  let shortened = [beginning];
  for (let left = editsAllowed(word); left > 0; left -= 1) {
    shortened = shortened.flatMap((letters) => letters.map((_, at) => letters.toSpliced(at, 1)));
    for (const letters of shortened) keys.add(letters.join(''));
  }
  return [...keys];
}
