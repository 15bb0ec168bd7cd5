import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pause = 100;
/** By this many milliseconds, a process that takes a lock file has certainly written its number into it. */
const longestSigning = 10_000;

/** Identifies this process. An earlier one may have had the same number. */
const held = new Set<string>();

interface Holder {
  readonly pid: number;
  /**
   * When it began, as the system counts; undefined where the system does not say. Another program may have the number
   * by now.
   */
  readonly begun: string | undefined;
}

/**
 * Does the work while no other process works under the same lock file; `say` is told which process it is waiting for.
 * Locks of dead processes do not count.
 */
export async function withLockFile<Result>(
  file: string,
  work: () => Promise<Result>,
  say: (line: string) => void = () => undefined,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  let saidOf: number | undefined;
  while (!(await take(file, say))) {
    const holder = await holderOf(file);
    if (holder !== undefined && holder.pid !== saidOf) {
      saidOf = holder.pid;
      say(`Waiting for process ${holder.pid}, which holds ${file}.`);
    }
    await wait(pause);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
    held.delete(file);
  }
}

async function take(file: string, say: (line: string) => void): Promise<boolean> {
  if (held.has(file)) return false;
  held.add(file);
  try {
    await writeFile(file, [process.pid, beginningOf(process.pid)].join(' ').trim(), { flag: 'wx' });
    return true;
  } catch (error) {
    held.delete(file);
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isLeftBehind(file)) await clear(file, say);
    return false;
  }
}

/** Under a lock of its own: of two that clear at once, the later would remove the lock that another has taken since. */
async function clear(file: string, say: (line: string) => void): Promise<void> {
  const work = async () => {
    if (await isLeftBehind(file)) await rm(file, { force: true });
  };
  await withLockFile(`${file}.clearing`, work, say);
}

async function holderOf(file: string): Promise<Holder | undefined> {
  const [pid, begun] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), begun } : undefined;
}

async function isLeftBehind(file: string): Promise<boolean> {
  const holder = await holderOf(file);
  if (holder?.pid === process.pid) return !held.has(file);
  if (holder !== undefined) return !isAlive(holder);
  const takenAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
  return Date.now() - takenAt > longestSigning;
}

function isAlive({ pid, begun }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const known = begun === undefined ? undefined : beginningOf(pid);
  return known === undefined || known === begun;
}

/** When the process began, in the system's ticks since it was started; undefined where there is no /proc. */
function beginningOf(pid: number): string | undefined {
  try {
    // The name in parentheses may itself hold anything. What follows it is the third field, and the beginning is the 22nd.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}
