import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentWith } from '../../adapters/config.ts';
import { type Language, languages } from '../../core/entities/language.ts';
import { textsIn } from '../../core/texts/catalogues.ts';
import { buildWorker } from '../build/build-worker.ts';
import { compressAssets } from '../build/compress-assets.ts';
import { nextFolder } from '../build/next-folder.ts';
import { sourceStamp } from '../build/source-stamp.ts';
import { isMain } from '../cli/is-main.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { withLockFile } from '../cli/with-lock-file.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build');
const stampFile = join(folder, 'stamp');
const formerFolder = join(root, '.cache/former-build');
const config = join(import.meta.dirname, '../build/next-build.config.ts');
const lockFile = join(root, '.cache/build.lock');
const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');

const [english, ...others] = languages;

export const built = {
  client: join(folder, 'client'),
  server: join(folder, 'server/index.js'),
  /** The server builds of the other languages. All builds share core and the adapters. */
  translated: others.map((language) => ({ language, server: join(folder, `server/index-${language}.js`) })),
};

/** Builds the site for production, unless there is a build of exactly these sources. */
export async function buildIfNeeded(say: (line: string) => void = () => {}): Promise<void> {
  const stamp = sourceStamp(root);
  if (await isFresh(stamp)) return;
  await withLockFile(
    lockFile,
    async () => {
      if (!(await isFresh(stamp))) await build(stamp, say);
    },
    say,
  );
}

async function isFresh(stamp: string): Promise<boolean> {
  const found = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (found !== stamp) return false;
  return Promise.all(
    [built.client, built.server, ...built.translated.map(({ server }) => server)].map((path) => access(path)),
  ).then(
    () => true,
    () => false,
  );
}

async function build(stamp: string, say: (line: string) => void): Promise<void> {
  say('Building the site. This takes a few minutes, after each change only.');
  const next = join(root, nextFolder(english));
  await buildPages(english);
  for (const language of others) {
    say(`Building its pages in ${textsIn('en').languages[language]}.`);
    await buildPages(language);
    const made = join(root, nextFolder(language));
    await rename(join(made, 'server/index.js'), join(made, `server/index-${language}.js`));
    // Files that are the same in all languages have the same name.
    await cp(made, next, { recursive: true });
    await rm(made, { recursive: true });
  }
  await compressAssets(join(next, 'client'));
  await writeFile(join(next, 'stamp'), stamp);
  await rm(formerFolder, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, formerFolder);
  await rename(next, folder);
  await rm(formerFolder, { recursive: true, force: true });
}

/** Builds the pages of a language and their service worker, in the language's next folder. */
async function buildPages(language: Language): Promise<void> {
  const next = join(root, nextFolder(language));
  await rm(next, { recursive: true, force: true });
  const child = spawn(process.execPath, [remix, 'vite:build', '--config', config, '--mode', language], {
    cwd: root,
    env: environmentWith({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString()}`);
  await buildWorker(join(next, 'client'), language);
}

if (isMain(import.meta)) {
  parseCommandLine('Usage: npm run build    builds the site for production', {});
  await rm(stampFile, { force: true });
  await buildIfNeeded(console.log);
}
