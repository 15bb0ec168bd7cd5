import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import {
  act,
  idOf,
  letModerate,
  moringa,
  newcomer,
  newTalker,
  postAdvert,
  signUp,
  signUpForm,
} from './acts.ts';
import { jpeg } from './pictures.ts';
import { createWorld } from './world.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const world = createWorld(true);
const longWord = (length: number) => 'abcdefghij'.repeat(length / 10);

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Somebody whose every text is one long word, and who has a conversation. */
async function openTalkative() {
  const other = await newTalker(world);
  const page = await world.person();
  const me = await signUp(page, {
    ...newcomer(),
    email: `${longWord(60)}@example.org`,
    fullName: longWord(80),
    username: longWord(30),
  });
  const profile = new FormData();
  for (const [name, value] of Object.entries({ ...me, about: longWord(200) })) profile.set(name, value);
  await act(page, '/account/edit-account', profile);
  const advert = { ...moringa, title: longWord(100), description: longWord(2000), price: '9999999999' };
  const herb = await postAdvert(page, advert, [await jpeg(1), await jpeg(2), await jpeg(3)]);
  const ad = herb.split('/').at(-1);
  const id = await idOf(page, me);
  await act(page, herb, { comment: longWord(500) });
  await act(other.page, `/chat?with=${id}&ad=${ad}`, { message: longWord(500) });
  return { page, herb, ad, id, otherId: other.id };
}

/** The narrowest phone, and letters of twice the size. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** How many pixels too wide a page is: on a phone, and on the narrowest with letters of twice the size. */
async function tooWideBy(page: Page): Promise<number> {
  const asItIs = await overflow(page);
  const usual = page.viewportSize() ?? { width: 360, height: 740 };
  await enlarge(page);
  const narrowest = await overflow(page);
  await page.setViewportSize(usual);
  return asItIs + narrowest;
}

