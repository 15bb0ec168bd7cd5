import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gate } from '../core/fixtures-for-test.ts';
import * as texts from '../core/texts/by-subject.ts';
import {
  act,
  ask,
  drawn,
  failRequests,
  fillAdvert,
  logIn,
  logInBeside,
  mainButton,
  moringa,
  postAdvert,
  sendWhenShrunk,
  signUp,
} from './acts.ts';
import { endSessions, wakeOutbox } from './callers.ts';
import { mailsTo } from './mails.ts';
import { jpeg, type PictureFile } from './pictures.ts';
import { openDatabaseOf, verifyEmail } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

/** On the form for a new advert, which has been filled in. */
async function fillNewAdvert(world: World, page: Page, title: string, photos: PictureFile[]): Promise<void> {
  await page.goto('/post');
  await world.settled(page);
  await fillAdvert(page, { ...moringa, title });
  await page.getByLabel('Photos').setInputFiles(photos);
}

/** What is where this text is: controls, and the words of others. It runs in the page. */
function coveredBy(notice: Element): string[] {
  const words = document.createRange();
  const boxOf = (element: Element) => {
    if (element.matches('input, select, textarea, button')) return element.getBoundingClientRect();
    words.selectNodeContents(element);
    return words.getBoundingClientRect();
  };
  const box = notice.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(input, select, textarea, button, label, p)')]
    .filter((element) => !element.contains(notice))
    .filter((element) => {
      // What is folded has a box too.
      if (!element.checkVisibility()) return false;
      const { top, right, bottom, left } = boxOf(element);
      return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    })
    .map((element) => element.outerHTML);
}

/** In Lite each photo is a link with its size. */
const photosOf = (page: Page) =>
  page.getByRole('region', { name: 'Photos' }).locator('img[src*="/media/"], .picture-link');

/** The telephone numbers that script has the page call. */
async function callsFrom(page: Page): Promise<readonly string[]> {
  const called: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => called.push(url));
  return called;
}

