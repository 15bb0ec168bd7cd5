import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, letModerate, newTalker, postAdvert, signUp } from './acts.ts';
import { letCount } from './site.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);

/** Two reported adverts, and the page of a moderator, the more urgent case first. */
async function desk() {
  const [seller, reporter] = [await newTalker(world), await newTalker(world)];
  await letCount(world.site(), seller.email);
  for (const [title, reason] of [
    ['sour drops', 'scam'],
    ['bitter drops', 'unlawful'],
  ] as const) {
    const path = await postAdvert(seller.page, { title });
    await act(reporter.page, `/report?advert=${path.split('/').at(-1)}`, { reason });
  }
  const page = await world.person({ wide: true });
  await letModerate(world, await signUp(page));
  await page.goto('/moderation');
  await world.settled(page);
  return { seller, reporter, page };
}

const openCase = (page: Page) => page.locator('.desk-case[aria-current]').textContent();

it('lists the cases beside them, and is worked by keyboard, but not while somebody types', async () => {
  const { page, reporter } = await desk();
  const queue = page.getByRole('navigation', { name: 'Waiting (2)' }).getByRole('link');
  expect(await queue.allTextContents()).toEqual([
    expect.stringContaining('Bitter drops'),
    expect.stringContaining('Sour drops'),
  ]);
  const urgent = page.getByRole('article', { name: 'Bitter drops' });
  await urgent.getByText('1 report, 0 count').waitFor();
  expect(await urgent.getByLabel('Reason').inputValue()).toBe('It offers what is unlawful or dangerous.');
  await queue.last().click();
  const hide = page.getByRole('article', { name: 'Sour drops' }).getByRole('button', { name: 'Hide' });
  await expect
    .poll(async () => {
      const box = await hide.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= 800;
    })
    .toBe(true);

  await page.keyboard.press('?');
  await page.getByText('Not while you type.').waitFor();
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('k');
  await expect.poll(() => openCase(page)).toContain('Bitter drops');
  await page.keyboard.press('j');
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('k');
  await expect.poll(() => openCase(page)).toContain('Bitter drops');
  const reason = page.getByRole('article', { name: 'Bitter drops' }).getByLabel('Reason');
  await reason.press('End');
  await reason.pressSequentially(' hjkrd');
  expect(await reason.inputValue()).toMatch(/ hjkrd$/);
  expect(await page.getByRole('article').count()).toBe(2);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('k');
  await page.keyboard.press('d');
  await page.getByText('Dismissed.').waitFor();
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('/');
  await page.keyboard.type('h');
  expect(await page.getByLabel('Username, full name or email').inputValue()).toBe('h');
  await reporter.page.goto('/notifications');
  await reporter.page.getByText('left it as it is').waitFor();
});
