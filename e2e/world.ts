import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { stepTimeout, tellOnline } from './chromium.ts';
import { type Site, startSite } from './site.ts';

/** The site and the browser of a file's tests in one mode. */
export interface World {
  readonly script: boolean;
  /** Whether people without script have it in their browsers, and have chosen Lite instead. */
  readonly lite: boolean;
  site(): Site;
  /** A new browser context for one person: no cookies, the screen of a cheap phone. An error in it fails the test. */
  person(options?: PersonOptions): Promise<Page>;
  /** Another tab in the same context. */
  anotherTab(page: Page): Promise<Page>;
  /** Kills the site like a power cut; `reviveSite` starts it again on the same data. */
  killSite(): Promise<void>;
  reviveSite(): Promise<void>;
  /** Waits until the page is hydrated; does nothing without script. */
  settled(page: Page): Promise<void>;
}

export interface PersonOptions {
  readonly wide?: boolean;
  /** Overrides the mode for this person. */
  readonly script?: boolean;
  /** Whether failed requests and 503s of this person are allowed. */
  readonly mayLoseNetwork?: boolean;
  /**
   * Whether this person has the service worker. Most tests are not about it, and `page.route` does not see what it
   * requests.
   */
  readonly worker?: boolean;
  /** The address of the site, as behind a network that is cut. */
  readonly at?: string;
}

/** The settings of a world's site, computed when it starts. */
type Environment = () => Promise<Readonly<Record<string, string>>>;

/** Set by `npm run test:browser-in-lite`. */
const inLite = process.env['TEST_IN_LITE'] === 'on';

/** Runs the tests with script and without, each time on an empty site. */
export function withScriptOnAndOff(define: (world: World) => void, environment?: Environment): void {
  for (const script of [true, false]) {
    describe(`script ${script ? 'on' : 'off'}`, () => define(createWorld(script, environment)));
  }
}

/** As `withScriptOnAndOff`, but on one site, for tests that are not affected by data of the other mode. */
export function withScriptOnAndOffAtOneSite(define: (world: World) => void, environment?: Environment): void {
  describe('at one site', () => {
    const holder = holdSite(environment);
    for (const script of [true, false]) {
      describe(`script ${script ? 'on' : 'off'}`, () => define(worldOf(script, holder)));
    }
  });
}

/** A world for tests that make sense in only one mode. */
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
    lite: inLite && !script,
    site,
    killSite,
    reviveSite,
    async person({ wide = false, mayLoseNetwork = false, worker = false, at = site().url, ...options } = {}) {
      const scripted = options.script ?? script;
      const context = await browser().newContext({
        baseURL: at,
        javaScriptEnabled: scripted || inLite,
        viewport: wide ? { width: 1280, height: 800 } : { width: 360, height: 740 },
        locale: 'en-UG',
        timezoneId: 'Africa/Kampala',
        reducedMotion: 'reduce',
        serviceWorkers: worker ? 'allow' : 'block',
      });
      contexts.push(context);
      if (!scripted && inLite) await context.addCookies([{ name: 'lite', value: '1', url: at }]);
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

/** Ends `setOffline` in all tabs of this browser. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await Promise.all(page.context().pages().map(tellOnline));
}

/** The browser of this process, which its test files use one after another. */
let browser: Browser | undefined;

/** Provides the browser for the tests of a file. A dead browser is replaced before the next test. */
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
 * Whether the error is Chromium's report of a 4xx response, which a test may expect, or of a 503, which means that a
 * payment gateway failed.
 */
function isRefusal(text: string): boolean {
  return /the server responded with a status of (?:4\d\d|503)/.test(text);
}

function isLostRequest(text: string): boolean {
  return /net::ERR_|Failed to fetch|error occurred when fetching the script|Error loading route module|the server responded with a status of 503/.test(
    text,
  );
}
