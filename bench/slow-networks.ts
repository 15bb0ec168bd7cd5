import type { Browser } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { type SampleSite, startSampleSite } from '../e2e/weight.ts';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';

/** Kilobits a second, and milliseconds that every request waits. */
interface Network {
  readonly speed: number;
  readonly latency: number;
}

const slow: Network = { speed: 400, latency: 400 };
const secondGeneration: Network = { speed: 250, latency: 800 };

const pages = ['feed', 'detail', 'search', 'profile'];
const visits = ['with script', 'slow processor', 'script off', 'Save-Data'] as const;
type Visit = (typeof visits)[number];

const rounds = 3;
/** How many times longer a slow processor takes than this machine's. */
const slowness = 4;

/**
 * When a phone with an empty cache first shows something of a page, and when the largest picture or text of it, over
 * networks that Chromium slows down; the page itself is one that others were given a moment ago.
 */
export async function run(): Promise<readonly BenchRow[]> {
  await buildIfNeeded(console.log);
  const [site, browser] = await Promise.all([startSampleSite(), launchChromium()]);
  try {
    const rows: BenchRow[] = [];
    for (const network of [slow, secondGeneration]) {
      for (const page of network === slow ? pages : ['detail']) {
        for (const visit of visits) {
          const seen: Drawn[] = [];
          for (let round = 0; round < rounds; round += 1)
            seen.push(await draw(browser, site, page, visit, network));
          const name = `${network.speed} kbit/s, ${network.latency} ms: ${page}, ${visit}`;
          console.log(`  ${name} …`);
          rows.push({ name: `${name}: first`, value: median(seen.map(({ first }) => first)), unit: 'ms' });
          rows.push({
            name: `${name}: largest`,
            value: median(seen.map(({ largest }) => largest)),
            unit: 'ms',
          });
        }
      }
    }
    return rows;
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

/** Milliseconds after the request. */
interface Drawn {
  readonly first: number;
  readonly largest: number;
}

async function draw(
  browser: Browser,
  { url, pages }: SampleSite,
  name: string,
  visit: Visit,
  { speed, latency }: Network,
): Promise<Drawn> {
  const address = url + (pages[name] ?? '');
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    javaScriptEnabled: visit !== 'script off',
    ...(visit === 'Save-Data' ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  });
  try {
    const page = await phone.newPage();
    const devTools = await phone.newCDPSession(page);
    const bytes = (speed * 1000) / 8;
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    if (visit === 'slow processor') await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await devTools.send('Page.enable');
    await devTools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await devTools.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
    // Two clocks: the one of requests and paints, and the one of the largest paint.
    let begun: { readonly timestamp: number; readonly wallTime: number } | undefined;
    let first = Number.NaN;
    let largest = Number.NaN;
    devTools.on('Network.requestWillBeSent', (request) => {
      begun ??= request;
    });
    devTools.on('Page.lifecycleEvent', ({ name: event, timestamp }) => {
      if (begun && event === 'firstContentfulPaint') first = (timestamp - begun.timestamp) * 1000;
    });
    devTools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      if (begun) largest = (event.time - begun.wallTime) * 1000;
    });
    await (await fetch(address)).text();
    await page.goto(address, { waitUntil: 'networkidle' });
    return { first, largest };
  } finally {
    await phone.close();
  }
}
