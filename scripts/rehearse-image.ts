import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Dirent, globSync } from 'node:fs';
import { chmod, chown, copyFile, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { environmentWith } from '../adapters/config.ts';
import { isInContext, parseCopy, parseDockerfile, parseEnv, type Stage } from './dockerfile.ts';

/**
 * Carries out the Dockerfile in a temporary folder, without a container engine, and runs what comes out as the container
 * would: by another user where this one is root, with an app folder that cannot be written to, an empty data folder, and
 * the Node that runs this in place of the image's. What it cannot show: the base image itself, the user's id in it, and
 * that the folder for data belongs to that user.
 */

const root = dirname(import.meta.dirname);
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
const patience = 60_000;
const longestStop = 10_000;

const scene = await mkdtemp(join(tmpdir(), 'eddagala-image-'));
const bin = join(scene, 'bin');
const home = join(scene, 'home');
const dataDir = join(scene, 'data');

try {
  await rehearse();
} finally {
  await makeWritable(scene);
  await rm(scene, { recursive: true });
}

async function rehearse(): Promise<void> {
  await Promise.all([bin, home, dataDir].map((folder) => mkdir(folder)));
  await copyFile(process.execPath, join(bin, 'node'));
  const stages = parseDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));
  for (const [index, stage] of stages.entries()) {
    const began = performance.now();
    await build(stage, folderOf(stages, index), stages);
    console.log(`${stage.name ?? 'image'}: ${seconds(began)}`);
  }
  const [last] = stages.slice(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage');
  const image = folderOf(stages, stages.length - 1);
  const modules = await sizeOf(join(image, 'node_modules'));
  console.log(
    `size: ${mebibytes(modules)} of packages, ${mebibytes((await sizeOf(image)) - modules)} of ours`,
  );
  await mustNotExist(image, [
    'node_modules/vite',
    'node_modules/vitest',
    'node_modules/node-linux-*',
    '**/*.test.ts',
  ]);
  await run(image, last);
}

function folderOf(stages: readonly Stage[], index: number): string {
  return join(scene, 'stages', stages[index]?.name ?? 'image');
}

/** Each stage is its folder /app; what it does elsewhere (the folder for data and its owner) is done by the scene. */
async function build(stage: Stage, folder: string, stages: readonly Stage[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { instruction, argument } of stage.steps) {
    if (instruction === 'COPY') {
      await copy(argument, folder, stages);
    } else if (instruction === 'RUN' && /\bchown\b/.test(argument)) {
      console.log(`left out: RUN ${argument}`);
    } else if (instruction === 'RUN') {
      await promisify(execFile)('sh', ['-c', argument], {
        cwd: folder,
        env: buildEnvironment(),
        maxBuffer: 2 ** 26,
      });
    } else if (instruction === 'WORKDIR' && argument !== '/app') {
      throw new Error(`WORKDIR ${argument}: the rehearsal knows /app alone`);
    }
  }
}

function buildEnvironment() {
  return environmentWith({ PATH: `${bin}${delimiter}${environmentWith({})['PATH']}` });
}

async function copy(argument: string, folder: string, stages: readonly Stage[]): Promise<void> {
  const { from, sources, target } = parseCopy(argument);
  const stage = stages.findIndex(({ name }) => name === from);
  const ignore = await readFile(join(root, '.dockerignore'), 'utf8');
  const origin = from === undefined ? root : folderOf(stages, stage);
  const isCopied = (path: string) => {
    const place = relative(origin, path);
    return from !== undefined || place === '' || isInContext(ignore, place);
  };
  for (const source of sources) {
    const place = source.replace(/^\/app\//, '');
    const many = sources.length > 1 || target.endsWith('/');
    const to = many ? join(folder, target, place) : join(folder, target);
    await cp(join(origin, place), to, { recursive: true, filter: isCopied, verbatimSymlinks: true });
  }
}

async function mustNotExist(image: string, patterns: readonly string[]): Promise<void> {
  const found = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: image, exclude: (path) => pattern.startsWith('**') && path === 'node_modules' }),
  );
  if (found.length > 0) throw new Error(`Not for the image: ${found.join(', ')}`);
}

async function run(image: string, { steps }: Stage): Promise<void> {
  const last = (instruction: string) => steps.findLast((step) => step.instruction === instruction)?.argument;
  const [program, ...args]: string[] = JSON.parse(last('CMD') ?? '[]');
  const check: string[] = JSON.parse(last('HEALTHCHECK')?.replace(/^.*?CMD\s+/, '') ?? '[]');
  const set = Object.assign({}, ...steps.filter(isEnv).map(({ argument }) => parseEnv(argument)));
  if (last('USER') !== 'node') throw new Error('USER: expected node');
  if (program !== 'node' || set.HOST !== '0.0.0.0' || set.DATA_DIR !== '/data') {
    throw new Error('The image is not what the rehearsal knows');
  }

  await makeReadOnly(image);
  if (asRoot) {
    await chmod(scene, 0o755);
    await Promise.all([home, dataDir].map((folder) => chown(folder, nobody, nobody)));
  }
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const port = await freePort();
  const env = {
    ...set,
    PATH: bin,
    HOME: home,
    TMPDIR: home,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://herbs.example',
    TRUST_PROXY: '1',
  };
  const before = await listing(image);
  const began = performance.now();
  const child = spawn(join(bin, program), args, {
    cwd: image,
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'close').then(([code]) => code);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/healthz`, exit);
    console.log(`healthy: ${seconds(began)} after the start`);
    await promisify(execFile)(join(bin, check[0] ?? ''), check.slice(1), { cwd: image, env, ...user });
    const page = await expectOk(url);
    const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0];
    if (asset === undefined) throw new Error('The page names no stylesheet');
    await expectOk(url + asset);
    await expectOk(`${url}/favicon.svg`);

    const stopped = performance.now();
    child.kill('SIGTERM');
    const code = await Promise.race([exit, wait(longestStop, 'too late', { ref: false })]);
    if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}`);
    console.log(`stopped: exit 0, ${seconds(stopped)} after SIGTERM`);
  } catch (error) {
    throw new Error(`The image does not run:\n${output}`, { cause: error });
  } finally {
    child.kill('SIGKILL');
    await exit;
  }
  if (/Building|\bvite\b/.test(output)) throw new Error(`It built anew:\n${output}`);
  const written = [...(await listing(image))].filter(([path, mark]) => before.get(path) !== mark);
  const elsewhere = [...written.map(([path]) => path), ...(await readdir(home))];
  if (elsewhere.length > 0) throw new Error(`Written outside the data folder: ${elsewhere.join(', ')}`);
  console.log(`written: nothing but ${(await readdir(dataDir)).sort().join(', ')} in the data folder`);
}

function isEnv({ instruction }: { readonly instruction: string }): boolean {
  return instruction === 'ENV';
}

async function answers(url: string, exit: Promise<unknown>): Promise<void> {
  let ended = false;
  exit.then(() => {
    ended = true;
  });
  const deadline = performance.now() + patience;
  while (!ended && performance.now() < deadline) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error(ended ? 'It ended by itself' : `${url} did not answer 200`);
}

async function expectOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true });
}

async function listing(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await entriesIn(folder);
  return new Map(
    await Promise.all(
      entries.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const { mtimeMs, size } = await lstat(path);
        return [relative(folder, path), `${mtimeMs} ${size}`] as const;
      }),
    ),
  );
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await entriesIn(folder)).filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await lstat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function makeReadOnly(folder: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'a+rX,a-w', folder]);
}

async function makeWritable(folder: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
