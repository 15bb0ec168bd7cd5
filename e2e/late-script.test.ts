import { expect, it } from 'vitest';
import { holdScript, mainButton, moringa, postAdvert, signUp } from './acts.ts';
import { jpeg } from './pictures.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);

it('keeps what was changed in an advert before script came', async () => {
  const page = await world.person();
  await signUp(page);
  const path = await postAdvert(page, moringa, [await jpeg(1), await jpeg(2)]);
  const sendScript = await holdScript(page);
  await page.goto(path.replace('singleherb', 'update-herb'), { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('moringa seeds');
  await page.getByLabel('Description').fill('Picked this morning.');
  await page.getByLabel('Remove photo 1').check();
  sendScript();
  await world.settled(page);
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('Picked this morning.');
  expect(await page.locator('.photo-item').count()).toBe(1);
  await mainButton(page, 'Update Herb').click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: 'moringa seeds' }).waitFor();
  await page.getByText('Picked this morning.').first().waitFor();
  expect(await page.getByRole('region', { name: 'Photos' }).locator('img[src*="/media/"]').count()).toBe(1);
});
