import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import { failRequests, logIn, mainButton, newTalker, postAdvert, type Talker } from './acts.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

const question = 'Is this still available?';

/** A seller with an advert, and two others. */
async function market(world: World, title: string) {
  const [seller, buyer] = [await newTalker(world), await newTalker(world)];
  return { seller, buyer, path: await postAdvert(seller.page, { title }) };
}

async function openChat({ page }: Talker, other: Talker): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.fullName }).waitFor();
}

/** The last message with these words, not the button that sends them; without script, after "Refresh". */
function said(world: World, { page }: Talker, words: string | RegExp) {
  const found = page.getByRole('log').getByRole('paragraph').filter({ hasText: words }).last();
  return expect.poll(async () => {
    if (!world.script && (await found.count()) === 0) {
      await page.getByRole('main').getByRole('link', { name: 'Refresh' }).click();
      await page.getByRole('log').waitFor();
    }
    return found.count();
  });
}

withScriptOnAndOffAtOneSite((world) => {
  it('asks whether an advert is available, and the answer that it is sold removes it from the feed', async () => {
    const title = `asked ${world.script}`;
    const { seller, buyer, path } = await market(world, title);
    const third = await world.person();
    await third.goto('/home');
    await third.getByRole('article', { name: title }).waitFor();

    await buyer.page.goto(path);
    await mainButton(buyer.page, question).dblclick();
    await buyer.page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    await said(world, buyer, question).toBe(1);

    await openChat(seller, buyer);
    await mainButton(seller.page, 'Yes, it is').waitFor();
    await mainButton(seller.page, 'Sorry, it is sold').click();
    await seller.page.getByRole('heading', { name: 'Is this herb sold?' }).waitFor();
    await mainButton(seller.page, 'Mark as sold').click();
    await said(world, seller, 'Sorry, it is sold').toBe(1);
    await expect.poll(async () => (await third.request.get('/home')).text()).not.toContain(path);

    expect(await mainButton(seller.page, 'Yes, it is').count()).toBe(0);
    await said(world, buyer, 'Sorry, it is sold').toBe(1);
    await third.goto(path);
    await third.getByText('Sold', { exact: true }).waitFor();
    expect(await mainButton(third, question).count()).toBe(0);
  });

  it('asks a visitor’s question after login', async () => {
    const { seller, buyer, path } = await market(world, `visited ${world.script}`);
    const page = await world.person();
    await page.goto(path);
    await mainButton(page, question).click();
    await page.waitForURL('**/login?*');
    await logIn(page, buyer);
    await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    await page.getByRole('log').getByText(question).waitFor();
    await page.getByText('Your question has been sent.').waitFor();
  });

  it('makes an offer that is declined, one that is replaced, and one that is accepted', async () => {
    const { seller, buyer, path } = await market(world, `offered ${world.script}`);
    const offer = async (amount: string) => {
      const form = buyer.page.locator('details', { hasText: 'Make an offer' });
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      await buyer.page.getByLabel(/^Your offer for/).fill(amount);
      await mainButton(buyer.page, 'Send offer').click();
    };
    const makeOffer = async (amount: string) => {
      await offer(amount);
      await buyer.page.getByLabel(/^Your offer for/).waitFor({ state: 'hidden' });
    };
    await buyer.page.goto(path);
    await world.settled(buyer.page);
    await buyer.page.getByRole('main').getByRole('link', { name: 'Make an offer' }).click();
    await buyer.page.getByLabel(/^Your offer for/).waitFor();
    await offer('a lot');
    await buyer.page.getByText(/^Please enter the price in shillings/).waitFor();
    expect(await buyer.page.getByLabel(/^Your offer for/).inputValue()).toBe('a lot');
    await makeOffer('4,000');
    await said(world, buyer, 'UGX 4,000').toBe(1);

    await openChat(seller, buyer);
    expect(await seller.page.getByText('Make an offer').count()).toBe(0);
    await mainButton(seller.page, 'Decline').click();
    await said(world, seller, 'Declined').toBe(1);
    await said(world, buyer, 'Declined').toBe(1);

    await makeOffer('4,500');
    await said(world, buyer, 'Waiting for an answer').toBe(1);
    await makeOffer('5,000');
    await said(world, buyer, 'Replaced by a newer offer').toBe(1);
    await said(world, seller, 'UGX 5,000').toBe(1);
    await said(world, seller, 'Replaced by a newer offer').toBe(1);
    await expect.poll(() => mainButton(seller.page, 'Accept').count()).toBe(1);
    if (world.script) await seller.page.getByLabel('Message', { exact: true }).fill('You can collect');
    await mainButton(seller.page, 'Accept').dblclick();
    await said(world, seller, 'Accepted').toBe(1);
    const begun = await seller.page.getByLabel('Message', { exact: true }).inputValue();
    expect(begun).toBe(world.script ? 'You can collect' : '');
    await said(world, buyer, 'Accepted').toBe(1);
    await buyer.page.goto('/messages');
    await buyer.page.getByText('I accept your offer of UGX 5,000').waitFor();
  });

  if (!world.script) return;

  it('says what did not reach the site, keeps it, and sends an offer once by itself', async () => {
    const flaky = { mayLoseNetwork: true };
    const [seller, buyer] = [await newTalker(world, flaky), await newTalker(world, flaky)];
    const path = await postAdvert(seller.page, { title: 'offered on a bad network' });
    const unreached = (page: Page) => page.getByRole('alert').getByText('We could not reach the site.');
    await buyer.page.goto(path);
    await world.settled(buyer.page);
    await mainButton(buyer.page, question).click();
    await buyer.page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    await world.settled(buyer.page);
    await buyer.page.getByText('Make an offer').click();
    const amount = buyer.page.getByLabel(/^Your offer for/);
    await amount.fill('a lot');
    await mainButton(buyer.page, 'Send offer').click();
    await buyer.page.getByText(/^Please enter the price in shillings/).waitFor();
    await buyer.page.locator('#amount:focus').fill('4,000');
    const letOffer = await failRequests(buyer.page, '**/chat.data*');
    await mainButton(buyer.page, 'Send offer').click();
    await buyer.page.getByRole('log').getByText(texts.waiting.notYet).waitFor();
    await said(world, buyer, 'UGX 4,000').toBe(1);
    letOffer();
    await said(world, buyer, 'Waiting for an answer').toBe(1);
    await said(world, buyer, 'UGX 4,000').toBe(1);
    // Whoever taps again sends nothing.
    await amount.waitFor({ state: 'hidden' });

    await openChat(seller, buyer);
    await world.settled(seller.page);
    await mainButton(seller.page, 'Sorry, it is sold').click();
    await seller.page.getByRole('heading', { name: 'Is this herb sold?' }).waitFor();
    await failRequests(seller.page, '**/chat.data*');
    await mainButton(seller.page, 'Mark as sold').click();
    await unreached(seller.page).waitFor();
  });
});
