import { expect, it } from 'vitest';
import { idOf, logIn, mainButton, postAdvert, react, signUp } from './acts.ts';
import { unzip } from './unzip.ts';
import { withScriptOnAndOff } from './world.ts';

withScriptOnAndOff((world) => {
  it('logs out another device, and then every one', async () => {
    const laptop = await world.person({ wide: true });
    const person = await signUp(laptop);
    const phone = await world.person();
    await phone.goto('/login');
    await logIn(phone, person);
    await phone.waitForURL('**/home');

    await laptop.goto('/account/settings');
    await laptop.getByRole('main').getByRole('link', { name: 'Devices' }).click();
    await laptop.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
    await laptop.getByText(/^This device/).waitFor();
    await world.settled(laptop);
    await laptop
      .getByRole('main')
      .getByRole('button', { name: /^Log out Chrome/ })
      .click();
    await laptop.getByText('That device has been logged out.').waitFor();
    expect(await laptop.getByRole('button', { name: /^Log out Chrome/ }).count()).toBe(0);

    await phone.goto('/account/devices');
    await phone.waitForURL('**/login?redirectTo=**');
    await logIn(phone, person);
    await phone.waitForURL('**/account/devices');
    await mainButton(phone, 'Log out everywhere').click();
    await phone.waitForURL('**/login');
    await laptop.goto('/account');
    await laptop.waitForURL('**/login?redirectTo=**');
  });

  it('deletes an account: all is gone at once but messages, and the same email can come again', async () => {
    const [page, other] = [await world.person(), await world.person({ wide: true })];
    const person = await signUp(page);
    const reader = await signUp(other);
    const title = `Leaving ${person.username}`;
    const path = await postAdvert(page, {
      title,
      description: 'The last of it.',
      price: '1000',
      district: 'Kampala',
    });
    const herb = await postAdvert(other, {
      title: `Staying ${reader.username}`,
      description: 'Liked by two.',
      price: '1000',
      district: 'Kampala',
    });
    const [personId, readerId] = [await idOf(other, person), await idOf(page, reader)];
    for (const liker of [page, other]) {
      await liker.goto(herb);
      await world.settled(liker);
      await react(liker.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first());
      await liker
        .getByRole('main')
        .locator('button[aria-pressed=true]', { hasText: /^$/ })
        .or(liker.getByRole('button', { name: 'Like', exact: true, pressed: true }))
        .first()
        .waitFor();
    }
    await page.getByLabel('Add a comment').fill('A comment that goes.');
    await mainButton(page, 'Post').click();
    await page.getByText('A comment that goes.').first().waitFor();
    await page.goto(`/chat?with=${readerId}`);
    await world.settled(page);
    await page.getByLabel('Message', { exact: true }).fill('This stays with you.');
    await mainButton(page, 'Send').click();
    await page.getByRole('log').getByText('This stays with you.').waitFor();

    await page.goto('/account/delete-account');
    await world.settled(page);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('not my password');
    await mainButton(page, 'Delete my account').click();
    await page.getByText('This is not your password.').first().waitFor();
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
    await mainButton(page, 'Delete my account').click();
    await page.waitForURL('**/home');
    await page.getByText('Your account has been deleted.').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();

    expect((await other.request.get(path)).status()).toBe(404);
    expect((await other.request.get(`/user/${personId}`)).status()).toBe(404);
    for (const address of ['/home', `/search?q=${encodeURIComponent(title)}`]) {
      await other.goto(address);
      expect(await other.getByRole('article', { name: title }).count(), address).toBe(0);
    }
    await other.goto('/messages');
    await other.getByRole('link', { name: /Deleted user/ }).click();
    await other.getByRole('heading', { level: 1, name: 'Deleted user' }).waitFor();
    await other.getByRole('log').getByText('This stays with you.').waitFor();
    expect(await other.getByLabel('Message', { exact: true }).count()).toBe(0);

    const visitor = await world.person();
    await expect.poll(() => signUp(visitor, person).catch(() => undefined)).toBeDefined();
    await other.goto(herb);
    expect(await other.getByText('A comment that goes.').count()).toBe(0);
    expect(await other.getByRole('main').getByText('No comments yet').count()).toBe(1);
  });

  // What the server alone decides is asked once.
  if (world.script) return;

  it('downloads a copy of what is one’s own, and no email of anybody else', async () => {
    const seller = await signUp(await world.person());
    const page = await world.person();
    const person = await signUp(page);
    const path = await postAdvert(page);
    const sellerId = await idOf(page, seller);
    await page.goto(`/chat?with=${sellerId}`);
    await world.settled(page);
    await page.getByLabel('Message', { exact: true }).fill('Is it fresh?');
    await mainButton(page, 'Send').click();
    await page.getByRole('log').getByText('Is it fresh?').waitFor();

    await page.goto('/account/data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mainButton(page, 'Download my data').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(Buffer.concat(await (await download.createReadStream()).toArray()));
    const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
    expect(JSON.parse(text('account.json'))).toMatchObject({
      email: person.email,
      profile: { username: person.username },
    });
    const [advert] = JSON.parse(text('adverts.json')) as { id: string; pictures: string[] }[];
    expect(`/singleherb/${advert?.id}`).toBe(path);
    expect(
      files
        .get(advert?.pictures[0] ?? '')
        ?.subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    expect(JSON.parse(text('messages.json'))).toMatchObject([
      { with: seller.fullName, sent: true, text: 'Is it fresh?' },
    ]);
    expect(text('README.txt')).toContain('messages.json');
    for (const content of files.values()) expect(content.includes(seller.email)).toBe(false);
  });
});
