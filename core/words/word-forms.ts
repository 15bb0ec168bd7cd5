/** Nouns with an irregular plural, or with one by a rule that fits few others. */
const irregular: ReadonlyMap<string, string> = new Map([
  ...(['half', 'calf', 'loaf', 'sheaf', 'shelf', 'self', 'hoof'] as const).map(ofF),
  ['knife', 'knives'],
  ['life', 'lives'],
  ['wife', 'wives'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['fungus', 'fungi'],
  ['cactus', 'cacti'],
  ['aloe', 'aloes'],
  ['shoe', 'shoes'],
  ['toe', 'toes'],
]);
const singulars: ReadonlyMap<string, string> = new Map(
  [...irregular].map(([singular, plural]) => [plural, singular]),
);

/** A noun, perhaps joined to the number before it: "5bunches". */
const noun = /^[0-9]*[a-z]{2,}$/;

/**
 * The singular of an English plural or possessive, in the form in which search compares words: "leaves" and "leafs"
 * become "leaf". Other words stay as they are.
 */
export function singularOf(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  const isPlural = word.endsWith('s') && word.length > 3 && noun.test(word) && !/[iu]s$|[^s]ss$/.test(word);
  if (!isPlural) return word;
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  const rest = word.slice(0, -1);
  return singulars.get(rest) ?? rest;
}

/**
 * The word with its English singular, plurals and possessives, including common misspellings ("leafs"). The language
 * of a word is unknown, so every word of Latin letters gets these forms.
 */
export function formsOf(word: string): readonly string[] {
  const singular = singularOf(word);
  return [...new Set([word, singular, ...pluralsOf(singular)])];
}

function pluralsOf(singular: string): readonly string[] {
  if (!noun.test(singular)) return [];
  const plurals = [`${singular}s`];
  const plural = irregular.get(singular) ?? (singular.endsWith('leaf') ? ofF(singular)[1] : undefined);
  if (plural !== undefined) plurals.push(plural, ...(plural.endsWith('s') ? [] : [`${plural}s`]));
  if (/(?:[sxzo]|[cs]h)$/.test(singular)) plurals.push(`${singular}es`);
  if (/[^aeiou]y$/.test(singular)) plurals.push(`${singular.slice(0, -1)}ies`);
  return plurals;
}

function ofF(singular: string): readonly [singular: string, plural: string] {
  return [singular, `${singular.slice(0, -1)}ves`];
}
