import { expect, it } from 'vitest';
import { act, ask, mainButton, moringa, newTalker, postAdvert } from './acts.ts';
import { wakeOutbox } from './callers.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

/** A seller with an advert, and a buyer who has asked about it. */
async function market(world: World, title: string) {
  const [seller, buyer] = [await newTalker(world), await newTalker(world)];
  const path = await postAdvert(seller.page, { ...moringa, title });
  const id = path.replace('/singleherb/', '');
  await act(buyer.page, `/chat?with=${seller.id}&ad=${id}`, { message: 'May I take it?' });
  return { seller, buyer, path, id };
}

withScriptOnAndOffAtOneSite((world) => {
  it('asks who bought it, and the buyer for a rating', async () => {
    const title = `sold ${world.script}`;
    const { seller, buyer, path, id } = await market(world, title);
    const { page } = seller;
    await page.goto(path);
    await world.settled(page);
    await mainButton(page, 'Mark as sold').click();
    await page.getByRole('heading', { level: 1, name: 'Who bought it?' }).waitFor();
    await world.settled(page);
    const choices = page.getByRole('radio');
    expect(await choices.count()).toBe(3);
    if (world.script) {
      await mainButton(page, 'Save').click();
      await page.getByText('Please choose one, or skip this.').waitFor();
    }
    expect((await ask(page, `${path}/buyer`, { buyer: 'x'.repeat(20) })).status).toBe(400);
    await page.getByLabel(buyer.fullName).check();
    await mainButton(page, 'Save').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await wakeOutbox(world.site());
    const asked = buyer.page.getByRole('link', { name: 'The seller says that you bought' });
    await expect
      .poll(async () => {
        await buyer.page.goto('/notifications');
        return asked.count();
      })
      .toBe(1);
    await asked.click();
    await buyer.page.getByRole('heading', { level: 1, name: `Rate ${seller.fullName}` }).waitFor();
    await world.settled(buyer.page);
    await buyer.page.getByText(`You rate ${seller.fullName} as a seller.`).waitFor();
    await buyer.page.getByLabel('I recommend').check();
    await mainButton(buyer.page, 'Send').click();
    await buyer.page.getByText('Your rating has been sent.').waitFor();

    await page.goto(`/rate?with=${buyer.id}&ad=${id}`);
    await page.getByText(`You rate ${buyer.fullName} as a buyer.`).waitFor();
    await page.goto(`${path}/buyer`);
    await page.getByRole('heading', { level: 1, name: 'Who bought it?' }).waitFor();
    expect(await page.getByLabel(buyer.fullName).isChecked()).toBe(true);
  });

  it('can be skipped, and taken back', async () => {
    const { seller, path } = await market(world, `skipped ${world.script}`);
    const { page } = seller;
    await page.goto('/account');
    await world.settled(page);
    await page.getByRole('main').locator('summary').first().click();
    await mainButton(page, 'Mark as sold').click();
    await page.getByRole('heading', { level: 1, name: 'Who bought it?' }).waitFor();
    await world.settled(page);
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await page.waitForURL('**/account');
    await page.goto(`${path}/buyer`);
    await mainButton(page, 'Available again').click();
    await page.getByText('Buyers can find this advert again.').waitFor();
    expect((await page.goto(`${path}/buyer`))?.status()).toBe(400);
  });

  it('is asked in the conversation in which a seller says that it is sold', async () => {
    const { seller, buyer, path, id } = await market(world, `told ${world.script}`);
    const { page } = seller;
    const other = await newTalker(world);
    await act(other.page, `/chat?with=${seller.id}&ad=${id}`, { move: 'ask' });
    await page.goto(`/chat?with=${other.id}`);
    await world.settled(page);
    await mainButton(page, 'Sorry, it is sold').click();
    await page.getByRole('heading', { name: 'Is this herb sold?' }).waitFor();
    await world.settled(page);
    expect(await page.getByLabel(other.fullName).count()).toBe(0);
    await page.getByLabel(buyer.fullName).check();
    await mainButton(page, 'Mark as sold').click();
    await page.getByRole('log').getByText('Sorry, it is sold').waitFor();
    await page.goto(`${path}/buyer`);
    await page.getByRole('heading', { level: 1, name: 'Who bought it?' }).waitFor();
    expect(await page.getByLabel(buyer.fullName).isChecked()).toBe(true);
  });
});
