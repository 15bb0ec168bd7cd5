import type { Ports } from '../ports/ports.ts';
import { hour } from '../shared/time/durations.ts';

/** How long, in milliseconds, files of an unknown picture are left alone. */
const strayAge = hour;

/**
 * Keys of stored pictures without a row in the database. A crash of the site never leaves such files, but an
 * interrupted `npm run seed` does, and so does a database restored from a backup older than the store.
 */
export async function* strays(
  ports: Pick<Ports, 'pictures' | 'photoStore' | 'clock'>,
): AsyncGenerator<string> {
  const newest = ports.clock.now().getTime() - strayAge;
  for await (const { key, storedAt } of ports.photoStore.keys()) {
    if (storedAt.getTime() <= newest && (await ports.pictures.byKey(key)) === undefined) yield key;
  }
}
