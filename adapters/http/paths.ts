import type { ServerBuild } from '@remix-run/node';

export type Routes = ServerBuild['routes'];

/** The path in an address that begins with it. */
export function withoutQuery(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The pattern of a route's addresses. */
export function patternOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  return [parentId === undefined ? '' : patternOf(routes, parentId), path ?? ''].filter(Boolean).join('/');
}

/** The same for the words of a route and of its addresses, but for parameters: how many there are, and the first. */
export function keyOf(words: readonly string[]): string {
  return `${words[0]?.toLowerCase() ?? ''} ${words.length}`;
}

/**
 * Finds what there is to know of the route that answers at a path, which `about` says of a route by its id and pattern.
 * Undefined for paths of other routes, and of those that may have any number of words.
 */
export function findByPath<About>(
  routes: Routes,
  about: (id: string, pattern: string) => About | undefined,
): (path: string) => About | undefined {
  const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly found: About }[]>();
  for (const id of Object.keys(routes)) {
    const pattern = patternOf(routes, id);
    const found = /[*?]/.test(pattern) ? undefined : about(id, pattern);
    if (found === undefined) continue;
    const words = wordsOf(pattern);
    const others = byFirstWord.get(keyOf(words)) ?? [];
    // A fixed word fits better than a parameter.
    byFirstWord.set(
      keyOf(words),
      pattern.includes(':') ? [...others, { words, found }] : [{ words, found }, ...others],
    );
  }
  return (path) => {
    const asked = wordsOf(path);
    const fits = (word: string, index: number) => word.startsWith(':') || word === asked[index];
    return byFirstWord.get(keyOf(asked))?.find(({ words }) => words.every(fits))?.found;
  };
}

/** The router ignores case. */
function wordsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
