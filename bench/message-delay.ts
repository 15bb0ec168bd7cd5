import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { idOf, signUp } from '../e2e/acts.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { type Site, startSite } from '../e2e/site.ts';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';

const messages = 30;

/**
 * Two people chat live, each in a browser of their own: how long from pressing Send until the other sees the message.
 */
export async function run(): Promise<readonly BenchRow[]> {
  await buildIfNeeded(console.log);
  const [load = 0] = loadavg();
  const site = await startSite();
  const browsers: Browser[] = [];
  try {
    browsers.push(await launchChromium(), await launchChromium());
    const [one, other] = await pairOf(browsers, site);
    // What the first message in each direction loads and compiles is not to be measured.
    for (const [speaker, listener] of [
      [one, other],
      [other, one],
    ] as const) {
      await untilSeen(speaker, listener, 'Good morning.');
    }
    const times: number[] = [];
    for (let number = 1; number <= messages; number += 1) {
      const [speaker, listener] = number % 2 === 0 ? [other, one] : [one, other];
      times.push(await untilSeen(speaker, listener, `Message ${number}.`));
    }
    return [
      { name: 'processes that others had running (load)', value: load, unit: '' },
      { name: 'messages, one after another', value: times.length, unit: '' },
      { name: 'from Send to sight, median', value: median(times), unit: 'ms' },
      { name: 'from Send to sight, longest', value: Math.max(...times), unit: 'ms' },
    ];
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.stop();
  }
}

/** Two people with their conversation before them, as on a phone. */
async function pairOf(browsers: readonly Browser[], { url }: Site): Promise<readonly [Page, Page]> {
  const newPage = (browser: Browser | undefined) => {
    if (browser === undefined) throw new Error('There is no browser.');
    return browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 } });
  };
  const [one, other] = [await newPage(browsers[0]), await newPage(browsers[1])];
  const oneId = await idOf(one, await signUp(one));
  const otherId = await idOf(other, await signUp(other));
  for (const [page, id] of [
    [one, otherId],
    [other, oneId],
  ] as const) {
    await page.goto(`/chat?with=${id}`);
    await page.locator('html[data-script=on]').waitFor({ state: 'attached' });
  }
  return [one, other];
}

/** Milliseconds by the one clock of this machine: from the press in one page to the frame in the other that shows it. */
async function untilSeen(speaker: Page, listener: Page, text: string): Promise<number> {
  const seeing = await listener.evaluateHandle((text) => {
    const seen = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const last = [...document.querySelectorAll('.message-text')].at(-1);
        if (last?.textContent !== text) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    return { seen };
  }, text);
  const pressing = await speaker.evaluateHandle(() => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
    });
    return { pressed };
  });
  await speaker.getByLabel('Message').fill(text);
  await speaker.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  const pressed = await pressing.evaluate(({ pressed }) => pressed);
  return (await seeing.evaluate(({ seen }) => seen)) - pressed;
}
