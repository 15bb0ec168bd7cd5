import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { texts } from '../core/texts.ts';
import { idOf, mainButton, moringa, newcomer, postAdvert, signUp } from './acts.ts';
import { jpeg } from './pictures.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);
const longWord = (length: number) => 'abcdefghij'.repeat(length / 10);

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the layout', () => {
  let page: Page;
  let screens: readonly string[];

  /** Somebody whose every text is one long word, and who talks to somebody. */
  async function open(): Promise<void> {
    const other = await world.person();
    const stranger = await signUp(other);
    page = await world.person();
    await signUp(page, { ...newcomer(), fullName: longWord(80), username: longWord(30) });
    await page.goto('/account/edit-account');
    await page.getByLabel('Bio').fill(longWord(200));
    await mainButton(page, 'Save').click();
    await page.waitForURL('**/account');
    const advert = { ...moringa, title: longWord(100), description: longWord(2000), price: '9999999999' };
    const herb = await postAdvert(page, advert, [await jpeg(1), await jpeg(2), await jpeg(3)]);
    await page.goto(herb);
    await page.getByLabel('Add a comment').fill(longWord(500));
    await mainButton(page, 'Post').click();
    await page.locator('.comment').waitFor();
    const id = await idOf(other, { ...stranger, username: longWord(30), fullName: longWord(80) });
    await other.goto(`/chat?with=${id}&ad=${herb.split('/').at(-1)}`);
    await other.getByLabel('Message', { exact: true }).fill(longWord(500));
    await other.getByRole('button', { name: 'Send' }).click();
    await other.getByText('Sent', { exact: true }).waitFor();
    const strangerId = await idOf(page, stranger);
    screens = [
      '/home',
      herb,
      `${herb}/photos/1`,
      `${herb}/share`,
      `/search?q=${longWord(10)}`,
      '/messages',
      `/chat?with=${strangerId}`,
      '/account',
      '/account/edit-account',
      '/account/settings',
      `/account/delete/${herb.split('/').at(-1)}`,
      `/pay?ad=${herb.split('/').at(-1)}`,
      `/user/${id}`,
      '/saved',
      '/post',
      '/about-us',
      '/privacy-policy',
      '/nowhere',
      `/leave?to=https://herbs.example/${longWord(500)}`,
    ];
  }

  it('breaks words of any length, and has room for letters of twice the size', async () => {
    await open();
    const tooWide: Record<string, number> = {};
    for (const screen of screens) {
      await page.goto(screen);
      const asItIs = await overflow(page);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
      });
      const by = asItIs + (await overflow(page));
      if (by > 0) tooWide[screen] = by;
    }
    expect(tooWide).toEqual({});
  });

  it('has room for the longest promotion in the top bar', async () => {
    const longest = texts.promotions.reduce((a, b) => (b.length > a.length ? b : a));
    for (const wide of [false, true]) {
      const page = await world.person({ wide });
      await page.goto('/home');
      await world.settled(page);
      const cutOff = await page.locator('.promo-text').evaluate((line, text) => {
        line.textContent = text;
        return line.scrollWidth - line.clientWidth;
      }, longest);
      expect(cutOff).toBe(0);
    }
  });

  it('lets the bars scroll away on a phone on its side', async () => {
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
