import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from '@sparticuz/chromium';
import { type Browser, type BrowserServer, chromium, type Page } from 'playwright-core';

const run = promisify(execFile);
const modules = dirname(
  dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))),
);
const archives = join(modules, '@sparticuz/chromium/bin');

/** Milliseconds for a step of a page or a request: on a busy machine the default of 30 seconds may be too short. */
export const stepTimeout = 60_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launches a Chromium that needs nothing installed: the one in the package, with its own fonts, and its own libraries
 * where the system lacks them.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Launches a Chromium to which another process connects. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
}

/** Makes `navigator.onLine` true, which it isn't on a machine without a network. */
export async function tellOnline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // With a latency, because without any value Chromium reports its own view again. Nothing is delayed.
  const unchanged = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.overrideNetworkState', { offline: false, latency: 1, ...unchanged });
}

async function launchOptions() {
  const folder = await unpackChromium();
  const executablePath = process.env['CHROMIUM_PATH'] ?? join(folder, 'chromium');
  const env = {
    ...process.env,
    ...(await missingLibraries(folder, executablePath)),
    FONTCONFIG_FILE: await configureFonts(folder),
    XDG_CACHE_HOME: folder,
  };
  // On a machine that is ten times slower, the default of 30 seconds would be too short.
  return { executablePath, args: flags, env, timeout: 180_000 };
}

/**
 * Unpacks Chromium once; the folder is renamed when complete, so that a truncated one is never used. Returns the
 * folder.
 */
export async function unpackChromium(): Promise<string> {
  const { version } = createRequire(import.meta.url)(join(modules, '@sparticuz/chromium/package.json'));
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (await exists(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const systemTemp = process.env['TMPDIR'];
  process.env['TMPDIR'] = unfinished;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(archives, name));
    }
  } finally {
    if (systemTemp === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = systemTemp;
  }
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  return folder;
}

async function missingLibraries(folder: string, executable: string): Promise<Record<string, string>> {
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: '' }));
  return stdout.includes('not found') ? { LD_LIBRARY_PATH: join(folder, 'al2023/lib') } : {};
}

/**
 * Writes a font configuration and returns its path. Without fonts Chromium crashes, and the package's configuration
 * expects them where AWS Lambda has them. The machine's fonts are excluded, so that layout is the same everywhere.
 */
async function configureFonts(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf');
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(
    unfinished,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts-cache</cachedir>
</fontconfig>
`,
  );
  await rename(unfinished, file);
  return file;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