describe('the screens', () => {
  it('break long words, have room for text of twice the size, and work with assistive technology', async () => {
    const { page, herb, ad, id, otherId } = await openTalkative();
    const about = [herb, `${herb}/photos/1`, `/search?q=${longWord(10)}`, `/user/${id}`, `/user/${otherId}`];
    const chats = ['/messages', `/chat?with=${otherId}`, `/chat/block?with=${otherId}`];
    const saved = ['/saved', '/saved?tab=searches'];
    const own = [
      '/account',
      '/account/insights',
      '/account/edit-account',
      '/account/settings',
      '/notifications',
      '/post',
    ];
    const still = ['/report-problem', '/about-us', '/faqs'];
    const wrong: Record<string, unknown> = {};
    for (const path of ['/home', ...about, ...chats, ...saved, ...own, ...still]) {
      await page.goto(path);
      await world.settled(page);
      const light = await violations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await violations(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      const tooWide = await tooWideBy(page);
      if (light.length + dark.length + tooWide > 0) wrong[path] = { light, dark, tooWide };
    }
    const leave = `/leave?to=https://${longWord(60)}.example/${longWord(500)}`;
    const more = [`${herb}/share`, `/account/delete/${ad}`, `/pay?ad=${ad}`, leave, '/nowhere'];
    const forms = ['/suggestions', '/account/email', '/verify-email', `/update-herb/${ad}`];
    const filtered = ['/home?min=1000000000&max=9999999999', `/home?min=${longWord(50)}`];
    for (const path of [...more, ...forms, ...filtered, '/privacy-policy']) {
      await page.goto(path);
      const tooWide = await tooWideBy(page);
      if (tooWide > 0) wrong[path] = { tooWide };
    }
    expect(wrong).toEqual({});
  });

  it('neither cut off nor cover what is in their bars when letters are twice the size', async () => {
    const page = await world.person();
    await signUp(page);
    const herb = await postAdvert(page);
    await act(page, `${herb}/like`, { liked: 'true' });
    await page.goto('/home');
    await world.settled(page);
    await enlarge(page);
    await page.locator('.promo-text').evaluate(
      (line, text) => {
        line.textContent = text;
      },
      texts.promotions.lines.reduce((a, b) => (b.length > a.length ? b : a)),
    );
    const wrong = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const overlap = (one: string, other: string) => {
        const [a, b] = [box(one), box(other)];
        if (a === undefined || b === undefined) return [`${one} or ${other} is missing`];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : [`${one} and ${other} overlap`];
      };
      const short = '.promo-text, li:not(.navigation-profile, .navigation-aside) .navigation-words';
      const cutOff = [...document.querySelectorAll(short)].filter(
        (line) => line.scrollWidth > line.clientWidth,
      );
      return [
        ...cutOff.map((line) => `“${line.textContent}” is cut off`),
        ...overlap('.filters > summary', '.view-choice'),
        ...overlap('.top-chip', '.top-adverts .slip-title'),
        ...overlap('.logo', '.top-bar-saved'),
      ];
    });
    expect(wrong).toEqual([]);
    const linesOfName = await page.locator('.logo').evaluate((logo) => {
      const words = document.createRange();
      words.selectNode(logo.lastChild ?? logo);
      return words.getClientRects().length;
    });
    expect(linesOfName).toBe(1);
  });

  it('write our sentences from left to right, whatever a name in them is written in', async () => {
    const seller = await newTalker(world);
    const buyer = await world.person();
    await signUp(buyer, { ...newcomer(), fullName: 'محمد عبد الرحمن' });
    await act(buyer, await postAdvert(seller.page), { comment: 'Are they dry?' });
    await seller.page.goto('/notifications');
    const sentence = seller.page.locator('.notification').getByText('commented on your advert');
    expect(await sentence.evaluate((words) => getComputedStyle(words).direction)).toBe('ltr');
  });

  it('begin names and titles where ours begin, and cut only their end off', async () => {
    const fullName = 'محمد عبد الرحمن إبراهيم';
    const seller = await world.person({ wide: true });
    const person = await signUp(seller, { ...newcomer(), fullName });
    const buyer = await newTalker(world);
    const path = `/user/${await idOf(seller, person)}`;
    await act(buyer.page, path, { message: 'Are they dry?' });
    await seller.goto(path);
    const heading = seller.getByRole('heading', { level: 1, name: fullName });
    const indent = await heading.evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect().left - name.getBoundingClientRect().left;
    });
    expect(indent).toBeLessThan(2);
    await buyer.page.goto('/messages');
    const name = buyer.page.locator('.inbox-name');
    expect(await name.evaluate((line) => getComputedStyle(line).direction)).toBe('rtl');
    expect(await name.evaluate((line) => getComputedStyle(line).textAlign)).toBe('left');
  });

  it('show what is chosen also in colours of people’s own', async () => {
    const page = await world.person();
    await signUp(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const colourOf = (name: string) =>
      page
        .getByRole('navigation', { name: 'Saved' })
        .getByRole('link', { name })
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    await page.goto('/saved');
    expect(await colourOf('Adverts')).not.toBe(await colourOf('Searches'));
    await page.goto('/home');
    const borderOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((view) => getComputedStyle(view).borderStyle);
    expect(await borderOf('Grid')).not.toBe(await borderOf('List'));
  });

  it('say in the middle of a wide screen that nothing is saved', async () => {
    const page = await world.person({ wide: true });
    await signUp(page);
    const middle = async () => {
      const box = await page.locator('.empty-state .empty-sprig').boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    await page.goto('/saved');
    const ofAdverts = await middle();
    await page.goto('/saved?tab=searches');
    expect(await middle()).toBeCloseTo(ofAdverts);
  });

  it('leave moderators on a narrow phone what they find people by', async () => {
    const page = await world.person();
    await letModerate(world, await signUp(page));
    await page.goto('/moderation');
    await page.getByLabel('Username, full name or email address').waitFor();
    expect(await tooWideBy(page)).toBe(0);
  });

  it('break a long email address in a message shown once', async () => {
    const page = await world.person();
    const email = `${longWord(50)}@example.org`;
    await act(page, '/signup', signUpForm({ ...newcomer(), email }));
    await page.goto('/home');
    await page.locator('.verify-banner', { hasText: email }).waitFor();
    expect(await tooWideBy(page)).toBe(0);
  });

  it('work with assistive technology where visitors log in or sign up', async () => {
    const visitor = await world.person();
    for (const path of ['/login', '/signup', '/home']) {
      await visitor.goto(path);
      await world.settled(visitor);
      expect(await violations(visitor), path).toEqual([]);
    }
  });
});

