/**
 * The first segment of a path, for the log: ids in a path tell whose page somebody looked at, and the rest may be
 * anything.
 */
export function screenOf(path: string): string {
  return /^\/[a-z-]{0,30}(?=\/|$)/.exec(path)?.[0] ?? '/[unknown]';
}
