import { expect, it } from 'vitest';
import { mainButton, newTalker } from './acts.ts';
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