describe('a card', () => {
  it('lets all of its seller’s name be tapped, below a title that is cut off', async () => {
    const page = await world.person();
    await signUp(page);
    await postAdvert(page, { ...moringa, title: 'bitter leaves, dried in shade '.repeat(3) });
    await page.goto('/home');
    await world.settled(page);
    const missed = await page
      .getByRole('article')
      .locator('a.seller')
      .first()
      .evaluate((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, height } = link.getBoundingClientRect();
        return Array.from({ length: Math.floor(height) }, (_, line) =>
          document.elementFromPoint(left + 5, top + line + 0.5),
        ).filter((found) => !link.contains(found)).length;
      });
    expect(missed).toBe(0);
  });

  it('breaks neither its seller’s name nor its time into two lines', async () => {
    const page = await world.person({ wide: true });
    await signUp(page, { ...newcomer(), username: 'babirye.naturals.of.kawempe_ug' });
    const herb = await postAdvert(page);
    const foot = page.locator(`article[id="${herb.split('/').at(-1)}"] .card-by`);
    await page.goto('/home');
    await world.settled(page);
    await foot.locator('time').evaluate((time) => {
      time.textContent = 'about 2 months ago';
    });
    const lines = foot.evaluate((line) =>
      ['.seller-name', 'time'].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(line.querySelector(part) ?? line);
        // A name that is cut off has a second box on the same line.
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(await lines).toEqual([1, 1]);
  });
});

