import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { environmentWith } from '../adapters/config.ts';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import type { Pair, StreamsActs, StreamsUser } from './streams-server.ts';

const root = dirname(import.meta.dirname);
const wanted = 10_000;
/** File descriptors of either process besides those of streams. */
const reserve = 200;
const connectingAtOnce = 50;
/** Milliseconds within which the server notices that all clients have disconnected. */
const settlingTime = 2_000;

/** A stream as a browser sees it; its content doesn't matter here. */
interface Stream {
  readonly socket: Socket;
  hear: () => void;
}

/**
 * Opens idle streams in one process of the real server, one for each of as many people: measures the memory of each,
 * what stays after they close, and how long until the last has an event that goes to all.
 */
export async function run(): Promise<readonly BenchRow[]> {
  await buildIfNeeded(console.log);
  return streamsOf(root);
}

/** As `run`, for another checkout, which has to be built. */
export async function streamsOf(folder: string): Promise<readonly BenchRow[]> {
  const count = Math.min(wanted, openFilesLimit() - reserve);
  if (count < wanted)
    console.log(`  only ${count} streams: the limit of open files here is ${openFilesLimit()}`);

  const dataDir = mkdtempSync(join(tmpdir(), 'bench-streams-'));
  const child = fork(join(folder, 'bench/streams-server.ts'), {
    cwd: folder,
    execArgv: ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', '--expose-gc'],
    env: environmentWith({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: '' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  try {
    return await measure(child, count);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(child: ChildProcess, count: number): Promise<readonly BenchRow[]> {
  const [load = 0] = loadavg();
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const ask = asker(child);
  console.log(`  making ${count} people …`);
  const users = await ask('users', count);

  // Warm-up: the first streams load and compile code.
  const warmUp = await openAll(port, users.slice(0, 500));
  for (const { socket } of warmUp) socket.destroy();
  const before = await ask('memory', undefined);

  console.log(`  opening ${count} streams …`);
  const begun = performance.now();
  const streams = await openAll(port, users);
  const opened = performance.now() - begun;
  const idle = await ask('memory', undefined);

  const ids = users.map(({ accountId }) => accountId);
  const pairs = ids.flatMap((id, index): Pair[] => {
    const next = ids[index + 1];
    return index % 2 === 0 && next !== undefined ? [[id, next]] : [];
  });
  const reached = streams.slice(0, pairs.length * 2);

  const [firstPair] = pairs;
  const two = reached.slice(0, 2);
  const single: number[] = [];
  for (let round = 0; round < 20 && firstPair !== undefined; round += 1) {
    single.push(await untilAllHear(two, () => ask('send', [firstPair])));
  }
  // Begins before the event is published: a stream may poll the database just after the write.
  const allHear = lastToHear(reached);
  await ask('write', pairs);
  const usedBefore = await ask('processorTime', undefined);
  const begunTelling = performance.now();
  await ask('tell', ids);
  const told = (await allHear) - begunTelling;
  const used = (await ask('processorTime', undefined)) - usedBefore;
  const sent = await untilAllHear(reached, () => ask('send', pairs));
  for (const { socket } of streams) socket.destroy();
  await setTimeout(settlingTime);
  const after = await ask('memory', undefined);

  return [
    { name: 'processes that others had running (load)', value: load, unit: '' },
    { name: 'streams', value: count, unit: '' },
    { name: 'memory without streams', value: before.resident / 2 ** 20, unit: 'MiB' },
    { name: 'memory with them, idle', value: idle.resident / 2 ** 20, unit: 'MiB' },
    { name: 'memory of a stream', value: (idle.resident - before.resident) / count / 2 ** 10, unit: 'KiB' },
    { name: 'heap of a stream', value: (idle.heap - before.heap) / count / 2 ** 10, unit: 'KiB' },
    { name: 'heap that a stream leaves behind', value: (after.heap - before.heap) / count, unit: 'bytes' },
    { name: 'all opened after', value: opened / 1000, unit: 's' },
    { name: 'one message: both have it after, median', value: median(single), unit: 'ms' },
    { name: 'one message: both have it after, longest', value: Math.max(...single), unit: 'ms' },
    { name: 'an event for all: the last has it after', value: told, unit: 'ms' },
    { name: 'an event for all: time of the processor', value: used, unit: 'ms' },
    { name: `${pairs.length} messages sent at once: the last has it after`, value: sent, unit: 'ms' },
  ];
}

/** The limit of open files of this process, which child processes inherit. */
function openFilesLimit(): number {
  const limits = '/proc/self/limits';
  const soft = existsSync(limits)
    ? /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1]
    : undefined;
  return soft === undefined ? 1_024 : Number(soft);
}

function asker(child: ChildProcess) {
  return async <Act extends keyof StreamsActs>(
    act: Act,
    input: Parameters<StreamsActs[Act]>[0],
  ): Promise<Awaited<ReturnType<StreamsActs[Act]>>> => {
    const answered = once(child, 'message');
    child.send({ act, input });
    const [{ answer }] = (await answered) as [{ answer: Awaited<ReturnType<StreamsActs[Act]>> }];
    return answer;
  };
}

/** Opens a stream for each user in order, and waits for its first event. */
async function openAll(port: number, users: readonly StreamsUser[]): Promise<readonly Stream[]> {
  const streams: Stream[] = [];
  const waiting = users.entries();
  const openSome = async () => {
    for (const [index, user] of waiting) streams[index] = await open(port, user);
  };
  await Promise.all(Array.from({ length: connectingAtOnce }, openSome));
  return streams;
}

async function open(port: number, { cookie }: StreamsUser): Promise<Stream> {
  const socket = connect(port, '127.0.0.1');
  const stream: Stream = { socket, hear: () => {} };
  const started = new Promise<void>((resolve, reject) => {
    stream.hear = resolve;
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A stream ended.')));
  });
  socket.on('data', (chunk) => {
    if (chunk.includes('event: ')) stream.hear();
  });
  socket.write(`GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
  await started;
  return stream;
}

/** Milliseconds from the start of the work until every stream has received something. */
async function untilAllHear(streams: readonly Stream[], work: () => Promise<unknown>): Promise<number> {
  const heard = lastToHear(streams);
  const begun = performance.now();
  await work();
  return (await heard) - begun;
}

async function lastToHear(streams: readonly Stream[]): Promise<number> {
  await Promise.all(
    streams.map(
      (stream) =>
        new Promise<void>((resolve) => {
          stream.hear = resolve;
        }),
    ),
  );
  return performance.now();
}
