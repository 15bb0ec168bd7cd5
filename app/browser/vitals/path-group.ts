/** Which screen a path belongs to, for the log: the ids in it say whom somebody looked at, and the rest may be anything. */
export function screenOf(path: string): string {
  return /^\/[a-z-]{0,30}(?=\/|$)/.exec(path)?.[0] ?? '/[unknown]';
}
