import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { createWorld } from './world.ts';

/** Runs a command as on a machine without fonts, where the system lets us hide folders from it. */
const withoutFonts = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `for folder in /etc/fonts /usr/share/fonts /tmp/fonts; do
    if [ -d $folder ]; then mount -t tmpfs none $folder || exit; fi
  done
  exec "$@"`,
  'sh',
];
const [unshare = '', ...args] = withoutFonts;
const hidden = spawnSync(unshare, [...args, 'true']).status === 0 ? withoutFonts : [];

/** Prints the names of the fonts in which a page is drawn, and the width of its text in pixels. */
const drawText = `
  import { launchChromium } from './e2e/chromium.ts';
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent('<p style="float: left">Neem <b>Ŋŋ</b> ስም 💚<textarea>two lines</textarea></p>');
  await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const width = await page.locator('b').evaluate((text) => text.getBoundingClientRect().width);
  console.log(JSON.stringify({ families: [...new Set(fonts.map((font) => font.familyName))], width }));
  await browser.close();`;

test('the browser draws text with its own fonts alone, also where the machine has none', async () => {
  const [command = '', ...rest] = [...hidden, process.execPath, '--input-type=module', '--eval', drawText];
  const { stdout } = await promisify(execFile)(command, rest, { cwd: join(import.meta.dirname, '..') });
  const { families, width } = JSON.parse(stdout);
  expect(families).toEqual(['Open Sans']);
  expect(width).toBeGreaterThan(0);
});

describe('a browser that dies', () => {
  const world = createWorld(true);

  /** As a crash does, and waits until it is known here. */
  async function killBrowserOf(page: Page): Promise<void> {
    const browser = page.context().browser();
    const gone = new Promise((resolve) => browser?.once('disconnected', resolve));
    const session = await browser?.newBrowserCDPSession();
    session?.send('Browser.crash').catch(() => {});
    await gone;
  }

  it.each(['first', 'second'])('costs only the test in which it does so: the %s', async () => {
    const page = await world.person();
    await page.goto('/home');
    await expect.poll(() => page.getByRole('heading').count()).toBeGreaterThan(0);
    await killBrowserOf(page);
    await expect(page.goto('/home')).rejects.toThrow('closed');
  });
});
