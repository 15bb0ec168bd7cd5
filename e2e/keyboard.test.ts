import { expect, it } from 'vitest';
import { act, mainButton, newTalker, postAdvert } from './acts.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);

it('is at the heading, below the answer, after a form has succeeded on its own page', async () => {
  const { page } = await newTalker(world);
  await page.goto('/notifications');
  await world.settled(page);
  await mainButton(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Saved.').waitFor();
  await page.locator('h1:focus').waitFor();
});

it('closes the menu of a conversation with Escape, and is then at what opens it', async () => {
  const [other, { page }] = [await newTalker(world), await newTalker(world)];
  await page.goto(`/chat?with=${other.id}`);
  await world.settled(page);
  const menu = page.locator('summary[aria-label=More]');
  const block = page.getByRole('main').getByRole('link', { name: 'Block' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await block.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await block.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
});

it('sends a comment, hears that it is there, and finds nothing it comes to behind the bars', async () => {
  const [seller, { page }] = [await newTalker(world), await newTalker(world)];
  const herb = await postAdvert(seller.page);
  for (let number = 1; number <= 5; number += 1) await act(page, herb, { comment: `Dry? ${number}` });
  await page.goto(herb);
  await world.settled(page);
  await page.getByLabel('Add a comment').focus();
  await page.keyboard.type('How much for two?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Posted').waitFor({ state: 'attached' });
  const covered: string[] = [];
  for (let link = 1; link <= 8; link += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      const { left, top, width, height } = active?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return active?.contains(shown) ? [] : [active?.textContent ?? ''];
    });
    covered.push(...found);
  }
  expect(covered).toEqual([]);
});
