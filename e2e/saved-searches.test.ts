import { expect, it } from 'vitest';
import { act, ask, mainButton, postAdvert, signUp } from './acts.ts';
import { withScriptOnAndOff } from './world.ts';

withScriptOnAndOff((world) => {
  it('saves a search, says that it is saved, and brings back what was deleted', async () => {
    const page = await world.person();
    await page.goto('/search?q=ginger+slices');
    await world.settled(page);
    const offered = page.getByRole('link', { name: 'Save this search' });
    expect(await offered.getAttribute('href')).toBe('/login?redirectTo=%2Fsearch%3Fq%3Dginger%2Bslices');
    await signUp(page);
    await page.goto('/search?q=ginger+slices');
    await world.settled(page);
    await mainButton(page, 'Save this search').click();
    await page.waitForURL('**/saved?tab=searches');
    const link = page.getByRole('main').getByRole('link', { name: '“ginger slices”' });
    const searches = page.getByRole('link', { name: 'Searches', exact: true });
    expect(await searches.getAttribute('aria-current')).toBe('page');
    await link.click();
    await page.waitForURL('**/search?q=ginger%20slices');
    await page.getByRole('link', { name: 'your searches' }).click();
    await page.getByRole('button', { name: 'Delete search “ginger slices”' }).click();
    await page.getByText('You have no saved searches.').waitFor();
    await mainButton(page, 'Undo').click();
    await link.waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('saves the page of a herb and a filtered feed, and says what cannot be saved and why', async () => {
    const page = await world.person();
    await signUp(page);
    await postAdvert(page, { title: 'Neem leaves' });
    for (const [path, name] of [
      ['/herbs/neem', 'Neem'],
      ['/home?district=Kampala&max=10000', 'Everything in Kampala, up to UGX 10,000'],
    ] as const) {
      await page.goto(path);
      await world.settled(page);
      await mainButton(page, 'Save this search').click();
      await page.getByRole('main').getByRole('link', { name }).waitFor();
    }
    await page.goto('/home?district=Mars&min=abc');
    expect(await page.getByText('Save this search').count()).toBe(0);
    for (let number = 3; number <= 20; number += 1) await act(page, '/saved', { q: `herb ${number}` });
    await page.goto('/search?q=one+too+many');
    await world.settled(page);
    await mainButton(page, 'Save this search').click();
    await page.getByRole('alert').getByText('You can save up to 20 searches.').waitFor();
    await page.getByRole('button', { name: 'Delete search “herb 20”' }).waitFor();
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await page.waitForURL('**/search?q=one+too+many');
    expect(await ask(page, '/saved', { delete: 'nobody’s' })).toMatchObject({ status: 404 });
  });
});
