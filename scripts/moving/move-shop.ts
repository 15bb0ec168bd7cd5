import { isDeepStrictEqual } from 'node:util';
import { closing } from '../../adapters/closing.ts';
import { type Copied, copyShop } from '../../adapters/sql/copy/copy-shop.ts';
import { isDatabaseInUse, openForLongWork, openPhotoStore } from '../../app/composition.server.ts';
import { WrongUsage } from '../wrong-usage.ts';
import { nameOf, nameOfPhotos, type ShopLocation } from './location.ts';
import { openToRead, refuseInUse, refuseSite } from './open-database.ts';

/**
 * Copies a whole shop with its pictures to an empty place. The source is only read; if it is in use it is copied as it
 * is at one instant, and the output says so.
 */
export async function moveShop(
  { from, to }: { readonly from: ShopLocation; readonly to: ShopLocation },
  report: (line: string) => void,
): Promise<Copied> {
  if (isDeepStrictEqual(from.database, to.database)) {
    throw new WrongUsage('--from and --to name the same database.');
  }
  if (await isDatabaseInUse(from.database)) {
    report(
      'The source is in use: anything written there from now on is not copied. It is better to stop the site first.',
    );
  }
  await refuseInUse(to.database);
  return closing(openToRead(from.database), (source) =>
    closing(openForLongWork(to.database), async (target) => {
      report(`Copying from ${nameOf(from.database)} to ${nameOf(to.database)}`);
      const pictures = await picturesBetween(from, to, report);
      const refuseInUse = refuseSite(to.database);
      return copyShop({ from: source.db, to: target.db, ...pictures, refuseInUse, report });
    }),
  );
}

async function picturesBetween(
  { photos: from }: ShopLocation,
  { photos: to }: ShopLocation,
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
