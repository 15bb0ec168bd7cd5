import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** On Debian and its derivatives this is nobody: servers that do not need root get no root rights. */
const nobody = 65_534;

/** Who a server of the tests runs as, as the options of node:child_process say it. */
export const unprivileged = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Nothing of ours, and the folders where a distribution puts servers, which are not on everybody's path. */
export function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return { NODE_ENV: 'test', PATH, HOME: folder };
}

export interface ServerProcess {
  /** Resolves when the server has printed this text, and rejects with all it has printed if it ends first. */
  printed(text: string): Promise<void>;
  /** Resolves when the server answers this address with any status; rejects if it ends first. */
  answers(url: string): Promise<void>;
  /** Kills the server and waits until it has gone. */
  kill(): Promise<void>;
}

interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it runs. It is removed with the server, unless `keepFolder` says otherwise. */
  readonly folder: string;
  readonly keepFolder?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the server until standard input ends, which it does even when the process that runs the tests is killed. A
 * group of its own keeps an interrupt at the terminal from reaching the server before those who use it are done.
 */
const runUntilInputEnds = `
  folder=$1; shift
  "$@" < /dev/null & server=$!
  exec 2>&- >&-
  cat > /dev/null
  kill -KILL $server
  wait $server
  test -z "$folder" || rm -rf "$folder"`;

/** Starts a server without rights of root that ends with the process that asked for it, however that ends. */
export function startServerProcess(options: ServerOptions): ServerProcess {
  const { command, args, folder, keepFolder = false, env = {} } = options;
  const child = spawn('sh', ['-c', runUntilInputEnds, 'sh', keepFolder ? '' : folder, command, ...args], {
    ...unprivileged,
    cwd: folder,
    detached: true,
    env: { ...serverEnvironment(folder), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return watch(child, command);
}

function watch(child: ChildProcessByStdio<Writable, Readable, Readable>, command: string): ServerProcess {
  let log = '';
  let over = false;
  const news = new EventEmitter();
  const outputs = [child.stdout, child.stderr];
  for (const output of outputs) {
    output.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      news.emit('news');
    });
  }
  // The shell has closed its own ends, so both end exactly when the server does.
  const outputEnd = Promise.all(outputs.map((output) => once(output, 'end')));
  const finish = () => {
    over = true;
    news.emit('news');
  };
  outputEnd.then(finish, finish);
  const ended = () => new Error(`${command} has ended:\n${log.slice(-4000)}`);

  return {
    async printed(text) {
      while (!log.includes(text)) {
        if (over) throw ended();
        await once(news, 'news');
      }
    },

    async answers(url) {
      for (;;) {
        if (over) throw ended();
        const answer = await fetch(url).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer !== undefined) return;
        await pause(20);
      }
    },

    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
}

/** The ports that this process was given. */
const given = new Set<number>();

/**
 * A port of the loopback address that is free. It is below those that systems choose from for connections and for
 * servers that take any, so that nobody happens to get it before it is used, or while its server is away.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
