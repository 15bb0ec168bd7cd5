import type { ServerBuild } from '@remix-run/node';

export type Routes = ServerBuild['routes'];

/** The path of a request target. */
export function withoutQuery(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The path pattern of a route, with its parents' paths. */
export function patternOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  return [parentId === undefined ? '' : patternOf(routes, parentId), path ?? ''].filter(Boolean).join('/');
}

/**
 * The first segment and the number of segments: equal for a route's pattern and all its addresses, unless the first
 * segment is a parameter.
 */
export function keyOf(words: readonly string[]): string {
  return `${words[0]?.toLowerCase() ?? ''} ${words.length}`;
}

/**
 * Returns a lookup from a path to the value that `about` gives for its route, by the route's id and pattern. Undefined
 * for routes without a value and for routes with a splat or an optional segment.
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
    // A static segment ranks above a parameter.
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

/** In small letters, because the router ignores case. */
function wordsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
