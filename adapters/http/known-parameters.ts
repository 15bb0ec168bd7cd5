import { fits, keyOf, patternOf, type Routes } from './paths.ts';

/** A loader may name the parameters that it reads of an address. */
interface Loader {
  readonly parameters?: readonly string[];
}

/**
 * Leaves in an address only the parameters that its page reads, as its loader names them. So nobody makes a page of their
 * own by adding to an address, and what somebody added shows to nobody. Addresses of pages that visitors do not share
 * stay as they are.
 */
export function keepKnownParameters(
  routes: Routes,
  areShared: (path: string) => boolean,
): (url: string) => string {
  const pages = new Map<
    string,
    { readonly words: readonly string[]; readonly known: ReadonlySet<string> }[]
  >();
  for (const [id, { module }] of Object.entries(routes)) {
    const { parameters } = (module.loader ?? {}) as Loader;
    if (parameters === undefined) continue;
    const words = patternOf(routes, id).split('/');
    const key = keyOf(words);
    pages.set(key, [...(pages.get(key) ?? []), { words, known: new Set(parameters) }]);
  }
  return (url) => {
    const query = url.indexOf('?');
    if (query === -1) return url;
    const path = url.slice(0, query);
    if (!areShared(path)) return url;
    const words = path.slice(1).split('/');
    const known = pages.get(keyOf(words))?.find((page) => fits(page.words, words))?.known;
    const kept = url
      .slice(query + 1)
      .split('&')
      .filter((pair) => known?.has(pair.replace(/=.*$/s, '')));
    return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
  };
}
