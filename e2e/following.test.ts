import { expect, it } from 'vitest';
import { act, ask, logIn, mainButton, moringa, newTalker, postAdvert, signUp } from './acts.ts';
import { wakeOutbox } from './callers.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('follows a seller, tells once of two adverts of a day, and ends in the list', async () => {
    const [seller, follower] = [await newTalker(world), await newTalker(world)];
    const { page } = follower;
    await page.goto(`/user/${seller.id}`);
    await world.settled(page);
    await mainButton(page, 'Follow').click();
    await mainButton(page, 'Following').waitFor();
    await page.reload();
    await mainButton(page, 'Following').waitFor();

    for (const title of ['Dried ginger', 'Fresh mint'])
      await postAdvert(seller.page, { ...moringa, title: `${title} of ${seller.username}` });
    await wakeOutbox(world.site());
    const told = () => page.locator('.notification').allTextContents();
    await expect
      .poll(async () => {
        await page.goto('/notifications');
        return told();
      })
      .toEqual([expect.stringContaining('has 2 new adverts. The latest is “Fresh mint')]);
    await page.locator('.notification').click();
    await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/user/${seller.id}`);

    await page.goto('/saved?tab=sellers');
    await world.settled(page);
    const name = page.getByRole('main').getByRole('link', { name: `${seller.fullName} @${seller.username}` });
    const end = page.getByRole('button', { name: 'Unfollow', exact: true });
    expect(await end.getAttribute('aria-describedby')).toBe(await name.getAttribute('id'));
    await end.click();
    await page.getByText('You follow no sellers.').waitFor();
    await page.getByRole('status').getByText('You no longer follow this seller.').waitFor();
  });

  it('follows from an advert after login, and goes on from there', async () => {
    const seller = await newTalker(world);
    const advert = await postAdvert(seller.page, moringa);
    const person = await signUp(await world.person());
    const page = await world.person();
    await page.goto(advert);
    await world.settled(page);
    await mainButton(page, 'Follow').click();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.waitForURL(`**${advert}`);
    await page
      .getByRole('status')
      .getByText('You follow this seller. We will tell you about new adverts.')
      .waitFor();
    await mainButton(page, 'Following').waitFor();
    await world.settled(page);
    await mainButton(page, 'Following').click();
    await mainButton(page, 'Follow').waitFor();
  });

  it('is not offered for oneself, and says why it is refused', async () => {
    const [seller, other] = [await newTalker(world), await newTalker(world)];
    const own = await ask(seller.page, `/user/${seller.id}`);
    expect(own.text).not.toContain(`/user/${seller.id}/follow`);
    const self = await ask(seller.page, `/user/${seller.id}/follow`, { following: '1' });
    expect([self.status, self.text]).toEqual([400, expect.stringContaining('You cannot follow yourself.')]);
    await other.page.goto(`/user/${seller.id}`);
    await world.settled(other.page);
    await act(seller.page, `/chat/block?with=${other.id}`, { blocked: 'true' });
    await mainButton(other.page, 'Follow').click();
    await other.page.getByRole('heading', { level: 1, name: 'You cannot follow this person.' }).waitFor();
    await other.page.goto('/saved?tab=sellers');
    await other.page.getByText('You follow no sellers.').waitFor();
  });
});
