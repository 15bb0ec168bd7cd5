import { pictureFileName, pictureFormats, pictureWidths } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';

type SweepingPorts = Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>;

const batchSize = 100;

/**
 * Ends the holds that have expired, and removes every picture that nothing refers to any more. One that can't be
 * removed holds up no other; it is reported at the end and found again the next time. A store that does not answer
 * ends the sweep, and rejects it, before any transaction waits for that store and everybody else for the transaction.
 */
export async function sweepOrphans(ports: SweepingPorts): Promise<void> {
  await ports.pictures.removeExpiredHolds(ports.clock.now());
  const failures = new Map<string, unknown>();
  let removed: number;
  do {
    removed = 0;
    for (const key of await ports.pictures.orphans(batchSize)) {
      await ports.photoStore.read(pictureFileName(key, pictureWidths[0], pictureFormats[0]));
      try {
        await removeOrphan(ports, key);
        removed += 1;
      } catch (error) {
        failures.set(key, error);
      }
    }
  } while (removed > 0);
  if (failures.size > 0) {
    throw new AggregateError([...failures.values()], `Pictures that could not be removed: ${failures.size}.`);
  }
}

/**
 * The files go while the removal of the row is not committed yet. Others who want to hold the picture meanwhile wait
 * for the commit and find no file; and when the removal is undone, the row stays and the next sweep finds it.
 */
async function removeOrphan(ports: SweepingPorts, key: string): Promise<void> {
  await ports.transaction(async (stores) => {
    if (await stores.pictures.removeOrphan(key)) await ports.photoStore.removeAll(key);
  });
}
