import { it } from 'vitest';
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
