import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { stepTimeout, tellOnline } from './chromium.ts';
import { type Site, startSite } from './site.ts';

/** One site and one browser for the tests of a file in one mode. */
export interface World {
  readonly script: boolean;
  site(): Site;
  /** A new browser for one person: no cookies, the screen of a cheap phone. Any error in it fails the test. */
  person(options?: PersonOptions): Promise<Page>;
  /** Another tab in the same browser. */
  anotherTab(page: Page): Promise<Page>;
  /** Kills the site like a power cut, until `reviveSite` starts it on the same data. */
  killSite(): Promise<void>;
  reviveSite(): Promise<void>;
  /** Waits until script has taken over; does nothing without script. */
  settled(page: Page): Promise<void>;
}

export interface PersonOptions {
  readonly wide?: boolean;
  /** For tests in which one person has script and another does not. */
  readonly script?: boolean;
  /** This person's requests may fail on the way, or find something that the site needs unavailable. */
  readonly mayLoseNetwork?: boolean;
}

/** The options with which a world's site is started, read when it is started. */
type Environment = () => Promise<Readonly<Record<string, string>>>;

/** Runs the tests twice, with script on and off, each time on an empty marketplace. */
export function withScriptOnAndOff(define: (world: World) => void, environment?: Environment): void {
  for (const script of [true, false]) {
    describe(`script ${script ? 'on' : 'off'}`, () => define(createWorld(script, environment)));
  }
}

/** The same on one marketplace, for tests that are not disturbed by what the other mode has left there. */
export function withScriptOnAndOffAtOneSite(define: (world: World) => void, environment?: Environment): void {
  describe('at one site', () => {
    const holder = holdSite(environment);
    for (const script of [true, false]) {
      describe(`script ${script ? 'on' : 'off'}`, () => define(worldOf(script, holder)));
    }
  });
}

/** For what only makes sense in one of the modes. */
export function createWorld(script: boolean, environment?: Environment): World {
  return worldOf(script, holdSite(environment));
}

type SiteHolder = Pick<World, 'site' | 'killSite' | 'reviveSite'>;

function holdSite(environment: Environment = async () => ({})): SiteHolder {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(await environment());
  });
  afterAll(() => site?.stop());
  return {
    site: () => site,
    killSite: () => site.kill(),
    async reviveSite() {
      site = await startSite(await environment(), site);
    },
  };
}

function worldOf(script: boolean, { site, killSite, reviveSite }: SiteHolder): World {
  const browser = holdBrowser();
  let contexts: BrowserContext[] = [];
  let mishaps: string[] = [];
  const tolerant = new WeakSet<BrowserContext>();

  const open = async (context: BrowserContext) => {
    const page = await context.newPage();
    await tellOnline(page);
    page.on('pageerror', (error) => mishaps.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const expected = isRefusal(text) || (tolerant.has(context) && isLostRequest(text));
      if (message.type() === 'error' && !expected) mishaps.push(`${page.url()}: ${text}`);
    });
    return page;
  };

  afterEach(async () => {
    const seen = mishaps;
    mishaps = [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(seen, 'errors in the browser').toEqual([]);
  });

  return {
    script,
    site,
    killSite,
    reviveSite,
    async person({ wide = false, mayLoseNetwork = false, ...options } = {}) {
      const context = await browser().newContext({
        baseURL: site().url,
        javaScriptEnabled: options.script ?? script,
        viewport: wide ? { width: 1280, height: 800 } : { width: 360, height: 740 },
        locale: 'en-UG',
        timezoneId: 'Africa/Kampala',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(stepTimeout);
      if (mayLoseNetwork) tolerant.add(context);
      return open(context);
    },
    anotherTab: (page) => open(page.context()),
    async settled(page) {
      if (script) await page.locator('html[data-script=on]').waitFor({ state: 'attached' });
    },
  };
}

/** Ends in all tabs of this browser what its `setOffline` began. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await Promise.all(page.context().pages().map(tellOnline));
}

/** The browser of the process that runs this file, which one file uses after another. */
let browser: Browser | undefined;

/** A browser for the tests of a file. One that has died is replaced before the next test. */
export function holdBrowser(): () => Browser {
  const start = async () => {
    if (browser?.isConnected()) return;
    const answer = await fetch(`${inject('browsers')}/${process.env['VITEST_POOL_ID']}`);
    const address = await answer.text();
    if (!answer.ok) throw new Error(address);
    browser = await chromium.connect(address);
  };
  beforeAll(start);
  beforeEach(start);
  return () => browser as Browser;
}

/**
 * Chromium reports every 4xx answer as an error, even those that a test expects; 503 says that a payment gateway
 * failed.
 */
function isRefusal(text: string): boolean {
  return /the server responded with a status of (?:4\d\d|503)/.test(text);
}

function isLostRequest(text: string): boolean {
  return /net::ERR_|Failed to fetch|Error loading route module|the server responded with a status of 503/.test(
    text,
  );
}
