import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pause = 100;
/** Milliseconds within which a process that takes a file has long written its number into it. */
const longestSigning = 10_000;

/** What this process works under. Another one may have had its number and died. */
const held = new Set<string>();

/** Does the work while no other process does work under the same file. What a dead process left behind does not count. */
export async function exclusively<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await wait(pause);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
    held.delete(file);
  }
}

async function take(file: string): Promise<boolean> {
  if (held.has(file)) return false;
  held.add(file);
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    held.delete(file);
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isLeftBehind(file)) await rm(file, { force: true });
    return false;
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder === process.pid) return !held.has(file);
  if (holder > 0) return !isAlive(holder);
  const takenAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
  return Date.now() - takenAt > longestSigning;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