describe('an advert on a wide screen', () => {
  it('covers nothing with what stays in sight beside the comments, and shows all of that', async () => {
    const seller = await world.person();
    await signUp(seller);
    for (let other = 1; other <= 4; other += 1) await postAdvert(seller, { title: `Moringa pods ${other}` });
    const title =
      'Moringa leaves, picked this morning, cleaned, tied in bundles and dried in the shade, by the bag';
    const herb = await postAdvert(seller, { title, description: 'Dried in the shade.\n\n'.repeat(20) });
    const page = await world.person({ wide: true });
    await page.goto(herb);
    await world.settled(page);
    const label = page.locator('.detail-label');
    await label.getByRole('link', { name: 'Chat' }).focus();
    const chat = await label.getByRole('link', { name: 'Chat' }).boundingBox();
    expect((chat?.y ?? Number.NaN) + (chat?.height ?? 0)).toBeLessThan(800);

    const similar = page.getByRole('region', { name: 'Similar adverts' });
    expect(await similar.getByRole('link').count()).toBe(4);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const beside = await label.boundingBox();
    const below = await similar.boundingBox();
    expect((beside?.y ?? Number.NaN) + (beside?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

describe('a profile', () => {
  it('has its adverts right below their heading', async () => {
    const page = await world.person({ wide: true });
    const me = await signUp(page);
    await postAdvert(page);
    await page.goto(`/user/${await idOf(page, me)}`);
    const heading = await page.getByRole('heading', { name: 'Posts' }).boundingBox();
    const advert = await page.getByRole('article').boundingBox();
    expect((advert?.y ?? Number.NaN) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(32);
  });
});

describe('the form of an advert', () => {
  it('begins right below its heading', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    const heading = await page.getByRole('heading', { name: 'Post New Ad' }).boundingBox();
    const label = await page.getByText('Photos', { exact: true }).boundingBox();
    expect((label?.y ?? Number.NaN) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(32);
  });
});

describe('the bars', () => {
  it('have room for the longest promotion, beside what else is in them', async () => {
    const longest = texts.promotions.lines.reduce((a, b) => (b.length > a.length ? b : a));
    const page = await world.person();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/home');
      await world.settled(page);
      const cutOff = await page.locator('.promo-text').evaluate((line, text) => {
        line.textContent = text;
        return line.scrollWidth - line.clientWidth;
      }, longest);
      expect(cutOff).toBe(0);
      const logo = await page.locator('.top-bar .logo').boundingBox();
      const promotion = await page.locator('.promo-line').boundingBox();
      const clearance = (promotion?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0);
      if (width >= 768) expect(clearance).toBeGreaterThan(8);
    }
  });

  it('have room for the current page’s name on the narrowest phone', async () => {
    const page = await world.person();
    await signUp(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/messages');
    const cutOff = await page
      .locator('[aria-current=page] .navigation-words')
      .filter({ visible: true })
      .evaluate((word) => word.scrollWidth - word.clientWidth);
    expect(cutOff).toBe(0);
  });

  it('do not cover what the browser leads to', async () => {
    const seller = await world.person();
    await signUp(seller);
    const herb = await postAdvert(seller);
    const page = await world.person({ script: false });
    await page.goto(`/report?advert=${herb.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.locator('input[name=reason]:focus').waitFor();
    const clearance = await page.evaluate(() => {
      const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
      const led = document.activeElement?.getBoundingClientRect().top ?? 0;
      return { scrolled: scrollY > 0, below: led - bottomOf(document.querySelector('.top-bar')) };
    });
    expect(clearance.scrolled).toBe(true);
    expect(clearance.below).toBeGreaterThan(0);
  });

  it('leave room in a conversation for a name beside the buttons there are without script', async () => {
    const other = await world.person();
    const kato = await signUp(other, { ...newcomer(), fullName: 'Kato Emmanuel' });
    const page = await world.person({ script: false });
    await signUp(page);
    await page.goto(`/chat?with=${await idOf(other, kato)}`);
    await page.getByRole('link', { name: 'Refresh' }).waitFor();
    const name = page.getByRole('heading', { name: 'Kato Emmanuel' });
    expect(await name.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  });

  it('show a whole conversation on paper', async () => {
    const other = await newTalker(world);
    const page = await world.person();
    await signUp(page);
    await act(page, `/chat?with=${other.id}`, { message: 'Are they fresh?\n'.repeat(80) });
    await page.setViewportSize({ width: 1045, height: 1045 });
    await page.goto(`/chat?with=${other.id}`);
    const inbox = page.getByRole('region', { name: 'Inbox' });
    await inbox.getByRole('link').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const width of [1045, 718]) {
      await page.setViewportSize({ width, height: 1045 });
      expect(await inbox.isVisible()).toBe(false);
      const said = await page.getByRole('log').getByText('Are they fresh?').boundingBox();
      expect(said?.height).toBeGreaterThan(1045);
      expect(said?.y).toBeGreaterThan(0);
      expect(await page.getByLabel('Message').isVisible()).toBe(false);
    }
  });

  it('leave their place to the page on paper', async () => {
    const seller = await world.person();
    await signUp(seller);
    const page = await world.person();
    await signUp(page);
    await page.goto(await postAdvert(seller));
    await page.emulateMedia({ media: 'print' });
    // Of a sheet upright and on its side, without margins.
    for (const width of [718, 1045]) {
      await page.setViewportSize({ width, height: 1045 });
      expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, y: 0, width });
      expect(
        await page
          .locator('.top-bar, .main-navigation, .verify-banner, .dock')
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    }
  });

  it('scroll away on a phone on its side', async () => {
    const page = await world.person();
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/privacy-policy');
    const barsInSight = () =>
      page.evaluate(() =>
        ['.top-bar', '.main-navigation'].filter((bar) => {
          const box = document.querySelector(bar)?.getBoundingClientRect();
          return box !== undefined && box.bottom > 0 && box.top < innerHeight;
        }),
      );
    expect(await barsInSight()).toEqual(['.top-bar', '.main-navigation']);
    await page.getByRole('heading', { name: 'Children' }).scrollIntoViewIfNeeded();
    expect(await barsInSight()).toEqual([]);
  });
});

/** Run in the page's own world through the debugger, which the page's policy on scripts does not concern. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (rules === undefined) await page.evaluate(axe);
  const results = await page.evaluate((only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // Nobody reads what passes, and all our styles come from the site itself.
    const brief: RunOptions = {
      resultTypes: ['violations'],
      preload: false,
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    };
    return axe.run(only === undefined ? brief : { ...brief, runOnly: only });
  }, rules);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
