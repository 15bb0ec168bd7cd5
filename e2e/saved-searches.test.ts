import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { act, ask, logIn, mainButton, newTalker, postAdvert, signUp } from './acts.ts';
import { wakeOutbox } from './callers.ts';
import { mailsTo } from './mails.ts';
import { openDatabaseOf, type Site, verifyEmail } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('saves a visitor’s search after login, says that it is saved, and brings back what was deleted', async () => {
    const person = await signUp(await world.person());
    const page = await world.person();
    await page.goto('/search?q=ginger+slices');
    await world.settled(page);
    await mainButton(page, 'Save this search').click();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.waitForURL('**/search?q=ginger+slices');
    await page.getByRole('status').getByText('Search saved. We will tell you about new adverts.').waitFor();
    await page.getByRole('link', { name: 'your searches' }).click();
    await page.waitForURL('**/saved?tab=searches');
    const link = page.getByRole('main').getByRole('link', { name: '“ginger slices”' });
    const searches = page.getByRole('link', { name: 'Searches', exact: true });
    expect(await searches.getAttribute('aria-current')).toBe('page');
    await link.click();
    await page.waitForURL('**/search?q=ginger%20slices');
    await page.getByRole('link', { name: 'your searches' }).click();
    const deletion = page.getByRole('button', { name: 'Delete search', exact: true });
    expect(await deletion.getAttribute('aria-describedby')).toBe(await link.getAttribute('id'));
    await deletion.click();
    await page.getByText('You have no saved searches.').waitFor();
    await page.getByRole('status').getByText('The search “ginger slices” was deleted.').waitFor();
    await mainButton(page, 'Undo').click();
    await page.getByRole('status').getByText('Search restored.').waitFor();
    await link.waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.goto('/saved?tab=searches&deleted=1&q=Your+account');
    expect(await page.getByText('was deleted').count()).toBe(0);

    const tab = await world.anotherTab(page);
    await tab.goto('/saved?tab=searches');
    await act(page, '/saved', { delete: await page.locator('input[name=delete]').inputValue() });
    await tab.getByRole('button', { name: 'Delete search', exact: true }).click();
    await tab.getByRole('alert').getByText('This search is no longer saved.').waitFor();
    await tab.getByRole('heading', { level: 1, name: 'Saved' }).waitFor();
    expect(await tab.locator('.navigation-profile').textContent()).toContain('nakato');
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
    await page.getByRole('main').getByRole('link', { name: '“herb 20”' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete search', exact: true }).count()).toBe(20);
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await page.waitForURL('**/search?q=one+too+many');
    expect(await ask(page, '/saved', { delete: 'nobody’s' })).toMatchObject({ status: 404 });
  });

  it('notifies people of a matching advert, mails it once, and unsubscribes with one tap', async () => {
    const [buyer, seller] = [await newTalker(world), await newTalker(world)];
    const site = world.site();
    await verifyEmail(site, buyer.email);
    await act(buyer.page, '/saved', { q: 'tangawuzi', district: 'Kampala', min: '5000', max: '10000' });
    const ginger = { title: 'Dried ginger slices for tea', price: '7000' };
    const advert = await postAdvert(seller.page, ginger);
    await postAdvert(seller.page, { ...ginger, price: '12000' });
    await background(site);
    await buyer.page.goto('/notifications');
    await world.settled(buyer.page);
    const told = buyer.page.getByText('New for your search “tangawuzi” in Kampala, UGX 5,000 to 10,000: “');
    await told.waitFor();
    expect(await told.count()).toBe(1);

    await background(site, 'mail-digests');
    await background(site, 'mail-digests');
    const mails = async () =>
      (await mailsTo(world, buyer.email)).filter(({ subject }) => subject.startsWith('A new notification'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${advert}\n`);
    const link = site.url + new URL(mail?.unsubscribe ?? '').pathname;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    await postAdvert(seller.page, ginger);
    await background(site);
    await background(site, 'mail-digests');
    await buyer.page.reload();
    await expect.poll(() => told.count()).toBe(2);
    expect(await mails()).toHaveLength(1);
  });
});

/** Does what is left to be done, first the task that begins a day's mails if that is asked for. */
async function background(site: Site, kind?: 'mail-digests'): Promise<void> {
  const { db, close } = openDatabaseOf(site);
  const task = JSON.stringify({ kind });
  if (kind)
    await sql`insert into outbox (id, task, due_at, attempts) values (${kind}, ${task}, 0, 0)`.execute(db);
  await wakeOutbox(site);
  const due = async () => {
    const tasks = await db.selectFrom('outbox').select('task').execute();
    return tasks.filter((row) => /"(?:match-advert|mail-digests|send-mail)"/.test(row.task));
  };
  await expect.poll(due).toEqual([]).finally(close);
}
