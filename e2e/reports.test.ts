import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  act,
  ask,
  idOf,
  letModerate,
  mainButton,
  newcomer,
  type Person,
  postAdvert,
  signUp,
} from './acts.ts';
import { mailsTo } from './mails.ts';
import { letCount } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

/** Somebody who joined long ago, in a browser of their own. */
async function member(world: World, options: { readonly moderator?: boolean } = {}) {
  const page = await world.person();
  const person: Person = newcomer();
  await signUp(page, person);
  await letCount(world.site(), person.email);
  if (options.moderator) await letModerate(world, person);
  return { page, person };
}

async function report(world: World, page: Page, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'Report', exact: true }).first().click();
  await page.waitForURL('**/report?*');
  await world.settled(page);
  await page.getByLabel(reason).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you. We will look at it.').waitFor();
}

withScriptOnAndOffAtOneSite((world) => {
  it('hides what three people report, tells the seller why, and shows it again when a moderator restores it', async () => {
    const title = `false balm ${world.script}`;
    const seller = await member(world);
    const path = await postAdvert(seller.page, { title });
    const visitor = await world.person();
    await visitor.goto(path);
    for (const reason of ['Scam', 'False claims of cure', 'Scam']) {
      const { page } = await member(world);
      await page.goto(path);
      await report(world, page, reason);
      await page.goto(`/report?advert=${path.split('/').at(-1)}`);
      await page.getByText('You have already reported this').waitFor();
    }
    expect((await ask(visitor, path)).status).toBe(404);
    for (const list of ['/home', `/search?q=${encodeURIComponent(title)}`, '/sitemap.xml'])
      expect((await ask(visitor, list)).text).not.toContain(path);

    const why = seller.page.getByText('Reported as: Scam, False claims of cure.');
    await seller.page.goto('/notifications');
    await seller.page.getByRole('link', { name: 'is hidden until we have looked at it' }).click();
    await why.waitFor();
    await seller.page.goto(path);
    await why.waitFor();
    const above = () => seller.page.getByRole('main').textContent();
    expect(await above()).toMatch(/^People have reported it\..*Reported as: Scam, False claims of cure\./);
    await seller.page.getByRole('link', { name: 'Ask for a review' }).click();
    await seller.page.getByRole('heading', { level: 1, name: 'Hidden' }).waitFor();
    await world.settled(seller.page);
    await seller.page.getByLabel('What should we know?').fill('It is only a balm.');
    await seller.page.getByRole('button', { name: 'Ask for a review' }).click();
    await seller.page.getByText('You have asked for a review').first().waitFor();
    expect(await seller.page.getByRole('button', { name: 'Ask for a review' }).count()).toBe(0);
    for (const page of [path, '/account']) {
      await seller.page.goto(page);
      await seller.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await seller.page.getByText('Ask for a review').count()).toBe(0);
    }
    await seller.page.goto(path);
    expect(await above()).toMatch(/^People have reported it\..*You have asked for a review\./);

    const [first, second] = [
      await member(world, { moderator: true }),
      await member(world, { moderator: true }),
    ];
    for (const { page } of [first, second]) {
      await page.goto('/account/settings');
      await page.getByRole('link', { name: 'Moderation' }).click();
      await page.getByText('It is only a balm.').waitFor();
      await world.settled(page);
    }
    const caseOn = (page: Page) => page.getByRole('article', { name: title });
    const decide = async (page: Page, act: string, reason: string) => {
      await caseOn(page).getByLabel('Reason').fill(reason);
      await caseOn(page).getByRole('button', { name: act }).click();
    };
    await decide(first.page, 'Restore', 'It promises nothing.');
    await first.page.getByText('Restored.').waitFor();
    await decide(second.page, 'Hide', 'It looks wrong.');
    await second.page
      .getByText(`${first.person.fullName} has restored this in the meantime: “It promises nothing.”`)
      .waitFor();
    expect((await ask(visitor, path)).status).toBe(200);
    expect((await ask(visitor, '/home')).text).toContain(path);
    await seller.page.goto('/notifications');
    await seller.page.getByRole('link', { name: 'is shown again' }).click();
    await seller.page.getByText('It promises nothing.').waitFor();
    expect((await ask(seller.page, '/moderation')).status).toBe(404);
  });

  it('hides everything of a banned seller, tells the second moderator, and restores everything after an answer', async () => {
    const seller = await member(world);
    const path = await postAdvert(seller.page, { title: `stolen leaves ${world.script}` });
    const id = await idOf(seller.page, seller.person);
    const [first, second] = [
      await member(world, { moderator: true }),
      await member(world, { moderator: true }),
    ];
    expect((await ask(seller.page, `/user/${id}`)).text).not.toContain('Moderate');
    for (const { page } of [first, second]) {
      await page.goto(`/user/${id}`);
      await page.getByRole('link', { name: 'Moderate this account' }).click();
      await page.getByRole('article', { name: seller.person.username }).waitFor();
      await world.settled(page);
    }
    const cookies = await seller.page.context().cookies();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${world.site().url}/events`, { headers: { Cookie } });
    expect(stream.status).toBe(200);

    await first.page.getByLabel('Reason').fill('The photos are not yours.');
    expect(await mainButton(first.page, 'Ban').isVisible()).toBe(false);
    await first.page.getByText('for good').click();
    await mainButton(first.page, 'Ban').click();
    await first.page.getByText('Banned.', { exact: true }).waitFor();
    await second.page.getByLabel('Reason').fill('Please be honest.');
    await mainButton(second.page, 'Warn').click();
    await second.page.getByText(`${first.person.username} has just banned this account.`).waitFor();
    await mainButton(second.page, 'Warn').waitFor({ state: 'detached' });

    await stream.text();
    expect((await ask(seller.page, '/account')).location).toMatch(/^\/login/);
    expect((await ask(seller.page, path)).status).toBe(404);
    expect((await ask(seller.page, '/home')).text).not.toContain(path);

    const told = async () => (await mailsTo(world, seller.person.email)).map(({ text }) => text).join('\n');
    await expect.poll(told, { timeout: 60_000 }).toContain('The photos are not yours.');
    await seller.page.goto(/\/appeal\/\S+/.exec(await told())?.[0] ?? '');
    await world.settled(seller.page);
    await seller.page.getByLabel('Your answer').fill('I took them in my garden.');
    await mainButton(seller.page, 'Send').click();
    await seller.page.getByText('Thank you. We will read it').waitFor();

    await second.page.goto('/moderation');
    await second.page.getByRole('link', { name: 'Answers' }).click();
    await world.settled(second.page);
    const answer = second.page.getByRole('article', { name: `Answer from ${seller.person.username}` });
    await answer.getByText('I took them in my garden.').waitFor();
    await answer.getByLabel('Reason').fill('I believe you.');
    await answer.getByRole('button', { name: 'Restore' }).click();
    await second.page.getByText('Restored.', { exact: true }).waitFor();
    expect((await ask(seller.page, path)).status).toBe(200);
    expect((await ask(seller.page, '/home')).text).toContain(path);
  });

  it('shows whoever reports an illness whom to call, and hides the advert for an old, confirmed account alone', async () => {
    const seller = await member(world);
    const path = await postAdvert(seller.page, { title: `bitter drops ${world.script}` });
    const [visitor, throwaway] = [await world.person(), await world.person()];
    await signUp(throwaway);
    for (const page of [visitor, throwaway, (await member(world)).page]) {
      expect((await ask(page, path)).status).toBe(200);
      await page.goto(path);
      await report(world, page, 'This made me or someone ill');
      const authority = page.getByRole('link', { name: 'National Drug Authority, toll-free 0800 101 999' });
      expect(await authority.getAttribute('href')).toBe('tel:0800101999');
    }
    expect((await ask(visitor, path)).status).toBe(404);
  });

  it('leads moderators from their own page to people whose names begin alike', async () => {
    const { page } = await member(world, { moderator: true });
    const { page: others, person } = await member(world);
    await page.goto('/account');
    await page.getByRole('main').getByRole('link', { name: 'Moderation' }).click();
    await world.settled(page);
    await page.getByLabel('Username, full name or email').fill(person.username.slice(0, 3).toUpperCase());
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('region', { name: 'People found' }).getByRole('link').first().waitFor();
    await page.getByLabel('Username, full name or email').fill(person.email.toUpperCase());
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('article', { name: person.username }).waitFor();
    expect((await ask(others, '/account')).text).not.toContain('Moderation');
    expect((await ask(others, '/account/settings')).text).not.toContain('Moderation');
  });

  it('leaves the username that nobody has in its field', async () => {
    const { page } = await member(world, { moderator: true });
    await page.goto('/moderation?user=nobody.at.all');
    await page.getByRole('alert').getByText('There is no account').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('nobody.at.all');
  });

  if (world.script) {
    it('keeps the reason for one decision while another is made', async () => {
      const titles = [`sour drops ${world.script}`, `sweet drops ${world.script}`];
      const seller = await member(world);
      const { page: reporter } = await member(world);
      for (const title of titles) {
        const path = await postAdvert(seller.page, { title });
        await act(reporter, `/report?advert=${path.split('/').at(-1)}`, { reason: 'scam' });
      }
      const { page } = await member(world, { moderator: true });
      await page.goto('/moderation');
      await world.settled(page);
      const [first, second] = titles.map((name) => page.getByRole('article', { name }));
      await first?.getByLabel('Reason').fill('Half a reason');
      await second?.getByLabel('Reason').fill('It says nothing false.');
      await second?.getByRole('button', { name: 'Dismiss' }).click();
      await second?.waitFor({ state: 'detached' });
      expect(await first?.getByLabel('Reason').inputValue()).toBe('Half a reason');
    });
  }

  it('accepts a visitor’s report about a profile, and keeps what was typed if no reason was chosen', async () => {
    const { page } = await member(world);
    const visitor = await world.person();
    await postAdvert(page, { title: `mild tea ${world.script}` });
    await visitor.goto(await ownProfile(page));
    await visitor.getByRole('link', { name: 'Report', exact: true }).click();
    await visitor.waitForURL('**/report?user=*');
    const path = visitor.url().slice(new URL(visitor.url()).origin.length);
    const refused = await ask(visitor, path, { text: 'He took my money.', reason: '' });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.text).toContain('He took my money.');
    expect(refused.text).toContain('Please choose what is wrong.');
    await world.settled(visitor);
    await visitor.getByLabel('Rude or harassing').check();
    await visitor.getByRole('button', { name: 'Send report' }).click();
    await visitor.getByText('Thank you. We will look at it.').waitFor();
  });
});

async function ownProfile(page: Page): Promise<string> {
  const found = /\/user\/[\w-]+/.exec((await ask(page, '/home')).text);
  return found?.[0] ?? '';
}
