import { fits, keyOf, patternOf, type Routes } from './paths.ts';

/** A loader may say what it knows of the parameters of an address. */
interface Loader {
  readonly known?: (asked: URLSearchParams) => URLSearchParams;
}

/**
 * Leaves in an address only what its page knows of the parameters, as its loader says. So nobody makes a page of their
 * own by adding to an address, and what somebody added shows to nobody. Addresses of pages that visitors do not share
 * stay as they are.
 */
export function keepKnownParameters(
  routes: Routes,
  areShared: (path: string) => boolean,
): (url: string) => string {
  const pages = new Map<
    string,
    { readonly words: readonly string[]; readonly known: NonNullable<Loader['known']> }[]
  >();
  for (const [id, { module }] of Object.entries(routes)) {
    const { known } = (module.loader ?? {}) as Loader;
    if (known === undefined) continue;
    const words = patternOf(routes, id).split('/');
    const key = keyOf(words);
    pages.set(key, [...(pages.get(key) ?? []), { words, known }]);
  }
  return (url) => {
    const query = url.indexOf('?');
    if (query === -1) return url;
    const path = url.slice(0, query);
    if (!areShared(path)) return url;
    const words = path.slice(1).split('/');
    const page = pages.get(keyOf(words))?.find((each) => fits(each.words, words));
    const kept = String(page?.known(new URLSearchParams(url.slice(query + 1))) ?? '');
    return kept === '' ? path : `${path}?${kept}`;
  };
}
