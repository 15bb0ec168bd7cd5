import { createCookie } from '@remix-run/node';
import { expect, onTestFinished, test } from 'vitest';
import { addAdvert, addSession, addUser } from '../core/fixtures-for-test.ts';
import { ask, postAdvert, signUp } from './acts.ts';
import { openSiteOf } from './site.ts';
import { withScriptOnAndOff } from './world.ts';

const idOf = (path: string) => path.split('/').at(-1) ?? '';

withScriptOnAndOff((world) => {
  const { script } = world;

  test('sellers see the figures of their adverts, sort them, and change several at once', async () => {
    const seller = await world.person();
    await signUp(seller);
    const first = idOf(await postAdvert(seller, { title: 'aloe vera' }));
    const second = idOf(await postAdvert(seller, { title: 'neem leaves' }));
    const buyer = await world.person();
    await signUp(buyer);
    expect((await ask(buyer, `/singleherb/${first}/save`, { saved: 'true' })).status).toBe(303);

    await seller.goto('/account');
    await seller.getByRole('link', { name: 'Compare' }).click();
    await seller.getByRole('heading', { name: 'Insights', exact: true }).waitFor();
    const rows = seller.getByRole('table').locator('tbody').getByRole('row');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain('Neem leaves');
    const cells = await rows.last().getByRole('cell').allTextContents();
    expect(cells.slice(1, 6)).toEqual(['Aloe veraLive', '0 views', '1 save', '0 chats', '0 offers']);
    await seller.getByRole('columnheader', { name: 'Saves' }).getByRole('link').click();
    await expect.poll(() => rows.first().textContent()).toContain('Aloe vera');
    expect(await seller.getByRole('columnheader', { name: 'Saves' }).getAttribute('aria-sort')).toBe(
      'descending',
    );

    const button = (name: string) => seller.getByRole('button', { name, exact: true });
    await button('Mark as sold').click();
    await seller.getByText('Choose the adverts first.').waitFor();
    await seller.getByLabel('Choose Aloe vera').check();
    await seller.getByLabel('Choose Neem leaves').check();
    // Meanwhile one of them ends in another tab.
    await ask(seller, '/account/insights', { act: 'end', advert: second });
    await button('Mark as sold').click();
    await seller.getByText('Marked as sold: 1 of 2.').waitFor();
    expect(await rows.filter({ hasText: 'Aloe vera' }).textContent()).toContain('Marked as sold.');
    const other = await rows.filter({ hasText: 'Neem leaves' }).textContent();
    expect(other).toContain('Nothing was changed: it has ended.');

    await seller.getByRole('link', { name: /^Sold/ }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().textContent()).toContain('Aloe vera');
    const foreign = await ask(buyer, '/account/insights', { act: 'end', advert: first });
    expect(foreign.status).toBe(200);
    expect(foreign.text).toContain('this is not one of your adverts');
    expect(foreign.text).not.toContain('Aloe vera');
  });

  test('the table keeps within a narrow screen, and its file holds no formula', async () => {
    const seller = await world.person();
    await signUp(seller);
    await postAdvert(seller, { title: `=cmd|'/c calc'!a1 ${'very '.repeat(12)}long` });
    await seller.setViewportSize({ width: 360, height: 740 });
    await seller.goto('/account/insights');
    expect(await seller.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seller.getByRole('table').count()).toBe(1);
    const file = await seller.request.get('/account/insights.csv');
    expect(file.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="insights-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect((await file.body()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(await file.text()).toContain('\n"\'=');
    await seller.getByRole('link', { name: 'Choose all' }).click();
    await expect.poll(() => seller.locator('input[name=advert]:checked').count()).toBe(1);
  });

  test('an advert like one of the own begins with all but its photos, and leaves a draft alone', async () => {
    const seller = await world.person();
    await signUp(seller);
    const advert = idOf(await postAdvert(seller, { title: 'kigelia bark', price: '7,500' }));
    await seller.goto(`/singleherb/${advert}`);
    await seller.getByRole('link', { name: 'Post a similar one' }).click();
    await seller.getByRole('heading', { name: 'Post New Ad' }).waitFor();
    const title = seller.locator('input[name=herbtitle]');
    expect(await title.inputValue()).toBe('kigelia bark');
    expect(await seller.locator('input[name=price]').inputValue()).toBe('7,500');
    expect(await seller.locator('input[name=pictureKeys]').count()).toBe(0);

    const draft = { herbtitle: 'begun before', description: '', formKey: 'another-tab', opened: '' };
    expect((await ask(seller, '/post', { ...draft, draft: 'save' })).status).toBe(303);
    await seller.goto(`/post?like=${advert}`);
    await world.settled(seller);
    expect(await title.inputValue()).toBe('kigelia bark');
    await title.fill('another kigelia bark');
    if (!script) await seller.getByRole('button', { name: 'Save draft' }).click();
    const told = seller.getByText('What you write here is not saved as one.');
    // Above the form, and where the refused form or its script says why nothing is saved.
    await expect.poll(() => told.count()).toBe(2);
    expect(await title.inputValue()).toBe('another kigelia bark');
    await seller.getByRole('button', { name: 'Continue your draft' }).click();
    await expect.poll(() => title.inputValue()).toBe('begun before');

    const stranger = await world.person();
    await signUp(stranger);
    await stranger.goto(`/post?like=${advert}`);
    expect(await stranger.locator('input[name=herbtitle]').inputValue()).toBe('');
    expect(await stranger.locator('input[name=price]').inputValue()).toBe('');
  });

  test('more than fifty adverts come page by page', async () => {
    const shop = await openSiteOf(world.site());
    onTestFinished(() => shop.close());
    const user = await addUser(shop.ports, 'manyherbs');
    for (let number = 0; number <= 50; number += 1) await addAdvert(shop.ports, user);
    const cookie = createCookie('session', { secrets: [...shop.secrets] });
    const [pair = ''] = (await cookie.serialize(await addSession(shop.ports, user))).split(';');
    const seller = await world.person();
    const value = pair.slice(pair.indexOf('=') + 1);
    await seller.context().addCookies([{ name: 'session', value, url: world.site().url }]);
    await seller.goto('/account/insights');
    await world.settled(seller);
    const boxes = seller.locator('input[name=advert]');
    expect(await boxes.count()).toBe(50);
    await boxes.first().check();
    await seller.getByRole('link', { name: 'Load more' }).click();
    // Script appends the rest, and what is chosen stays chosen.
    await expect.poll(() => boxes.count()).toBe(script ? 51 : 1);
    expect(await seller.locator('input[name=advert]:checked').count()).toBe(script ? 1 : 0);
  });
});
