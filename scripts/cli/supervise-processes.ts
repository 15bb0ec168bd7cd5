import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../../adapters/log.ts';

const second = 1000;
const longestPause = 30 * second;
/** Milliseconds after which a process counts as stable: the pause before its replacement starts small again. */
const stableAfter = 60 * second;
/** Milliseconds after SIGTERM until SIGKILL: a little more than a process takes to end by itself. */
const killAfter = 9.5 * second;

/**
 * Runs the site in several processes on one port. The first one prepares the data alone; if it fails, the program ends
 * as with a single process. A process that dies later is replaced, after a pause that grows with repeated crashes.
 * SIGTERM and SIGINT end all. Returns the exit code.
 */
export function superviseProcesses(count: number, log: Log): Promise<number> {
  /** The running processes, with the time of their start. */
  const living = new Map<Worker, number>();
  let opened = 0;
  let crashes = 0;
  let ending = false;
  const start = () => living.set(cluster.fork(), performance.now());
  const tellAll = (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const worker of living.keys()) worker.process.kill(signal);
  };

  return new Promise((resolve) => {
    cluster.on('listening', () => {
      opened += 1;
      if (opened === 1) for (let others = 1; others < count; others += 1) start();
      if (opened === count) console.log(`  run by ${count} processes`);
    });
    cluster.on('exit', (worker, code, signal) => {
      const lived = performance.now() - (living.get(worker) ?? 0);
      living.delete(worker);
      if (ending) {
        if (living.size === 0) resolve(0);
        return;
      }
      if (opened === 0) return resolve(code || 1);
      if (lived > stableAfter) crashes = 0;
      const pause = crashes === 0 ? 0 : Math.min(longestPause, second * 2 ** (crashes - 1));
      crashes += 1;
      log.error({ code, signal, pause }, 'a process has ended; another is replacing it');
      setTimeout(() => ending || start(), pause);
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        ending = true;
        tellAll('SIGTERM');
        setTimeout(() => tellAll('SIGKILL'), killAfter).unref();
        if (living.size === 0) resolve(0);
      });
    }
    start();
  });
}
