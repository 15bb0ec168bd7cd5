import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closing } from '../../adapters/closing.ts';
import type { Config } from '../../adapters/config.ts';
import { openArchive, verifyArchive } from '../../adapters/sql/copy/archive.ts';
import { type Copied, copySite } from '../../adapters/sql/copy/copy-site.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import { openPhotoStore } from '../../app/composition/open-adapters.server.ts';
import { openForLongWork } from '../../app/composition/open-database.server.ts';
import { refuseInUse, refuseSite } from './open-database.ts';
import { withRestoreFolder } from './restore-folder.ts';

/**
 * Restores a backup to the configured database and photo store. The whole file is verified before anything is changed.
 * An existing site is refused unless `replace` is set, and stays until the restored one is complete.
 */
export async function restoreBackup(
  { path, replace }: { readonly path: string; readonly replace: boolean },
  config: Config,
  report: (line: string) => void,
): Promise<Copied> {
  const file = resolve(path);
  if (!existsSync(file)) throw new CopyRefusal(`There is no file ${file}.`);
  await refuseInUse(config.database);
  await verifyArchive(file, report);
  const bringBack = async (folder: string) =>
    closing(await openArchive(file, join(folder, 'rows')), (archive) =>
      closing(openForLongWork(config.database), async (target) => {
        const { photoStore } = await openPhotoStore(config.photos);
        const pictures = { from: archive.pictures, to: photoStore };
        const advice = 'To replace it with the backup, add --replace.';
        return copySite({
          from: archive.db,
          to: target.db,
          pictures,
          replace,
          refuseInUse: refuseSite(config.database),
          advice,
          report,
        });
      }),
    );
  return withRestoreFolder(config.dataDir, bringBack, report);
}
