import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { environmentWith } from '../adapters/config.ts';
import type { Language } from '../core/entities/language.ts';
import { sampleEmail, samplePassword, sampleSellers } from '../scripts/seed/sellers.ts';
import { drawn } from './acts.ts';
import { newBacking } from './backing.ts';
import { stepTimeout } from './chromium.ts';
import { type Site, startSite } from './site.ts';

/** What a visit to one page loads over HTTP/1.1, in compressed bytes: bodies by kind, headers separately. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly htmlAndCss: number;
  readonly script: number;
  readonly icons: number;
  readonly pictures: number;
  readonly other: number;
  readonly headers: number;
  readonly files: number;
  readonly scriptFiles: number;
  /** With headers, of everything requested before the first script. */
  readonly beforeScript: number;
  readonly largestPicture: number;
  readonly all: number;
}

export const visits = ['with script', 'script off', 'Save-Data', 'second visit'] as const;
export type Visit = (typeof visits)[number];

const KB = 1024;

/**
 * The budget of a page for one visit. Luganda and Kiswahili say the same in more letters, for which a page may have one KB
 * more of script and of everything else.
 */
export function budgetOf(page: string, visit: Visit, language: Language = 'en'): Partial<Weight> {
  const longer = language === 'en' ? 0 : KB;
  const own: Readonly<Record<string, Partial<Weight>>> = {
    'feed, with script': { htmlAndCss: 21 * KB, beforeScript: 60 * KB, all: 160 * KB },
    'feed, script off': { all: 105 * KB },
    'feed, Save-Data': { all: 25 * KB },
    'detail, Save-Data': { all: 20 * KB },
    'feed, second visit': { files: 1 },
    'detail, with script': { largestPicture: 35 * KB },
  };
  const scriptBudget = { script: (page === 'post' ? 92 : 90) * KB + longer, scriptFiles: 8 };
  const budget = { ...own[`${page}, ${visit}`] };
  if (budget.htmlAndCss !== undefined) budget.htmlAndCss += longer;
  return { ...budget, ...(visit === 'with script' ? scriptBudget : {}) };
}

interface SamplePages {
  readonly url: string;
  /** The addresses of pages by name. */
  readonly pages: Readonly<Record<string, string>>;
}

export type SampleSite = Site & SamplePages;

/** The sample marketplace, as `npm run seed` makes it. */
export async function startSampleSite(): Promise<SampleSite> {
  const backing = await newBacking();
  const env = environmentWith({ NODE_ENV: 'production', LOG_LEVEL: 'error', ...backing.env });
  await promisify(execFile)(process.execPath, ['scripts/run.js', 'scripts/commands/seed.ts'], { env });
  const site = await startSite({}, { backing });
  return { ...site, ...(await samplePages(site.url)) };
}

/** Finds an address of each kind of page. */
export async function samplePages(url: string): Promise<SamplePages> {
  const feed = await (await fetch(`${url}/home`)).text();
  const find = (link: RegExp) => link.exec(feed)?.[0] ?? '';
  const pages = {
    feed: '/home',
    detail: find(/\/singleherb\/ad_\w+/),
    search: '/search?q=mor',
    profile: find(/\/user\/\w+/),
    login: '/login',
    post: '/post',
  };
  return { url, pages };
}

/**
 * Opens the page on a phone of 360 by 740 points with two pixels per point, with an empty cache or after a first visit.
 */
export async function weigh(
  browser: Browser,
  { url, pages }: SamplePages,
  name: string,
  visit: Visit,
  language: Language = 'en',
): Promise<Weight> {
  const phone = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    javaScriptEnabled: visit !== 'script off',
    // What a page itself loads. What passes through the worker would be counted again, with its decoded size.
    serviceWorkers: 'block',
    ...(visit === 'Save-Data' ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  });
  phone.setDefaultTimeout(stepTimeout);
  await phone.addCookies([{ name: 'lang', value: language, url }]);
  try {
    if (name === 'post') await signIn(phone);
    const path = pages[name] ?? '';
    const mayScript = visit !== 'script off';
    if (visit === 'second visit') {
      // Visits another address first, so that the page itself is not cached, as after a change.
      const address = `${path}${path.includes('?') ? '&' : '?'}first`;
      await weighPage(await phone.newPage(), address, mayScript);
    }
    return await weighPage(await phone.newPage(), path, mayScript);
  } finally {
    await phone.close();
  }
}

async function signIn({ request }: BrowserContext): Promise<void> {
  const [seller] = sampleSellers;
  if (seller === undefined) return;
  await request.post('/login', {
    form: { email: sampleEmail(seller), password: samplePassword },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
}

interface File {
  readonly type: string;
  mime: string;
  headers: number;
  bytes: number;
}

async function weighPage(page: Page, path: string, mayScript: boolean): Promise<Weight> {
  const files = new Map<string, File>();
  const arriving = new Set<string>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('data:')) return;
    files.set(requestId, { type, mime: '', headers: 0, bytes: 0 });
    // The event stream of a logged-in person never ends.
    if (type !== 'EventSource') arriving.add(requestId);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (response.fromDiskCache) files.delete(requestId);
    else if (file !== undefined)
      Object.assign(file, { mime: response.mimeType, headers: response.encodedDataLength });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength - file.headers;
    arriving.delete(requestId);
  });
  network.on('Network.loadingFailed', ({ requestId }) => arriving.delete(requestId));
  const document = await page.goto(path);
  // Two frames after script has begun, it has sent its first requests.
  if (mayScript && (await document?.text())?.includes('modulepreload')) {
    await page.locator('html[data-script=on]').waitFor({ state: 'attached' });
    await drawn(page);
  }
  // Painting the page triggers the requests of lazy photos.
  await page.screenshot();
  while (arriving.size > 0) {
    await new Promise((done) => {
      network.once('Network.loadingFinished', done);
      network.once('Network.loadingFailed', done);
    });
  }
  return sumUp([...files.values()]);
}

/** `files` are in the order of requests. */
function sumUp(files: readonly File[]): Weight {
  const of = (matches: (file: File) => boolean) => sum(files.filter(matches).map(({ bytes }) => bytes));
  const isPicture = ({ mime }: File) => /^image\/(?!svg)/.test(mime);
  const isIcon = ({ mime }: File) => mime === 'image/svg+xml';
  const isScript = ({ type }: File) => type === 'Script';
  const firstScript = files.findIndex(isScript);
  const known = {
    html: of(({ type }) => type === 'Document'),
    css: of(({ type }) => type === 'Stylesheet'),
    script: of(isScript),
    icons: of(isIcon),
    pictures: of(isPicture),
  };
  const bodies = of(() => true);
  const headers = sum(files.map((file) => file.headers));
  return {
    ...known,
    htmlAndCss: known.html + known.css,
    other: bodies - sum(Object.values(known)),
    headers,
    files: files.length,
    scriptFiles: files.filter(isScript).length,
    beforeScript: sum(
      files.slice(0, firstScript < 0 ? undefined : firstScript).map((file) => file.bytes + file.headers),
    ),
    largestPicture: Math.max(0, ...files.filter(isPicture).map(({ bytes }) => bytes)),
    all: bodies + headers,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
