import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, ask, idOf, mainButton, moringa, newTalker, postAdvert } from './acts.ts';
import { wakeOutbox } from './callers.ts';
import { letCount, openDatabaseOf } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

/** A seller and a buyer who have written to each other about an advert of the seller's. */
async function dealt(world: World, title: string) {
  const [seller, buyer] = [await newTalker(world, { mayLoseNetwork: true }), await newTalker(world)];
  const path = await postAdvert(seller.page, { ...moringa, title });
  const about = path.replace('/singleherb/', '');
  await act(buyer.page, `/chat?with=${seller.id}&ad=${about}`, { message: 'Is it still there?' });
  await act(seller.page, `/chat?with=${buyer.id}`, { message: 'Yes, it is.' });
  return { seller, buyer, path };
}

/** Goes from the conversation to the form. */
async function openForm(world: World, page: Page, other: { id: string; fullName: string }): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await page.getByRole('link', { name: `Rate ${other.fullName}` }).click();
  await page.getByRole('heading', { level: 1, name: `Rate ${other.fullName}` }).waitFor();
  await world.settled(page);
}

const ratingsOn = (page: Page) => page.getByRole('region', { name: 'Ratings' });

withScriptOnAndOffAtOneSite((world) => {
  if (world.script)
    it('is offered in open conversations as soon as both have written', async () => {
      const [seller, buyer] = [await newTalker(world), await newTalker(world)];
      const path = await postAdvert(seller.page, { ...moringa, title: 'rated at once' });
      const about = path.replace('/singleherb/', '');
      await act(buyer.page, `/chat?with=${seller.id}&ad=${about}`, { message: 'Is it still there?' });
      for (const [{ page }, other] of [
        [seller, buyer],
        [buyer, seller],
      ] as const) {
        await page.goto(`/chat?with=${other.id}`);
        await world.settled(page);
        await page.getByRole('log').getByText('Is it still there?').waitFor();
        expect(await page.getByRole('link', { name: `Rate ${other.fullName}` }).count()).toBe(0);
      }
      await seller.page.getByLabel('Message').fill('Yes, it is.');
      await seller.page.getByRole('button', { name: 'Send' }).click();
      await seller.page.getByRole('link', { name: `Rate ${buyer.fullName}` }).waitFor();
      await buyer.page.getByRole('link', { name: `Rate ${seller.fullName}` }).waitFor();
    });

  it('shows both ratings when both have rated, with one answer', async () => {
    const title = `rated with script ${world.script}`;
    const { seller, buyer, path } = await dealt(world, title);
    const visitor = await world.person();
    for (const { email } of [seller, buyer]) await letCount(world.site(), email);

    await openForm(world, buyer.page, seller);
    await buyer.page.getByLabel('What would you tell others?').fill('Fresh, and on time.');
    const form = `/rate?with=${seller.id}&ad=${path.replace('/singleherb/', '')}`;
    if (world.script) {
      await mainButton(buyer.page, 'Send').click();
      await buyer.page.getByText('Please choose one of the two.').waitFor();
    }
    const refused = await ask(buyer.page, form, { text: `${'x'.repeat(300)}end` });
    expect(refused.status).toBe(400);
    for (const words of ['Please choose one of the two.', 'at most 300 characters', 'xend'])
      expect(refused.text).toContain(words);
    await buyer.page.getByLabel('I recommend').check();
    await mainButton(buyer.page, 'Send').dblclick();
    await buyer.page.waitForURL(`**/chat?with=${seller.id}`);
    await buyer.page.getByText('It will be shown when you have both rated, or after 7 days.').waitFor();
    expect(await buyer.page.getByRole('link', { name: `Rate ${seller.fullName}` }).count()).toBe(0);
    await buyer.page.goto(form);
    await buyer.page.getByText('This is your rating.').waitFor();
    expect(await mainButton(buyer.page, 'Send').count()).toBe(0);
    await visitor.goto(`/user/${seller.id}`);
    expect(await ratingsOn(visitor).count()).toBe(0);

    await openForm(world, seller.page, buyer);
    await seller.page.getByLabel('I do not recommend').check();
    await mainButton(seller.page, 'Send').click();
    await seller.page.getByText('both ratings are now shown').waitFor();
    await visitor.goto(`/user/${buyer.id}`);
    await ratingsOn(visitor)
      .getByRole('region', { name: 'As a buyer' })
      .getByText('I do not recommend')
      .waitFor();
    await visitor.getByText('0 of 1 recommend as a buyer').waitFor();
    await visitor.goto(path);
    await visitor.getByText('1 of 1 recommend as a seller').waitFor();
    await visitor.goto(`/user/${seller.id}`);
    await ratingsOn(visitor).getByText('Fresh, and on time.').waitFor();

    await seller.page.goto('/notifications');
    await seller.page.getByRole('link', { name: 'Somebody has rated you' }).click();
    await seller.page.waitForURL(`**/user/${seller.id}#ratings`);
    await world.settled(seller.page);
    await ratingsOn(seller.page).locator('summary').click();
    await seller.page.getByLabel('Your answer').fill(' \n ');
    await mainButton(seller.page, 'Send answer').click();
    await seller.page.getByText('Please write an answer first.').waitFor();
    await seller.page.getByLabel('Your answer').fill('Webale nnyo!');
    if (world.script) {
      await seller.page.route('**/user/*.data', (route) => route.abort());
      await mainButton(seller.page, 'Send answer').click();
      await ratingsOn(seller.page).getByRole('alert').waitFor();
      expect(await seller.page.getByLabel('Your answer').inputValue()).toBe('Webale nnyo!');
      await seller.page.unroute('**/user/*.data');
    }
    await mainButton(seller.page, 'Send answer').click();
    await ratingsOn(seller.page).getByText('Webale nnyo!').waitFor();
    expect(await ratingsOn(seller.page).locator('summary').count()).toBe(0);
    await visitor.goto(`/user/${seller.id}`);
    await ratingsOn(visitor).getByText('Webale nnyo!').waitFor();
  });

  it('shows a single rating after seven days', async () => {
    const title = `waiting with script ${world.script}`;
    const { seller, buyer } = await dealt(world, title);
    await openForm(world, buyer.page, seller);
    await buyer.page.getByLabel('I recommend').check();
    await mainButton(buyer.page, 'Send').click();
    await buyer.page.waitForURL(`**/chat?with=${seller.id}`);
    await buyer.page.goto(`/user/${seller.id}`);
    expect(await ratingsOn(buyer.page).count()).toBe(0);

    // As if it had been sent this long ago.
    const { db, close } = openDatabaseOf(world.site());
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ due_at: 0 })
      .where('task', 'like', '%show-rating%')
      .executeTakeFirstOrThrow();
    await close();
    expect(numUpdatedRows).toBe(1n);
    await wakeOutbox(world.site());
    await expect
      .poll(async () => {
        await buyer.page.goto(`/user/${seller.id}`);
        return ratingsOn(buyer.page).count();
      })
      .toBe(1);
    await ratingsOn(buyer.page).getByText('I recommend').waitFor();
    await seller.page.goto(`/user/${seller.id}`);
    await ratingsOn(seller.page)
      .getByRole('link', { name: `Rate ${buyer.fullName}` })
      .click();
    await seller.page.getByRole('heading', { level: 1, name: `Rate ${buyer.fullName}` }).waitFor();
  });

  it('offers no rating of people one has not dealt with', async () => {
    const [one, other] = [await newTalker(world), await newTalker(world)];
    const answer = await one.page.goto(`/rate?with=${await idOf(one.page, other)}&ad=ad_1`);
    expect(answer?.status()).toBe(404);
    await one.page.getByText('There is nothing here for you to rate.').waitFor();
  });
});
