import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../adapters/config.ts';
import type { Copied } from '../../adapters/sql/copy/copy-site.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import { withLockFile } from '../cli/with-lock-file.ts';
import { writeBackup } from './write-backup.ts';

const dailies = 7;
const weeklies = 4;
const day = 24 * 60 * 60 * 1000;

/** The instant is in the name, because copying a file may change its times. */
const pattern = /^eddagala-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

interface Options {
  readonly folder: string;
  readonly config: Config;
  readonly now: Date;
  readonly report: (line: string) => void;
}

/** A backup, with the result of writing or comparing it. */
export interface Backup {
  readonly file: string;
  readonly copied: Copied;
}

/**
 * Writes a backup into the folder, and when it is complete removes those that are no longer needed; none if the site
 * lacks pictures, because an older backup may have them.
 */
export async function backUpInto({ folder, config, now, report }: Options): Promise<Backup> {
  const place = resolve(folder);
  await mkdir(place, { recursive: true, mode: 0o700 });
  return withLockFile(
    join(place, '.lock'),
    async () => {
      await removeHalves(place);
      const file = join(place, nameOf(now));
      const copied = await writeBackup(file, config, report);
      report(`Written: ${file}`);
      if (copied.missing.length > 0) return { file, copied };
      const names = await readdir(place);
      // Including the new one: a wrong clock may have left backups that look newer.
      const kept = [nameOf(now), ...backupsToKeep(names)];
      for (const name of names.filter((name) => pattern.test(name) && !kept.includes(name))) {
        await rm(join(place, name));
        report(`Removed: ${name}`);
      }
      return { file, copied };
    },
    report,
  );
}

/** Removes the files of a killed backup. */
async function removeHalves(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [whole = ''] = name.split(/\.(?:part|lock)/, 1);
    if (name !== whole && pattern.test(whole)) await rm(join(place, name), { force: true });
  }
}

/** The file name of a backup made at this instant. */
export function nameOf(now: Date): string {
  return `eddagala-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.backup`;
}

/**
 * The names of the backups to keep, newest first: the newest of each of the last 7 days that have one, and of each of
 * the last 4 weeks that have one and are before the week of the earliest of those days. Age alone removes none. Names
 * that are not of backups are ignored.
 */
export function backupsToKeep(names: readonly string[]): readonly string[] {
  const backups = names
    .filter((name) => pattern.test(name))
    .toSorted()
    .toReversed();
  const daily = newestOfEach(dayOf, backups).slice(0, dailies);
  const [oldest = ''] = daily.slice(-1);
  const before = backups.filter((name) => weekOf(name) < weekOf(oldest));
  return [...daily, ...newestOfEach(weekOf, before).slice(0, weeklies)];
}

/** The newest backup of each day or week; `backups` are newest first. */
function newestOfEach(time: (name: string) => number, backups: readonly string[]): readonly string[] {
  const newest = new Map<number, string>();
  for (const name of backups) if (!newest.has(time(name))) newest.set(time(name), name);
  return [...newest.values()];
}

/** The newest backup in a folder. */
export async function newestIn(folder: string): Promise<string> {
  const [newest] = backupsToKeep(await readdir(folder));
  if (newest === undefined) throw new CopyRefusal(`There is no backup in ${resolve(folder)}.`);
  return join(folder, newest);
}

function dayOf(name: string): number {
  return Date.parse(pattern.exec(name)?.[1] ?? '') / day;
}

/** Weeks begin on Mondays; the first day of the epoch was a Thursday. */
function weekOf(name: string): number {
  return Math.floor((dayOf(name) + 3) / 7);
}
