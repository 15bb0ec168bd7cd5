import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentWith } from '../../adapters/config.ts';
import type { Acts } from './stream-server-for-test.ts';

export interface StreamServer {
  readonly port: number;
  readonly acts: Acts;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

type Answer = { readonly number: number; readonly result?: unknown; readonly error?: string };

/** Starts the server of `stream-server-for-test.ts` in a process of its own. */
export async function runStreamServer(options: {
  readonly dataDir: string;
  /** 0 for any. */
  readonly port?: number;
}): Promise<StreamServer> {
  const child = fork('scripts/run.js', ['app/streams/stream-server-for-test.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: [],
    env: environmentWith({ DATA_DIR: options.dataDir, PORT: String(options.port ?? 0), NODE_ENV: 'test' }),
    serialization: 'advanced',
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const started = await Promise.race([
    once(child, 'message').then(([message]) => message as { readonly port: number }),
    exited.then((code) => Promise.reject(new Error(`The server of the test ended with ${code}.`))),
  ]);
  return {
    port: started.port,
    acts: remoteActs(child),
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Each act is done in the child; one that was under way when the child ended is refused. */
function remoteActs(child: ChildProcess): Acts {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.number)?.(answer);
    waiting.delete(answer.number);
  });
  child.once('exit', () => {
    for (const [number, settle] of waiting) settle({ number, error: 'The server has ended.' });
    waiting.clear();
  });
  const ask = async (act: string, input: unknown): Promise<unknown> => {
    asked += 1;
    const number = asked;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(number, resolve);
      if (!child.connected) resolve({ number, error: 'The server has ended.' });
      else child.send({ number, act, input }, () => undefined);
    });
    waiting.delete(number);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.result;
  };
  return new Proxy({} as Acts, { get: (_target, act) => (input: unknown) => ask(String(act), input) });
}
