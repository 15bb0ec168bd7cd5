const millisecondsPerDay = 86_400_000;

/** Days since 1970, UTC. */
export function epochDay(at: Date): number {
  return Math.floor(at.getTime() / millisecondsPerDay);
}
