import { isDeepStrictEqual } from 'node:util';
import { closing } from '../../adapters/closing.ts';
import { type Copied, copySite } from '../../adapters/sql/copy/copy-site.ts';
import { openPhotoStore } from '../../app/composition/open-adapters.server.ts';
import { isDatabaseInUse, openForLongWork } from '../../app/composition/open-database.server.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { nameOf, nameOfPhotos, type SiteLocation } from './location.ts';
import { openToRead, refuseInUse, refuseSite } from './open-database.ts';

interface Move {
  readonly from: SiteLocation;
  readonly to: SiteLocation;
  /** Whether a source in use is copied, as a snapshot; otherwise it is refused. */
  readonly fromRunning?: boolean;
}

/** Copies a whole site with its pictures to an empty location. The source is only read. */
export async function moveSite(
  { from, to, fromRunning = false }: Move,
  report: (line: string) => void,
): Promise<Copied> {
  if (isDeepStrictEqual(from.database, to.database)) {
    throw new WrongUsage('--from and --to name the same database.');
  }
  if (!fromRunning) await refuseInUse(from.database, insist);
  else if (await isDatabaseInUse(from.database)) {
    report('The source is in use: what is written there from now on is lost.');
  }
  await refuseInUse(to.database);
  return closing(openToRead(from.database), (source) =>
    closing(openForLongWork(to.database), async (target) => {
      report(`Copying from ${nameOf(from.database)} to ${nameOf(to.database)}`);
      const pictures = await picturesBetween(from, to, report);
      return copySite({
        from: source.db,
        to: target.db,
        ...pictures,
        refuseInUse: refuseSite(to.database),
        refuseSource: fromRunning ? undefined : refuseSite(from.database, insist),
        report,
      });
    }),
  );
}

const insist = 'With --from-running it is copied all the same, and what is written there meanwhile is lost.';

async function picturesBetween(
  { photos: from }: SiteLocation,
  { photos: to }: SiteLocation,
  report: (line: string) => void,
) {
  if (isDeepStrictEqual(from, to)) {
    report(`Pictures stay in ${nameOfPhotos(to)}`);
    return { pictures: undefined };
  }
  report(`Pictures from ${nameOfPhotos(from)} to ${nameOfPhotos(to)}`);
  const [source, target] = await Promise.all([openPhotoStore(from), openPhotoStore(to)]);
  return { pictures: { from: source.photoStore, to: target.photoStore }, kept: target.photoStore.keys() };
}