withScriptOnAndOffAtOneSite((world) => {
  it('posts one advert with three photos, though the form is sent twice, and shows it in the feed', async () => {
    const title = `moringa with script ${world.script}`;
    const page = await world.person();
    const person = await signUp(page);
    await fillNewAdvert(world, page, title, [await jpeg(1), await jpeg(2), await jpeg(3)]);
    await page.locator('progress').waitFor({ state: 'detached' });
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await mainButton(page, 'Post Ad').dblclick();
    // Not waitForURL: without script the second click may end the first one's way to the advert, which fails there.
    await page.getByText('Ad posted successfully!').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/singleherb\/ad_/);
    expect(sent.slice(sent.indexOf('/post.data')), 'its photos are not sent as a draft too').not.toContain(
      '/post/draft',
    );
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('UGX 25,000').first().waitFor();
    await expect.poll(() => photosOf(page).count()).toBe(3);

    await page.goto('/home');
    const card = page.getByRole('article', { name: title });
    await card.getByText('UGX 25,000').waitFor();
    await card.getByText('Kampala, Ntinda').waitFor();
    // Once as it is said, and once as short as a low row has room for.
    await card.getByText('Just now').first().waitFor();
    await card.getByRole('link', { name: person.username }).first().waitFor();
    await page.goto('/account');
    await page.getByText('1 Post', { exact: true }).waitFor();
  });

  it('asks what the price is for, which kind it is and how it comes, and remembers the way', async () => {
    const page = await world.person();
    await signUp(page);
    await fillNewAdvert(world, page, 'moringa powder in bags', [await jpeg(1)]);
    await page.getByLabel('Kind').selectOption('Powder');
    await page.getByLabel('Price (UGX)').fill('8000');
    await page.getByLabel('Quantity').fill('250');
    await page.getByLabel('Boda delivery').check();
    await sendWhenShrunk(page, 'Post Ad');
    await page.getByText(texts.adverts.unitMissing).waitFor();
    expect(await page.getByLabel('Unit').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Kind').inputValue()).toBe('powder');
    expect(await page.getByLabel('Boda delivery').isChecked()).toBe(true);
    expect(await page.getByLabel('Pick up').isChecked()).toBe(false);
    await page.getByLabel('Unit').selectOption('g');
    await sendWhenShrunk(page, 'Post Ad');
    await page.waitForURL('**/singleherb/ad_*');
    const { pathname } = new URL(page.url());
    await page.getByText('UGX 8,000 per 250 g').waitFor();
    await page.getByText('Powder · UGX 32,000 per kg').waitFor();
    await page.getByText('Boda delivery').waitFor();

    await page.goto('/home');
    const card = page.getByRole('article', { name: 'moringa powder in bags' }).first();
    await card.getByText('UGX 8,000 per 250 g').waitFor();
    await page.goto('/post');
    await world.settled(page);
    expect(await page.getByLabel('District', { exact: true }).inputValue()).toBe('Kampala');
    expect(await page.getByLabel('Village').inputValue()).toBe('Ntinda');
    expect(await page.getByLabel('Boda delivery').isChecked()).toBe(true);
    expect(await page.getByLabel('Pick up').isChecked()).toBe(false);
    expect(await page.getByLabel('Quantity').inputValue()).toBe('');

    await page.goto(pathname.replace('singleherb', 'update-herb'));
    await world.settled(page);
    expect(await page.getByLabel('Quantity').inputValue()).toBe('250');
    await page.getByLabel('Quantity').fill('');
    await page.getByLabel('Unit').selectOption('');
    await page.getByLabel('Boda delivery').uncheck();
    await mainButton(page, 'Update Herb').click();
    await page.waitForURL('**/singleherb/ad_*');
    await page.getByText('UGX 8,000', { exact: true }).first().waitFor();
    expect(await page.getByText('Boda delivery').count()).toBe(0);
  });

  if (world.script)
    it('says beside the price what the herb in the title usually costs, by its kind', async () => {
      const page = await world.person({ mayLoseNetwork: true });
      await signUp(page);
      const dried = { quantity: '1', unit: 'kg', goods: 'dried' };
      for (let number = 1; number <= 8; number += 1)
        await postAdvert(page, { title: `rosemary ${number}`, price: String(number * 1000), ...dried });
      await page.goto('/post');
      await world.settled(page);
      const advice = page.getByText('About Rosemary.');
      await page.getByLabel('Title').fill('rosemary from my garden');
      await page.getByLabel('Title').press('Tab');
      await page.getByText('About Rosemary. Usually UGX 3,000 to 6,000.', { exact: true }).waitFor();
      await page.getByLabel('Kind').selectOption('Dried');
      const ofKind = 'About Rosemary. Dried: usually UGX 3,000 to 6,000 per kg.';
      await page.getByText(ofKind, { exact: true }).waitFor();

      // An older question, whose answer is late, is given up for the next one.
      const asked = gate();
      const lost = page.waitForEvent('requestfailed');
      await page.route('**/post/usual-price?*', async (route) => {
        const goods = new URL(route.request().url()).searchParams.get('goods');
        if (goods === 'oil') return route.abort('connectionreset');
        if (goods !== 'powder') return route.continue();
        asked.open();
      });
      await page.getByLabel('Kind').selectOption('Powder');
      await asked.opened;
      await page.getByLabel('Title').fill('a clay pot');
      await page.getByLabel('Kind').selectOption('Other');
      expect((await lost).url()).toContain('goods=powder');
      await advice.waitFor({ state: 'detached' });

      await page.getByLabel('Title').fill('rosemary');
      await page.getByLabel('Kind').selectOption('Dried');
      await page.getByText(ofKind, { exact: true }).waitFor();
      await page.getByLabel('Kind').selectOption('Oil');
      await advice.waitFor({ state: 'detached' });
    });

  it('keeps a draft until it is discarded or posted', async () => {
    const page = await world.person();
    await signUp(page);
    const begun = page.getByText('This is your draft.');
    await fillNewAdvert(world, page, 'begun in a hurry', [await jpeg(6), await jpeg(7)]);
    if (!world.script) await page.getByRole('button', { name: 'Save draft' }).click();
    await page.locator('input[name=pictureKeys]').nth(1).waitFor({ state: 'attached' });
    await page.getByText('Draft saved.').waitFor();
    if (world.script) {
      await page.getByLabel('Title').scrollIntoViewIfNeeded();
      const notice = await page.getByText('Draft saved.').boundingBox();
      expect(notice?.y).toBeLessThan(740);
      expect(await page.getByText('Draft saved.').evaluate(coveredBy)).toEqual([]);
      await page.getByLabel('Description').evaluate((field) => field.scrollIntoView({ block: 'start' }));
      expect(await page.getByText('Draft saved.').evaluate(coveredBy)).toEqual([]);
      // No pause before leaving; on a slow machine the first of the words may be sent before.
      const sent = page.waitForResponse(
        (response) =>
          response.url().endsWith('/post/draft') &&
          response.request().postData()?.includes(' and more') === true,
      );
      await page.getByLabel('Description').pressSequentially(' and more');
      await page.getByRole('link', { name: 'Home' }).first().click();
      await sent;
    }
    await page.goto('/account');
    await page.getByRole('link', { name: 'Continue your draft' }).click();
    await begun.waitFor();
    expect(await page.getByText('Continue your draft').count()).toBe(0);
    expect(await page.getByLabel('Title').inputValue()).toBe('begun in a hurry');
    expect(await page.getByLabel('Description').inputValue()).toContain('dried in the shade');
    if (world.script) expect(await page.getByLabel('Description').inputValue()).toContain(' and more');
    expect(await page.getByLabel('Village').inputValue()).toBe('Ntinda');
    expect(await page.locator('main form img[src*="/media/"]').count()).toBe(2);

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByText('Your draft was discarded.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await begun.waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('begun in a hurry');

    await world.settled(page);
    await mainButton(page, 'Post Ad').click();
    await page.waitForURL('**/singleherb/ad_*');
    await page.getByRole('heading', { level: 1, name: 'begun in a hurry' }).waitFor();
    await expect.poll(() => photosOf(page).count()).toBe(2);
    await page.goto('/post');
    await page.getByRole('heading', { level: 1, name: 'Post New Ad' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    expect(await begun.count()).toBe(0);
  });

  it('keeps a draft from a closed browser for the next one', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await fillNewAdvert(world, page, 'begun on a bad phone', [await jpeg(6)]);
    if (!world.script) await page.getByRole('button', { name: 'Save draft' }).click();
    await page.locator('input[name=pictureKeys]').waitFor({ state: 'attached' });
    await page.getByText('Draft saved.').waitFor();
    // Everything stored in it goes with it.
    await page.context().close();

    const next = await world.person();
    await logInBeside(next, person);
    await next.goto('/post');
    await next.getByText('This is your draft.').waitFor();
    expect(await next.getByLabel('Title').inputValue()).toBe('begun on a bad phone');
    expect(await next.locator('main form img[src*="/media/"]').count()).toBe(1);
  });

  if (!world.script)
    it('keeps what is in a form whose advert has been posted when it is saved as a draft', async () => {
      const page = await world.person();
      await signUp(page);
      await fillNewAdvert(world, page, 'posted first', [await jpeg(6)]);
      const key = await page.locator('input[name=formKey]').last().inputValue();
      await mainButton(page, 'Post Ad').click();
      await page.waitForURL('**/singleherb/ad_*');
      await page.goto('/post');
      // As in a browser whose Back shows the form as it was.
      await page.evaluate((key) => {
        for (const input of document.getElementsByName('formKey')) (input as HTMLInputElement).value = key;
      }, key);
      await page.getByLabel('Title').fill('another one');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('You have already posted an advert from this form').waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('another one');
    });

  if (world.script)
    it('does not say that a draft is saved in a form whose advert has been posted', async () => {
      const page = await world.person();
      await signUp(page);
      await fillNewAdvert(world, page, 'posted and left', [await jpeg(6)]);
      await page.getByText('Draft saved.').waitFor();
      const posted = gate();
      await page.route('**/post.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        // The page never gets the answer.
        await route.fetch({ maxRedirects: 0 });
        posted.open();
      });
      await mainButton(page, 'Post Ad').click();
      await posted.opened;
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      await page.getByRole('button', { name: 'Post Ad', disabled: false }).waitFor();
      await page.getByLabel('Title').fill('another one');
      const problem = page.getByText('You have already posted an advert from this form');
      await problem.waitFor();
      await page.getByLabel('Title').evaluate((field) => field.scrollIntoView({ block: 'start' }));
      expect(await problem.evaluate(coveredBy)).toEqual([]);
      expect(await page.getByText('Draft saved.').count()).toBe(0);
    });

  it('does not bring back from an older tab a draft that was posted in another', async () => {
    const older = await world.person();
    await signUp(older);
    await fillNewAdvert(world, older, 'posted elsewhere', [await jpeg(6)]);
    if (!world.script) await older.getByRole('button', { name: 'Save draft' }).click();
    await older.getByText(texts.drafts.saved).waitFor();
    const page = await world.anotherTab(older);
    await page.goto('/post');
    await page.getByText('This is your draft.').waitFor();
    await world.settled(page);
    await mainButton(page, 'Post Ad').click();
    await page.waitForURL('**/singleherb/ad_*');

    await older.getByLabel('Title').fill('posted elsewhere, or so');
    if (!world.script) await older.getByRole('button', { name: 'Save draft' }).click();
    await older.getByText(texts.drafts.older).waitFor();
    await older.getByLabel('Title').evaluate((field) => field.scrollIntoView({ block: 'start' }));
    expect(await older.getByText(texts.drafts.older).evaluate(coveredBy)).toEqual([]);
    expect(await older.getByLabel('Title').inputValue()).toBe('posted elsewhere, or so');
    await page.goto('/post');
    await page.getByRole('heading', { level: 1, name: 'Post New Ad' }).waitFor();
    expect(await page.getByText('This is your draft.').count()).toBe(0);
    expect(await page.getByLabel('Title').inputValue()).toBe('');
  });

  if (world.script)
    it('keeps photos that are being sent when the page is left by a link, and shows them again', async () => {
      const page = await world.person();
      await signUp(page);
      let answer = () => {};
      let held: Promise<void> | undefined = new Promise((resolve) => {
        answer = resolve;
      });
      // The first request is held. The route stays: a request that comes while one is being removed is never answered.
      await page.route('**/post/draft', async (route) => {
        const permission = held;
        held = undefined;
        await permission;
        await route.continue();
      });
      const asked = page.waitForRequest('**/post/draft');
      await fillNewAdvert(world, page, 'left early', [await jpeg(6), await jpeg(7)]);
      await page.locator('progress').waitFor({ state: 'detached' });
      await asked;
      await page.getByLabel('Description').pressSequentially(' and more');
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.waitForURL('**/home');
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      answer();
      await page.waitForURL('**/post');
      await page.getByText('This is your draft.').waitFor();
      await expect.poll(() => page.locator('main form img[src*="/media/"]').count()).toBe(2);
      expect(await page.getByLabel('Description').inputValue()).toContain(' and more');
      await page.reload();
      expect(await page.locator('main form img[src*="/media/"]').count()).toBe(2);
    });

  if (world.script)
    it('sends photos as they are where the script that shrinks them does not arrive', async () => {
      const page = await world.person({ mayLoseNetwork: true });
      await signUp(page);
      await failRequests(page, '**/assets/shrink-pictures*.js');
      await fillNewAdvert(world, page, 'moringa on a bad network', [await jpeg(6), await jpeg(7)]);
      await sendWhenShrunk(page, 'Post Ad');
      await page.waitForURL('**/singleherb/ad_*');
      await expect.poll(() => photosOf(page).count()).toBe(2);
    });

  if (world.script)
    it('saves a draft that could not be saved once the network is back, or when the page is left', async () => {
      const page = await world.person({ mayLoseNetwork: true });
      await signUp(page);
      let failing = true;
      await page.route(/\/post(\/draft|\.data)/, (route) => (failing ? route.abort() : route.continue()));
      await fillNewAdvert(world, page, 'on a bad network', [await jpeg(6)]);
      await page.getByText(texts.drafts.notSaved).waitFor();
      failing = false;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText(texts.drafts.saved).waitFor();
      failing = true;
      await page.getByLabel('Description').pressSequentially(' and more');
      await page.getByText(texts.drafts.notSaved).waitFor();
      failing = false;
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.waitForURL('**/home');
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      await page.getByText('This is your draft.').waitFor();
      expect(await page.getByLabel('Description').inputValue()).toContain(' and more');
    });

  if (world.script)
    it('saves a draft once more if its saving fails while the page is left', async () => {
      const page = await world.person({ mayLoseNetwork: true });
      await signUp(page);
      await fillNewAdvert(world, page, 'left too early', []);
      await page.getByText(texts.drafts.saved).waitFor();
      const [sent, left] = [gate(), gate()];
      await page.route(
        '**/post/draft',
        async (route) => {
          sent.open();
          await left.opened;
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByLabel('Description').pressSequentially(' and more');
      await sent.opened;
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.waitForURL('**/home');
      left.open();
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      await page.getByText('This is your draft.').waitFor();
      expect(await page.getByLabel('Description').inputValue()).toContain(' and more');
    });

  if (world.script)
    it('discards a draft also if its last words could not be saved', async () => {
      const page = await world.person({ mayLoseNetwork: true });
      await signUp(page);
      await fillNewAdvert(world, page, 'to be discarded', []);
      await page.getByText(texts.drafts.saved).waitFor();
      await page.reload();
      await world.settled(page);
      const letThrough = await failRequests(page, '**/post/draft');
      await page.getByLabel('Description').pressSequentially(' and more');
      await page.getByText(texts.drafts.notSaved).waitFor();
      letThrough();
      await mainButton(page, 'Discard draft').click();
      await page.getByText(texts.drafts.discarded).waitFor();
      await page.goto('/post');
      await page.getByRole('heading', { level: 1, name: 'Post New Ad' }).waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('');
    });

  if (world.script)
    it('keeps a form, and then its draft, when a link is tapped while it is being sent', async () => {
      const page = await world.person();
      await signUp(page);
      await fillNewAdvert(world, page, 'in a hurry', [await jpeg(6)]);
      const held = gate();
      await page.route(/\/(post|home)\.data/, async (route) => {
        await held.opened;
        if (route.request().method() === 'GET') await route.continue();
      });
      const sent = page.waitForRequest('**/post.data*');
      await sendWhenShrunk(page, 'Post Ad');
      await sent;
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.locator('[aria-busy=true]').filter({ hasText: 'Home' }).waitFor();
      await drawn(page);
      expect(await page.getByLabel('Title').inputValue()).toBe('in a hurry');
      held.open();
      await page.waitForURL('**/home');
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      await page.getByText('This is your draft.').waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('in a hurry');
      await expect.poll(() => page.locator('main form img[src*="/media/"]').count()).toBe(1);
    });

  if (world.script)
    it('posts one advert when a link to the same form breaks its answer off', async () => {
      const page = await world.person();
      await signUp(page);
      await fillNewAdvert(world, page, 'sent twice', [await jpeg(6)]);
      await page.getByText(texts.drafts.saved).waitFor();
      const arrived = gate();
      await page.route(/\/post\.data/, async (route) => {
        if (route.request().method() === 'GET') return route.continue();
        await route.fetch({ maxRedirects: 0 });
        arrived.open();
      });
      await mainButton(page, 'Post Ad').click();
      await arrived.opened;
      const draft = page.waitForResponse('**/post/draft');
      await page.getByRole('link', { name: 'Post', exact: true }).first().click();
      await draft;
      await page.unroute(/\/post\.data/);
      await mainButton(page, 'Post Ad').click();
      await page.waitForURL('**/singleherb/ad_*');
      await page.goto('/account');
      await page.getByText('1 Post', { exact: true }).waitFor();
      await page.goto('/post');
      await page.getByRole('heading', { level: 1, name: 'Post New Ad' }).waitFor();
      expect(await page.getByText('This is your draft.').count()).toBe(0);
    });

  it('shows the number of a seller who allows it, after a tap by somebody logged in', async () => {
    const sellers = await world.person();
    await signUp(sellers);
    await sellers.goto('/account/edit-account');
    await world.settled(sellers);
    await sellers.getByLabel('Phone number').fill('+256 (0) 772 123456');
    await sellers.getByLabel('Let buyers call me').check();
    await sellers.getByLabel('Let buyers write to me on WhatsApp').check();
    await mainButton(sellers, 'Save').click();
    await sellers.waitForURL('**/account');
    const path = await postAdvert(sellers, { title: 'call about this' });
    await sellers.goto(path);
    await sellers.getByRole('main').getByRole('link', { name: 'Edit Post' }).waitFor();
    expect(await sellers.getByRole('button', { name: 'WhatsApp' }).count()).toBe(0);

    const buyers = await world.person();
    await buyers.goto(path);
    expect(await buyers.content()).not.toContain('772123456');
    await buyers.getByRole('button', { name: 'Call' }).click();
    await buyers.waitForURL('**/login?*');
    const { email } = await signUp(buyers);
    await buyers.goto(path);
    await buyers.getByRole('button', { name: 'Call' }).click();
    await buyers.getByText('once your email address is confirmed').waitFor();
    expect(await buyers.content()).not.toContain('772123456');
    await mainButton(buyers, 'Get a new link').click();
    await buyers.getByText(`We sent a link to ${email}.`).waitFor();
    expect(await mainButton(buyers, 'Show the phone number').count()).toBe(0);
    await verifyEmail(world.site(), email);
    await buyers.goto(`${await postAdvert(buyers, { title: 'nobody calls' })}/contact`);
    await buyers.getByText('This seller does not show a phone number.').waitFor();
    expect(await buyers.getByRole('button', { name: 'Show the phone number' }).count()).toBe(0);
    await buyers.goto(`${path}/contact`);
    const belowHeading = await buyers
      .getByRole('heading', { name: 'Contact the seller' })
      .evaluate((heading) => {
        const next = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return next - heading.getBoundingClientRect().bottom;
      });
    expect(belowHeading).toBeGreaterThan(10);
    await buyers.getByRole('button', { name: 'Show the phone number' }).click();
    await buyers.getByRole('link', { name: '+256772123456' }).waitFor();
    const message = `Hello, I am writing about “Call about this”.\n${new URL(path, buyers.url())}`;
    const whatsapp = `https://wa.me/256772123456?text=${encodeURIComponent(message)}`;
    if (world.script) {
      await buyers.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await buyers.goto('/home');
      await world.settled(buyers);
      await buyers
        .getByRole('article', { name: 'call about this' })
        .first()
        .getByRole('link')
        .first()
        .click();
      await buyers.getByRole('heading', { level: 1, name: 'call about this' }).waitFor();
      expect(await buyers.content()).not.toContain('772123456');
      await buyers.getByRole('button', { name: 'WhatsApp' }).click();
      await buyers.waitForURL('https://wa.me/**');
      expect(buyers.url()).toBe(whatsapp);
      await buyers.goto(path);
      await world.settled(buyers);
      expect(await buyers.content()).not.toContain('772123456');
      const called = await callsFrom(buyers);
      await buyers.getByRole('button', { name: 'Call' }).click();
      const number = buyers.getByRole('link', { name: '+256772123456' });
      await expect.poll(() => number.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await number.getAttribute('href')).toBe('tel:+256772123456');
      await expect.poll(() => called).toEqual(['tel:+256772123456']);
      expect(await buyers.getByRole('button', { name: 'Call' }).count()).toBe(0);
      expect(await buyers.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(whatsapp);
    } else {
      await buyers.goto(path);
      expect(await buyers.content()).not.toContain('772123456');
      await buyers.getByRole('button', { name: 'WhatsApp' }).click();
      await buyers.getByText('+256772123456').waitFor();
      expect(await buyers.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+256772123456');
      expect(await buyers.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(whatsapp);
      await buyers.getByRole('link', { name: 'Back to the advert' }).click();
      await buyers.getByRole('heading', { level: 1, name: 'call about this' }).waitFor();
    }

    for (let shown = 2; shown <= 32; shown += 1)
      expect((await ask(buyers, `${path}/contact`, {})).text, 'costs nothing').toContain('+256772123456');
    await buyers.goto(`${path}/contact`);
    if (world.script) {
      await buyers.goto(path);
      await world.settled(buyers);
    }
    await act(sellers, `${path}/state`, { move: 'sold' });
    // What is refused is told by the page that people without script get.
    await buyers.getByRole('button', { name: world.script ? 'Call' : 'Show the phone number' }).click();
    await buyers.getByText('This herb has been sold.').waitFor();
  });

  it('returns a refused form with errors at its fields, what was typed and the photos', async () => {
    const page = await world.person();
    await signUp(page);
    const noPhoto = { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
    await fillNewAdvert(world, page, '   ', [await jpeg(5, { width: 640, height: 480 }), noPhoto]);
    await page.getByText('HEIC is not accepted').first().waitFor();
    await sendWhenShrunk(page, 'Post Ad');
    await page.locator('[name=herbtitle][aria-invalid=true]').waitFor();
    await page.getByText('We cannot read this file.').first().waitFor();
    expect(await page.getByLabel('Description').inputValue()).toContain('dried in the shade');
    expect(await page.getByLabel('Village').inputValue()).toBe('Ntinda');
    await expect.poll(() => page.locator('main form img[src*="/media/"]').count()).toBe(1);
    await world.settled(page);
    await page.getByLabel('Title').fill('Now with a title');
    await mainButton(page, 'Post Ad').click();
    await page.waitForURL('**/singleherb/ad_*');
    await page.getByRole('heading', { level: 1, name: 'now with a title' }).waitFor();
  });

  it('edits an advert and deletes it after asking', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, moringa, [await jpeg(11), await jpeg(12)]);
    await page.goto(path.replace('singleherb', 'update-herb'));
    await page.getByRole('heading', { level: 1, name: 'Update Herb' }).waitFor();
    await world.settled(page);
    expect(await page.getByLabel('Price (UGX)').inputValue()).toBe('25,000');
    await page.getByLabel('Title').fill('Moringa seeds');
    await page.getByLabel('Price (UGX)').fill('30000');
    await page.getByLabel('Photos').setInputFiles(await jpeg(13));
    await sendWhenShrunk(page, 'Update Herb');
    await page.waitForURL(`**${path}`);
    await page.getByText('Herb updated successfully!').waitFor();
    await page.getByRole('heading', { level: 1, name: 'moringa seeds' }).waitFor();
    await page.getByText('UGX 30,000').first().waitFor();
    await expect.poll(() => photosOf(page).count()).toBe(3);

    await page.goto('/account');
    await world.settled(page);
    await page.getByRole('main').locator('summary').first().click();
    await page.locator('.own-post-menu').getByRole('link', { name: 'Delete Post' }).click();
    await page.getByText('Are you sure you want to delete this herb?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No ads posted yet.').waitFor();
    expect((await page.request.get(path)).status()).toBe(404);
  });

  if (world.script)
    it('keeps what was changed in an advert when its page is left, and shows it again on Back', async () => {
      const page = await world.person();
      await signUp(page);
      const path = await postAdvert(page, moringa);
      await page.goto(path.replace('singleherb', 'update-herb'));
      await world.settled(page);
      await page.getByLabel('Title').fill('moringa seeds');
      await page.getByLabel('District', { exact: true }).selectOption('Wakiso');
      await page.getByRole('link', { name: 'Home' }).first().click();
      // A slow phone shows the next page after its address.
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
      await page.goBack();
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('moringa seeds');
      expect(await page.getByLabel('District', { exact: true }).inputValue()).toBe('Wakiso');
      expect(await page.getByLabel('Price (UGX)').inputValue()).toBe('25,000');
      await mainButton(page, 'Update Herb').click();
      await page.getByRole('heading', { level: 1, name: 'moringa seeds' }).waitFor();
    });

  it('does not silently undo what another tab has changed, and lets go of a photo that it removed', async () => {
    const page = await world.person();
    await signUp(page);
    await fillNewAdvert(world, page, 'neem in two tabs', [await jpeg(1), await jpeg(2)]);
    await sendWhenShrunk(page, 'Post Ad');
    await page.waitForURL('**/singleherb/ad_*');
    const address = new URL(page.url()).pathname.replace('singleherb', 'update-herb');
    const other = await world.anotherTab(page);
    for (const tab of [page, other]) {
      await tab.goto(address);
      await world.settled(tab);
    }
    await other.getByLabel('Price').fill('6,000');
    if (world.script) await other.getByRole('button', { name: 'Remove photo 1' }).click();
    else await other.getByLabel('Remove photo 1').check();
    await mainButton(other, 'Update Herb').click();
    await other.waitForURL('**/singleherb/ad_*');

    await page.getByLabel('Title').fill('neem in one tab');
    await mainButton(page, 'Update Herb').click();
    await page.getByRole('alert').getByText(texts.adverts.changedMeanwhile).waitFor();
    await expect.poll(() => page.getByRole('main').locator('.photo-item').count()).toBe(1);
    expect(await page.getByLabel('Title').inputValue()).toBe('neem in one tab');
    await page.getByLabel('Price').fill('6,500');
    await mainButton(page, 'Update Herb').click();
    await page.waitForURL('**/singleherb/ad_*');
    await page.getByRole('heading', { level: 1, name: 'neem in one tab' }).waitFor();
    await page.getByText('UGX 6,500').first().waitFor();
  });

  it('marks an advert as sold, so that it leaves the feed of others, and makes it available again', async () => {
    const title = `aloe with script ${world.script}`;
    const [page, buyer] = [await world.person(), await world.person()];
    await signUp(page);
    const path = await postAdvert(page, { ...moringa, title });
    const card = buyer.getByRole('article', { name: title });
    await buyer.goto('/home');
    await card.waitFor();

    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Edit Post' }).waitFor();
    await page.getByText(/^Ends on /).waitFor();
    await mainButton(page, 'Mark as sold').dblclick();
    await mainButton(page, 'Available again').waitFor();
    await page.getByText('Sold', { exact: true }).waitFor();
    await buyer.reload();
    await buyer.getByRole('main').waitFor();
    expect(await card.count()).toBe(0);
    await buyer.goto(path);
    await buyer.getByText('Sold', { exact: true }).waitFor();
    expect(await buyer.getByRole('main').getByRole('link', { name: 'Chat' }).count()).toBe(0);

    await page.goto('/account');
    await world.settled(page);
    await page.getByRole('main').locator('summary').first().click();
    await mainButton(page, 'Available again').click();
    await page.getByText('Buyers can find this advert again.').waitFor();
    await buyer.goto('/home');
    await card.waitFor();
    await buyer.goto(path);
    await buyer.getByRole('main').getByRole('link', { name: 'Chat' }).waitFor();
  });

  it('announces the end of an advert by a mail that renews it, ends it, and tells others so', async () => {
    const title = `Kigelia with script ${world.script}`;
    const [page, visitor] = [await world.person(), await world.person()];
    const { email } = await signUp(page);
    await verifyEmail(world.site(), email);
    const path = await postAdvert(page, { ...moringa, title });
    const other = await postAdvert(page, { ...moringa, title: `kigelia fruit ${world.script}` });
    const id = path.replace('/singleherb/', '');
    /** As if it had been posted this long ago. */
    const age = async (days: number) => {
      const { db, close } = openDatabaseOf(world.site());
      const ends = Date.now() + (60 - days) * 86_400_000;
      const times = { ends_at: ends, end_announced: Number(days > 60) };
      await db.updateTable('adverts').set(times).where('id', '=', id).execute();
      const task = { task: '{"kind":"end-adverts"}', lane: 3, due_at: 0, attempts: 0 };
      await db
        .insertInto('outbox')
        .values({ id: `${id} after ${days}`, ...task, last_failure: null, leased_by: null })
        .execute();
      await close();
      await wakeOutbox(world.site());
    };
    const chip = async (words: string) => {
      await expect
        .poll(async () => {
          await page.goto('/account');
          return page.getByRole('main').getByRole('listitem').filter({ hasText: title }).textContent();
        })
        .toContain(words);
    };

    await age(55);
    await chip('Ends in 5 days');
    const links = async () => /\/renew\/\S+/.exec((await mailsTo(world, email)).at(-1)?.text ?? '')?.[0];
    await expect.poll(links).toBeDefined();
    const link = (await links()) ?? '';
    await visitor.goto(link);
    await visitor.getByText(title).waitFor();
    await mainButton(visitor, 'Renew').click();
    await visitor.waitForURL(`**${path}`);
    await visitor.getByText('Renewed for 60 days.').waitFor();
    expect((await visitor.goto(link))?.status()).toBe(404);
    await visitor.getByText('This link has expired or has already been used.').waitFor();

    await age(61);
    await chip('Ended');
    const answer = await visitor.goto(path);
    expect(answer?.status()).toBe(410);
    await visitor.getByText('This advert has ended.').waitFor();
    expect(await visitor.locator('h1').textContent()).toBe(title);
    const similar = visitor.getByRole('region', { name: 'Similar adverts' });
    expect(await similar.getByRole('link').first().getAttribute('href')).toBe(other);
    expect(await visitor.getByRole('main').getByRole('link', { name: 'Chat' }).count()).toBe(0);
    expect(await visitor.getByRole('main').getByRole('button').count()).toBe(0);
    expect((await visitor.request.get(`${path}/share`)).status()).toBe(410);
    await page.goto(path);
    await page.getByText('Ended', { exact: true }).waitFor();
    await mainButton(page, 'Renew').waitFor();
  });

  it('keeps the text of a form that was sent after the session had ended', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const photo = await jpeg(6, { width: 640, height: 480 });
    await fillNewAdvert(world, page, 'Kept across login', [photo]);
    await endSessions(world.site(), page);
    await sendWhenShrunk(page, 'Post Ad');
    await page.waitForURL('**/login?redirectTo=%2Fpost');
    await page.getByRole('status').getByText('You were logged out. We have kept what you wrote.').waitFor();
    await logIn(page, person);
    await page.waitForURL('**/post');
    expect(await page.getByLabel('Title').inputValue()).toBe('kept across login');
    await page.getByText('please choose your photos again').waitFor();
  });
  // Checked once: only script can say before sending that a file was not accepted.
  if (!world.script) return;

  it('says which files were rejected before anything is sent', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    // As with a photo that the phone cannot fetch from where it is kept.
    await page.evaluate(() => {
      File.prototype.arrayBuffer = function (): Promise<ArrayBuffer> {
        if (this.name === 'IMG_0.jpg') return Promise.reject(new DOMException('', 'NotReadableError'));
        return Blob.prototype.arrayBuffer.call(this);
      };
    });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
    await page
      .getByLabel('Photos')
      .setInputFiles([
        { ...(await jpeg(0)), name: 'IMG_0.jpg' },
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
        await jpeg(1),
        { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: heic },
      ]);
    await page.getByRole('img', { name: 'Photo 1' }).waitFor();
    await page.locator('progress').waitFor({ state: 'detached' });
    const lines = await page.getByText('IMG_1.HEIC').textContent();
    expect(lines?.split('\n')).toEqual([
      expect.stringMatching(/^IMG_0\.jpg: We cannot read this file/),
      expect.stringMatching(/^IMG_1\.HEIC: HEIC photos are not accepted/),
      expect.stringMatching(/^IMG_2\.jpg: HEIC photos are not accepted/),
    ]);
  });

  it('leaves the caret behind what was pasted, in small letters', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    const title = page.getByLabel('Title');
    await title.focus();
    for (const pasted of ['Roots,', ' Bark,', ' Leaves']) await page.keyboard.insertText(pasted);
    expect(await title.inputValue()).toBe('roots, bark, leaves');
    await title.fill('Film: https://youtu.be/dQw4AbC_Xy');
    expect(await title.inputValue()).toBe('film: https://youtu.be/dQw4AbC_Xy');
    const price = page.getByLabel('Price (UGX)');
    await price.focus();
    for (const pasted of ['2500', '0', '0']) await page.keyboard.insertText(pasted);
    expect(await price.inputValue()).toBe('250,000');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', '1']) await page.keyboard.press(key);
    expect(await price.inputValue()).toBe('250,100');
    await price.fill('');
    await price.pressSequentially('2,5k');
    expect(await price.inputValue()).toBe('2,5k');
  });

  it('labels the top advert as most liked while nobody pays', async () => {
    const page = await world.person();
    await signUp(page);
    const advert = await postAdvert(page);
    const form = { liked: 'true' };
    await page.request.post(`${advert}/like`, { form, headers: { Origin: world.site().url } });
    const home = async () => (await page.request.get('/home')).text();
    await expect.poll(home).toContain('Most liked');
  });
});
