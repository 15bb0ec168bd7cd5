import { expect, it } from 'vitest';
import {
  fillAdvert,
  logIn,
  mainButton,
  moringa,
  postAdvert,
  postAdvertByForm,
  sendWhenShrunk,
  signUp,
} from './acts.ts';
import { jpeg } from './pictures.ts';
import { withScriptOnAndOff } from './world.ts';

withScriptOnAndOff((world) => {
  it('posts an advert with three photos and shows it in the feed', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const pictures = [await jpeg(1), await jpeg(2), await jpeg(3)];
    await postAdvertByForm(world, page, moringa, pictures);
    await page.getByText('Ad posted successfully!').waitFor();
    await page.getByRole('heading', { level: 1, name: 'moringa leaf powder' }).waitFor();
    await page.getByText('UGX 25,000').first().waitFor();
    expect(await page.getByRole('region', { name: 'Photos' }).locator('img[src*="/media/"]').count()).toBe(3);

    await page.goto('/home');
    const card = page.getByRole('article', { name: 'moringa leaf powder' });
    await card.getByText('UGX 25,000').waitFor();
    await card.getByText('Kampala, Ntinda').waitFor();
    await card.getByText('Just now').waitFor();
    await card.getByRole('link', { name: person.username }).first().waitFor();
  });

  it('posts one advert when the form is sent twice', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await fillAdvert(page, { ...moringa, title: 'Sent twice' });
    await page.getByLabel('Photos').setInputFiles(await jpeg(4, { width: 640, height: 480 }));
    await page.locator('progress').waitFor({ state: 'detached' });
    await mainButton(page, 'Post Ad').dblclick();
    await page.waitForURL('**/singleherb/ad_*');
    await page.goto('/account');
    await page.getByText('1 Post', { exact: true }).waitFor();
  });

  it('returns a refused form with the texts at its fields, what was typed and the photos', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await fillAdvert(page, { ...moringa, title: '   ' });
    await page.getByLabel('Photos').setInputFiles(await jpeg(5, { width: 640, height: 480 }));
    await sendWhenShrunk(page, 'Post Ad');
    await page.locator('[name=herbtitle][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Description').inputValue()).toContain('dried in the shade');
    expect(await page.getByLabel('Village').inputValue()).toBe('Ntinda');
    expect(await page.locator('main form img[src*="/media/"]').count()).toBe(1);
    await world.settled(page);
    await page.getByLabel('Title').fill('Now with a title');
    await mainButton(page, 'Post Ad').click();
    await page.waitForURL('**/singleherb/ad_*');
    await page.getByRole('heading', { level: 1, name: 'now with a title' }).waitFor();
  });

  it('refuses a text file that calls itself a photo, and keeps the text', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await fillAdvert(page, moringa);
    await page
      .getByLabel('Photos')
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
    await sendWhenShrunk(page, 'Post Ad');
    await page.getByText('We cannot read this file.').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('moringa leaf powder');
  });

  it('says before anything is sent that HEIC is not accepted, and which files were not taken', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await page.getByText('HEIC is not accepted').first().waitFor();
    if (!world.script) return;
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
    await page
      .getByLabel('Photos')
      .setInputFiles([
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
        await jpeg(1),
        { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: heic },
      ]);
    await page.getByRole('img', { name: 'Photo 1' }).waitFor();
    await page.locator('progress').waitFor({ state: 'detached' });
    const lines = await page.locator('.photo-field .field-error').textContent();
    expect(lines?.split('\n')).toEqual([
      expect.stringMatching(/^IMG_1\.HEIC: HEIC photos are not accepted/),
      expect.stringMatching(/^IMG_2\.jpg: HEIC photos are not accepted/),
    ]);
  });

  it('edits an advert: text, a photo less and a photo more', async () => {
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
    expect(await page.getByRole('region', { name: 'Photos' }).locator('img[src*="/media/"]').count()).toBe(3);
  });

  it('deletes an advert after asking', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page);
    await page.goto('/account');
    await world.settled(page);
    const id = path.split('/').at(-1);
    if (world.script) {
      await page
        .getByRole('region', { name: 'Posts' })
        .or(page.locator('main'))
        .locator('summary, button')
        .filter({ has: page.locator('img') })
        .first()
        .click();
      await page
        .getByRole('button', { name: 'Delete Post' })
        .or(page.getByRole('link', { name: 'Delete Post' }))
        .or(page.getByRole('menuitem', { name: 'Delete Post' }))
        .first()
        .click();
    } else {
      await page.goto(`/account/delete/${id}`);
    }
    await page.getByText('Are you sure you want to delete this herb?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No ads posted yet.').waitFor();
    expect((await page.request.get(path)).status()).toBe(404);
  });

  it('keeps the text of a form that was sent after the session had ended', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await page.goto('/post');
    await world.settled(page);
    await fillAdvert(page, { ...moringa, title: 'Kept across login' });
    await page.getByLabel('Photos').setInputFiles(await jpeg(6, { width: 640, height: 480 }));
    const elsewhere = await world.person();
    await elsewhere.goto('/login');
    await logIn(elsewhere, person);
    await elsewhere.waitForURL('**/home');
    await elsewhere.goto('/account/devices');
    await mainButton(elsewhere, 'Log out everywhere').click();
    await elsewhere.waitForURL('**/login');
    await sendWhenShrunk(page, 'Post Ad');
    await page.waitForURL('**/login?redirectTo=%2Fpost');
    await page.getByRole('status').getByText('You were logged out. We have kept what you wrote.').waitFor();
    await logIn(page, person);
    await page.waitForURL('**/post');
    expect(await page.getByLabel('Title').inputValue()).toBe('kept across login');
    await page.getByText('please choose your photos again').waitFor();
  });

  it('shows what somebody wrote before their session ended to nobody else on the same phone', async () => {
    const phone = await world.person();
    const amina = await signUp(phone);
    const ended = await phone.context().cookies();
    await phone.goto('/account/settings');
    await mainButton(phone, 'Log Out').click();
    await phone.waitForURL('**/login');
    const brian = await signUp(phone);
    await phone.goto('/account/edit-account');
    await world.settled(phone);
    await phone.context().addCookies(ended);
    await phone.getByLabel('Address').fill('Plot 5, Ntinda');
    await mainButton(phone, 'Save').click();
    await phone.waitForURL('**/login?redirectTo=%2Faccount%2Fedit-account');
    await logIn(phone, brian);
    await phone.waitForURL('**/account/edit-account');
    expect(await phone.getByLabel('Username').inputValue()).toBe(brian.username);
    expect(await phone.getByLabel('Address').inputValue()).not.toBe('Plot 5, Ntinda');
    await phone.context().clearCookies({ name: 'session' });
    await phone.goto('/login?redirectTo=/account/edit-account');
    await logIn(phone, amina);
    await phone.waitForURL('**/account/edit-account');
    expect(await phone.getByLabel('Address').inputValue()).toBe('Plot 5, Ntinda');
  });

  // What the server alone decides is asked once.
  if (world.script) return;

  it('lets nobody edit or delete what is not theirs', async () => {
    const seller = await world.person();
    await signUp(seller);
    const path = await postAdvert(seller);
    const stranger = await world.person();
    await signUp(stranger);
    const edit = await stranger.goto(path.replace('singleherb', 'update-herb'));
    expect(edit?.status()).toBe(403);
    const remove = await stranger.goto(path.replace('/singleherb/', '/account/delete/'));
    expect(remove?.status()).toBe(403);
    expect((await stranger.request.get(path)).status()).toBe(200);
  });
});
