import { expect, it } from 'vitest';
import {
  ask,
  fillAdvert,
  idOf,
  mainButton,
  moringa,
  newTalker,
  postAdvert,
  sendWhenShrunk,
  signUp,
} from './acts.ts';
import { jpeg } from './pictures.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

const claim = 'Dried in the shade. This cures diabetes, ask me.';

withScriptOnAndOffAtOneSite((world) => {
  it('returns an advert that claims a cure, and posts it hidden when it is sent for review', async () => {
    const title = `moringa under review, script ${world.script}`;
    const page = await world.person();
    const person = await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await fillAdvert(page, { ...moringa, title, description: claim });
    await page.getByLabel('Photos').setInputFiles([await jpeg(1, { width: 320, height: 240 })]);
    expect(await mainButton(page, 'Send for review').count()).toBe(0);
    await sendWhenShrunk(page, 'Post Ad');

    await page.locator('mark', { hasText: 'cures diabetes' }).waitFor();
    const field = page.getByLabel('Description');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(claim.toLowerCase());
    await expect.poll(() => page.locator('main form img[src*="/media/"]').count()).toBe(1);
    await page.getByText(/unless the National Drug Authority has approved that advert/).waitFor();
    expect(await page.getByRole('link', { name: 'Why?' }).getAttribute('href')).toBe('/help#claims');

    await mainButton(page, 'Send for review').click();
    await page.waitForURL('**/singleherb/ad_*');
    const path = new URL(page.url()).pathname;
    await page.getByText('Sent for review.', { exact: false }).waitFor();
    await page.getByText('It says “cures diabetes”', { exact: false }).waitFor();
    await page.getByText('Hidden', { exact: true }).waitFor();

    const stranger = await newTalker(world);
    const id = await idOf(stranger.page, person);
    for (const list of ['/home', `/search?q=${encodeURIComponent(title)}`, `/user/${id}`, '/sitemap.xml'])
      expect((await ask(stranger.page, list)).text, list).not.toContain(path);
    expect((await ask(stranger.page, path)).status).toBe(404);
    expect((await ask(page, '/account')).text).toContain(path);
  });

  it('lets an advert deny that it cures, and returns an edit and a comment that claim it, which can be sent for review', async () => {
    const seller = await newTalker(world);
    const path = await postAdvert(seller.page, { description: 'This does not cure diabetes.' });
    await seller.page.goto(path.replace('singleherb', 'update-herb'));
    await world.settled(seller.page);
    await seller.page.getByLabel('Title').fill('Cures cancer');
    await mainButton(seller.page, 'Update Herb').click();
    await seller.page.locator('mark', { hasText: 'cures cancer' }).waitFor();
    await seller.page.getByLabel('Title').fill('Moringa');
    await mainButton(seller.page, 'Update Herb').click();
    await seller.page.getByText('Herb updated successfully!').waitFor();

    const { page } = await newTalker(world);
    await page.goto(path);
    await world.settled(page);
    const field = page.getByLabel('Add a comment');
    await field.fill('It healed my ulcers');
    await mainButton(page, 'Post').click();
    await page.getByText(/“healed my ulcers”: Nobody may advertise/).waitFor();
    expect(await field.inputValue()).toBe('It healed my ulcers');
    if (world.script)
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const isInSight = (button: Element) => {
      const { left, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 20, y) === button);
    };
    await expect.poll(() => mainButton(page, 'Send for review').evaluate(isInSight)).toBe(true);
    await field.fill('Does it heal ulcers?');
    await mainButton(page, 'Post').click();
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByText('Does it heal ulcers?').last().waitFor();

    expect(await mainButton(page, 'Send for review').count()).toBe(0);
    await world.settled(page);
    await expect.poll(() => field.inputValue()).toBe('');
    await field.fill('It cured my ulcers');
    await mainButton(page, 'Post').click();
    await mainButton(page, 'Send for review').click();
    await comments.getByRole('link', { name: 'Hidden. Why?' }).waitFor();
    expect((await ask(page, path)).text).toContain('It cured my ulcers');
    expect((await ask(seller.page, path)).text).not.toContain('It cured my ulcers');
  });

  it('returns a profile that claims a cure, with the phrases marked and without a way to send it for review', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/account/edit-account');
    await world.settled(page);
    await page.getByLabel('Full name').fill('Nakato, healer of HIV');
    await page.getByLabel('Bio').fill('Herbs that reverse diabetes.');
    await mainButton(page, 'Save').click();
    await page.locator('mark', { hasText: 'healer of HIV' }).waitFor();
    await page.locator('mark', { hasText: 'reverse diabetes' }).waitFor();
    await page.getByText('Please change the marked words.').waitFor();
    expect(await page.getByLabel('Bio').inputValue()).toBe('Herbs that reverse diabetes.');
    expect(await mainButton(page, 'Send for review').count()).toBe(0);
  });
});
