import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { createWorld } from './world.ts';

/** Runs a command as on a machine with neither fonts nor a network, where the system lets us hide them from it. */
const onBareMachine = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--mount',
  '--net',
  'sh',
  '-c',
  `for folder in /etc/fonts /usr/share/fonts /tmp/fonts; do
    if [ -d $folder ]; then mount -t tmpfs none $folder || exit; fi
  done
  exec "$@"`,
  'sh',
];
const [unshare = '', ...args] = onBareMachine;
const hidden = spawnSync(unshare, [...args, 'true']).status === 0 ? onBareMachine : [];

/** Runs a script there, which has an empty `page` of a browser; returns what it assigns to `result`. */
async function inBrowser(script: string): Promise<unknown> {
  const whole = `
    import { launchChromium, tellOnline } from './e2e/chromium.ts';
    const browser = await launchChromium();
    const page = await browser.newPage();
    let result;
    ${script}
    console.log(JSON.stringify(result));
    await browser.close();`;
  const [command = '', ...rest] = [...hidden, process.execPath, '--input-type=module', '--eval', whole];
  const { stdout } = await promisify(execFile)(command, rest, { cwd: join(import.meta.dirname, '..') });
  return JSON.parse(stdout);
}

describe('the browser', () => {
  it('starts several times at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 4 }, () => launchChromium()));
    expect(browsers.map((browser) => browser.isConnected())).toEqual([true, true, true, true]);
    await Promise.all(browsers.map((browser) => browser.close()));
  });

  it('draws text with its own fonts alone, also where the machine has none', async () => {
    const drawn = await inBrowser(`
      await page.setContent('<p style="float: left">Neem <b>Ŋŋ</b> ስም 💚<textarea>two lines</textarea></p>');
      await page.screenshot();
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const width = await page.locator('b').evaluate((text) => text.getBoundingClientRect().width);
      result = { families: [...new Set(fonts.map((font) => font.familyName))], isSeen: width > 0 };`);
    expect(drawn).toEqual({ families: ['Open Sans'], isSeen: true });
  });

  it('lets pages be told that there is a network, also where the machine has none', async () => {
    const isOnline = await inBrowser(`
      await tellOnline(page);
      result = await page.evaluate(() => navigator.onLine);`);
    expect(isOnline).toBe(true);
  });
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
