import type { Ports } from '../ports/ports.ts';
import { strays } from './strays.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** Removes the pictures that nothing refers to, files that belong to no picture, and what crashes left behind. */
export async function sweepPictures(
  ports: Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>,
): Promise<void> {
  await sweepOrphans(ports);
  await ports.photoStore.removeLeftovers(ports.clock.now());
  await removeStrays(ports);
}

async function removeStrays(
  ports: Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>,
): Promise<void> {
  for await (const key of strays(ports)) {
    await ports.transaction(async (stores) => {
      if (await stores.pictures.lockUnknown(key)) await ports.photoStore.removeAll(key);
    });
  }
}
