import type { Ports } from '../ports/ports.ts';
import { hour } from '../time/durations.ts';

/** Files of a picture that nobody knows are left alone for this long, in milliseconds. */
const strayAge = hour;

/**
 * Keys of stored pictures that no row knows. No crash of the site leaves files without a row, but an interrupted
 * `npm run seed` does, and a database restored from a backup older than the store.
 */
export async function* strays(
  ports: Pick<Ports, 'pictures' | 'photoStore' | 'clock'>,
): AsyncGenerator<string> {
  const newest = ports.clock.now().getTime() - strayAge;
  for await (const { key, storedAt } of ports.photoStore.keys()) {
    if (storedAt.getTime() <= newest && (await ports.pictures.byKey(key)) === undefined) yield key;
  }
}
