import { existsSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closing } from '../../adapters/closing.ts';
import { openArchive, verifyArchive } from '../../adapters/sql/copy/archive.ts';
import { copySite } from '../../adapters/sql/copy/copy-site.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import { openPhotoStore } from '../../app/composition/open-adapters.server.ts';
import { openForLongWork } from '../../app/composition/open-database.server.ts';
import { type Backup, newestIn } from './backup-folder.ts';

/**
 * Restores a backup, or the newest one in a folder, into the system's temporary folder, compares every row and picture
 * with the file, and removes the restored site. Fails if there is a difference.
 */
export async function checkBackup(path: string, report: (line: string) => void): Promise<Backup> {
  if (!existsSync(path)) throw new CopyRefusal(`There is no file ${resolve(path)}.`);
  const file = resolve(statSync(path).isDirectory() ? await newestIn(path) : path);
  report(`Checking ${file}`);
  await verifyArchive(file, report);
  const copied = await inTemporaryFolder(async (folder) =>
    closing(await openArchive(file, join(folder, 'rows')), async (archive) => {
      const { photoStore } = await openPhotoStore({ kind: 'disk', directory: join(folder, 'photos') });
      const copy = (to: Pick<typeof photoStore, 'read' | 'put'>, report: (line: string) => void) =>
        closing(openForLongWork({ kind: 'sqlite', file: join(folder, 'eddagala.db') }), (target) =>
          copySite({ from: archive.db, to: target.db, pictures: { from: archive.pictures, to }, report }),
        );
      await copy(photoStore, report);
      // A second copy begins with a comparison, on the reopened database.
      report('Restored; comparing it with the backup');
      return copy({ read: photoStore.read, put: differs }, () => undefined);
    }),
  );
  return { file, copied };
}

async function differs(name: string): Promise<never> {
  throw new CopyRefusal(`The picture ${name} is not restored as it is in the backup.`);
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-check-'));
  const giveUp = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, giveUp);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, giveUp);
    await rm(folder, { recursive: true, force: true });
  }
}
