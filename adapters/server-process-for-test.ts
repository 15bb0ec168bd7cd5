import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** The user id of nobody on Debian and its derivatives, under which servers run that need no root. */
const nobody = 65_534;

/** Options of node:child_process that drop root. */
export const unprivileged = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** An environment without this process's variables, with the folders of server programs in PATH. */
export function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return { NODE_ENV: 'test', PATH, HOME: folder };
}

export interface ServerProcess {
  /** Resolves when the server has printed this text; rejects with its output if it ends first. */
  printed(text: string): Promise<void>;
  /** Resolves when the server responds at this address, with any status; rejects if it ends first. */
  answers(url: string): Promise<void>;
  /** Kills the server and waits until it has gone. */
  kill(): Promise<void>;
}

interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** The working folder, removed when the server ends, unless `keepFolder` is set. */
  readonly folder: string;
  readonly keepFolder?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A shell script that runs the server until its standard input ends, which happens even if the test process is killed.
 * The server gets a process group of its own, so that Ctrl-C in the terminal does not end it before the tests that use
 * it.
 */
const runUntilInputEnds = `
  folder=$1; shift
  "$@" < /dev/null & server=$!
  exec 2>&- >&-
  cat > /dev/null
  kill -KILL $server
  wait $server
  test -z "$folder" || rm -rf "$folder"`;

/** Starts a server without root, which ends with this process, even if this process is killed. */
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
  // The shell has closed its copies of the pipes, so both end exactly when the server does.
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

/** The ports that `freePort` has returned. */
const given = new Set<number>();

/**
 * A free port of the loopback address. It is below the range from which systems choose ports for connections and for
 * port 0, so that nobody takes it before it is used, or while its server is down.
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
