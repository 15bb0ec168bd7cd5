import type { Ports } from '../ports/ports.ts';
import { hour } from '../time/durations.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** Files of a picture that nobody knows are left alone for this long, in milliseconds. */
const strayAge = hour;

/** Removes the pictures that nothing refers to, files that belong to no picture, and what crashes left behind. */
export async function sweepPictures(
  ports: Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>,
): Promise<void> {
  await sweepOrphans(ports);
  await ports.photoStore.removeLeftovers(ports.clock.now());
  await removeStrays(ports);
}

/** No crash of ours leaves files without a row, but a database restored from a backup older than the store does. */
async function removeStrays(
  ports: Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>,
): Promise<void> {
  const newest = ports.clock.now().getTime() - strayAge;
  for await (const { key, storedAt } of ports.photoStore.keys()) {
    if (storedAt.getTime() > newest || (await ports.pictures.byKey(key)) !== undefined) continue;
    await ports.transaction(async (stores) => {
      if (await stores.pictures.lockUnknown(key)) await ports.photoStore.removeAll(key);
    });
  }
}
