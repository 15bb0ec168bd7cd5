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

/** The same for the words of a pattern and of the addresses that fit it, if its first word is fixed. */
export function keyOf(words: readonly string[]): string {
  return `${words.length} ${words[0]}`;
}

/** Whether words that have the pattern's key fit it. */
export function fits(pattern: readonly string[], words: readonly string[]): boolean {
  return pattern.every((word, index) => word.startsWith(':') || word === words[index]);
}
