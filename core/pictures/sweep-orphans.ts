import { pictureFileName, pictureFormats, pictureWidths } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';

type SweepingPorts = Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>;

const batchSize = 100;

/**
 * Ends the holds that have expired, and removes every picture that nothing refers to any more. A picture that cannot
 * be removed does not delay others: it is reported at the end and tried again by the next sweep. A store that does
 * not answer ends the sweep, which rejects, before any transaction would wait for the store and everybody else for
 * that transaction.
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
 * The files are removed before the removal of the row is committed. Transactions that want to hold the picture
 * meanwhile wait for the commit and then find no file; if the removal is rolled back, the row stays and the next
 * sweep finds it.
 */
async function removeOrphan(ports: SweepingPorts, key: string): Promise<void> {
  await ports.transaction(async (stores) => {
    if (await stores.pictures.removeOrphan(key)) await ports.photoStore.removeAll(key);
  });
}
