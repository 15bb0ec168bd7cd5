import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pause = 100;
/** Milliseconds after which a process that has created a lock file has certainly written its process id into it. */
const longestSigning = 10_000;

/** The lock files of this process: a file with its process id may also be of an earlier process. */
const held = new Set<string>();

interface Holder {
  readonly pid: number;
  /**
   * The start time of the process, in the system's ticks; undefined if unknown. Tells whether another program has the
   * process id by now.
   */
  readonly begun: string | undefined;
}

/**
 * Runs the work while holding the lock file, which one process can hold at a time. While waiting, `say` is told for
 * which process. Locks of dead processes are removed.
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

/**
 * Removes a stale lock file, under a lock of its own: otherwise the later of two processes could remove the lock that
 * the other has just taken.
 */
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

/** The start time of a process, in ticks since the system's start; undefined without /proc. */
function beginningOf(pid: number): string | undefined {
  try {
    // The name in parentheses may contain anything. What follows it begins with the third field; the start time is the
    // 22nd.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}
