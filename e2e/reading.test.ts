import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gate } from '../core/fixtures-for-test.ts';
import {
  act,
  ask,
  drawn,
  failRequests,
  fillSignUp,
  holdScript,
  idOf,
  logIn,
  mainButton,
  newcomer,
  postAdvert,
  react,
  signUp,
  stopClock,
} from './acts.ts';
import { endSessions } from './callers.ts';
import { jpeg } from './pictures.ts';
import { type World, withScriptOnAndOff } from './world.ts';

/** A seller, and the address of their advert. */
async function newSeller(world: World, title: string) {
  const page = await world.person();
  const person = await signUp(page);
  return { page, person, path: await postAdvert(page, { title }) };
}

const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const pressed = (page: Page, name: string) => inMain(page, name).getAttribute('aria-pressed');

withScriptOnAndOff((world) => {
  it('likes and saves, and takes both back, with the same result on every page', async () => {
    const { page, path } = await newSeller(world, 'Liked and kept');
    await page.goto('/home');
    await world.settled(page);
    const card = page.getByRole('article', { name: 'liked and kept' });
    const like = card.getByRole('button', { name: 'Like', exact: true });
    expect(await like.getAttribute('aria-pressed')).toBe('false');
    await react(like);
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await react(card.getByRole('button', { name: 'Save', exact: true }));
    await page.goto(path);
    await world.settled(page);
    expect(await pressed(page, 'Like')).toBe('true');
    await inMain(page, 'Saved').waitFor();
    await react(inMain(page, 'Like'));
    await expect.poll(() => pressed(page, 'Like')).toBe('false');
    await page.goto('/saved');
    await world.settled(page);
    expect(await card.getByRole('button', { name: 'Like', exact: true }).getAttribute('aria-pressed')).toBe(
      'false',
    );
    await react(card.getByRole('button', { name: 'Saved', exact: true }));
    const saved = async () => (await ask(page, '/saved')).text;
    await expect.poll(saved).toContain("Sorry, you don't have any saved items.");
  });

  it('shows adverts two to a row on a phone, and one to a row if chosen', async () => {
    const { page } = await newSeller(world, 'Seen beside another');
    const share = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.clientWidth / window.innerWidth);
    await page.goto('/home');
    await world.settled(page);
    expect(await share()).toBeLessThan(0.5);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(share).toBeGreaterThan(0.8);
    await page.goto('/search?q=seen');
    await world.settled(page);
    expect(await share()).toBeGreaterThan(0.8);
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    await expect.poll(share).toBeLessThan(0.5);
    expect(new URL(page.url()).search).toBe('?q=seen');
  });

  it('shows the former price beside a lower one in lists', async () => {
    const { page, path } = await newSeller(world, 'Cheaper than it was');
    await page.goto(path.replace('singleherb', 'update-herb'));
    await world.settled(page);
    await page.getByLabel('Price (UGX)').fill('20k');
    await mainButton(page, 'Update Herb').click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByText('UGX 20,000', { exact: true }).waitFor();
    await page.goto('/search?q=cheaper+than');
    const card = page.getByRole('article', { name: 'cheaper than it was' });
    await card.getByText('Before: UGX 25,000', { exact: true }).waitFor();
  });

  it('adds a comment above the earlier ones, and deletes it after asking', async () => {
    const { page, path } = await newSeller(world, 'To be talked about');
    await page.goto(path);
    await world.settled(page);
    await page.getByText('No comments yet').waitFor();
    for (const text of ['Is it fresh?', 'How much for ten?']) {
      await page.getByLabel('Add a comment').fill(text);
      await mainButton(page, 'Post').click();
      await page.getByRole('listitem').filter({ hasText: text }).waitFor();
      await world.settled(page);
      await expect.poll(() => page.getByLabel('Add a comment').inputValue()).toBe('');
    }
    await page.getByRole('listitem').filter({ hasText: 'Is it fresh?' }).waitFor();
    const all = (await page.getByRole('main').textContent()) ?? '';
    expect(all.indexOf('How much for ten?')).toBeLessThan(all.indexOf('Is it fresh?'));
    const comment = page.getByRole('listitem').filter({ hasText: 'How much for ten?' });
    await comment.getByRole('link', { name: 'Delete comment' }).click();
    await page.getByText('Are you sure you want to delete this comment?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('status').getByText('Comment deleted.', { exact: true }).waitFor();
    await comment.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Is it fresh?' }).waitFor();
  });

  it('tells why a comment or a like did not work: the seller has blocked them, or the advert is gone', async () => {
    const { page: seller, path } = await newSeller(world, 'Not for everybody');
    const blocked = await world.person();
    const id = await idOf(seller, await signUp(blocked));
    await act(seller, `/chat/block?with=${id}`, { blocked: 'true' });
    await blocked.goto(path);
    await world.settled(blocked);
    await blocked.getByLabel('Add a comment').fill('Too dear.');
    await mainButton(blocked, 'Post').click();
    await blocked.getByText('This message could not be delivered.').waitFor();
    expect(await blocked.getByLabel('Add a comment').inputValue()).toBe('Too dear.');
    await blocked.goto(path);
    await world.settled(blocked);
    // Script shows it for six seconds.
    if (world.script) await stopClock(blocked);
    await inMain(blocked, 'Like').click();
    await blocked.getByText('This message could not be delivered.').waitFor();
    if (!world.script) return;
    await act(seller, path.replace('/singleherb', '/account/delete'), {});
    await inMain(blocked, 'Like').click();
    await blocked.getByText('This advert no longer exists.').waitFor();
  });

  it('shares by a link or a menu with WhatsApp, browses photos, and shows one full screen', async () => {
    const page = await world.person();
    await signUp(page);
    const photographs = [await jpeg(21, small), await jpeg(22, small)];
    await page.goto(await postAdvert(page, { title: 'Many sides' }, photographs));
    await world.settled(page);
    const photos = page.getByRole('region', { name: 'Photos' });
    await photos.getByRole('link', { name: 'Next photo' }).first().click();
    await photos.getByRole('link', { name: 'Previous photo' }).first().waitFor();
    const share = page.getByRole('main').getByRole('link', { name: 'Share' });
    await share
      .or(page.getByRole('main').getByRole('button', { name: 'Share' }))
      .first()
      .click();
    const whatsapp = page.getByRole('link', { name: /WhatsApp/ }).first();
    await whatsapp.waitFor();
    expect(await whatsapp.getAttribute('href')).toContain('singleherb');
    if (!world.script) await page.goBack();
    else await page.keyboard.press('Escape');
    const fullScreen = photos.getByRole('link', { name: 'View full screen' });
    await fullScreen
      .or(photos.getByRole('button', { name: 'View full screen' }))
      .first()
      .click();
    await page.locator('img[src*="/media/"]:visible').first().waitFor();
  });

  it('finds herbs and users by words and their first letters, counts, and says so when nothing matches', async () => {
    const { page, person } = await newSeller(world, 'Mululuza bundle');
    await page.goto('/search');
    await world.settled(page);
    const search = async (text: string) => {
      await page.getByRole('main').getByRole('searchbox').fill(text);
      if (!world.script) await mainButton(page, 'Search').click();
      await page.waitForURL((url) => url.searchParams.get('q') === text);
    };
    await search('MULU');
    const asLink = page.getByRole('link', { name: /mululuza bundle/i });
    await page.getByRole('article', { name: 'mululuza bundle' }).or(asLink).first().waitFor();
    await search('bund muluL');
    await page.getByText('1 advert', { exact: true }).waitFor();
    await page.getByRole('article', { name: 'mululuza bundle' }).first().waitFor();
    await search(person.username.slice(0, -1));
    const users = page.getByRole('main').getByRole('link', { name: new RegExp(person.username) });
    await users.first().waitFor();
    await search('zzz');
    await page.getByText("Sorry, we couldn't find any herbs or users matching zzz").waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'All herbs' }).getAttribute('href')).toBe(
      '/herbs',
    );
  });

  it('leads past the navigation to the content, wherever another page was left', async () => {
    const page = await world.person();
    const skip = async () => {
      await world.settled(page);
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('/help');
    await skip();
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about-us');
    await skip();
    await page.locator('#main:focus').waitFor();
    expect(
      await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
  });

  if (world.script) testVisitorsWithScript(world);
  else testWithoutScript(world);
});

const small = { width: 640, height: 480 };

function testVisitorsWithScript(world: World): void {
  it('leads a visitor who likes to login and back to the same page, and likes', async () => {
    const { person, path } = await newSeller(world, 'Wanted by visitors');
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    await inMain(page, 'Like').click();
    await page.waitForURL('**/login?redirectTo=**');
    await page.getByRole('status').getByText('Please log in to continue.', { exact: true }).waitFor();
    await logIn(page, person);
    await page.waitForURL(`**${path}*`);
    await page.getByRole('status').getByText('You like this advert.', { exact: true }).waitFor();
    expect(await pressed(page, 'Like')).toBe('true');
    await page.reload();
    expect(await page.getByText('You like this advert.').count()).toBe(0);
    expect(await pressed(page, 'Like')).toBe('true');
  });

  it('leaves Alt and an arrow to the browser while a photo is full screen, and turns photos by arrows alone', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, { title: 'Both sides' }, [
      await jpeg(23, small),
      await jpeg(24, small),
    ]);
    await page.goto(`${path}/photos/1`);
    await world.settled(page);
    // The stream of events may begin at any time: only what a turned photo asks for counts.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Alt+ArrowRight');
    await drawn(page);
    expect(asked.filter((pathname) => pathname.startsWith(`${path}/photos/2`))).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**${path}/photos/2`);
  });

  it('offers to copy a link only where the browser can', async () => {
    const { page, path } = await newSeller(world, 'Passed on');
    const openDialog = async () => {
      await page.goto(path);
      await world.settled(page);
      await page.getByRole('main').getByRole('link', { name: 'Share' }).click();
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
    };
    const copy = page.getByRole('button', { name: 'Copy link' });
    await openDialog();
    expect(await copy.count()).toBe(1);
    // As where a page comes without https from another machine.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await openDialog();
    expect(await copy.count()).toBe(0);
  });

  it('leads to the page for sharing where the script of its dialog cannot be fetched', async () => {
    const { path } = await newSeller(world, 'Passed on by a page');
    const page = await world.person({ mayLoseNetwork: true });
    await page.goto(path);
    await world.settled(page);
    await failRequests(page, '**/assets/share-dialog*.js');
    await page.getByRole('main').getByRole('link', { name: 'Share' }).click();
    await page.waitForURL(`**${path}/share`);
    await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('keeps the adverts on the screen when the network fails at the choice between list and grid', async () => {
    await newSeller(world, 'Seen on a bad network');
    const page = await world.person({ mayLoseNetwork: true });
    await page.goto('/home');
    await world.settled(page);
    const letThrough = await failRequests(page, '**/view.data*');
    const list = page.getByRole('button', { name: 'List', exact: true });
    await list.click();
    await page.getByText('The view could not be changed. Please try again.').waitFor();
    await page.getByRole('article', { name: 'seen on a bad network' }).waitFor();
    letThrough();
    await list.click();
    await page.locator('button[aria-label=List][aria-pressed=true]').waitFor();
  });

  it('shows adverts as chosen last, whichever answer comes first', async () => {
    const { page } = await newSeller(world, 'Seen by a quick finger');
    await page.goto('/home');
    await world.settled(page);
    const held = gate();
    const late = gate();
    let earlier = true;
    await page.route('**/view.data*', async (route) => {
      if (!earlier) return route.continue();
      earlier = false;
      const response = await route.fetch();
      await held.opened;
      await route.fulfill({ response }).catch(() => {});
      late.open();
    });
    const sent = page.waitForRequest('**/view.data*');
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    await sent;
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const asList = page.locator('button[aria-label=List][aria-pressed=true]');
    await asList.waitFor();
    held.open();
    await late.opened;
    await page.reload();
    await asList.waitFor();
  });

  it('keeps a comment that somebody began while they look at the seller', async () => {
    const { path } = await newSeller(world, 'Commented on later');
    const page = await world.person();
    await signUp(page);
    await page.goto(path);
    await world.settled(page);
    await page.getByLabel('Add a comment').fill('Is it');
    await page.getByRole('main').locator('a[href^="/user/"]').first().click();
    // A slow phone shows the next page after its address.
    await page.getByLabel('Add a comment').waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => page.getByLabel('Add a comment').inputValue()).toBe('Is it');
    await mainButton(page, 'Post').click();
    await page.getByRole('listitem').filter({ hasText: 'Is it' }).waitFor();
  });

  it('keeps a comment that somebody begins while the one before is being sent', async () => {
    const { page, path } = await newSeller(world, 'Commented on twice');
    await page.goto(path);
    await world.settled(page);
    const held = gate();
    await page.route('**/singleherb/*.data*', (route) => held.opened.then(() => route.continue()));
    const field = page.getByLabel('Add a comment');
    await field.fill('Is it fresh?');
    const sent = page.waitForRequest('**/singleherb/*.data*');
    await mainButton(page, 'Post').click();
    await sent;
    await field.fill('How much for ten?');
    held.open();
    await page.getByRole('listitem').filter({ hasText: 'Is it fresh?' }).waitFor();
    await page.getByRole('status').getByText('Posted', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('How much for ten?');
  });

  it.each(['after', 'before'])(
    'does not offer a comment to be posted again if they leave while it is being sent, and come back %s the answer',
    async (returning) => {
      const { page, path } = await newSeller(world, 'Commented on and left');
      await page.goto(path);
      await world.settled(page);
      const held = gate();
      await page.route('**/singleherb/*.data*', async (route) => {
        if (route.request().method() === 'POST') await held.opened;
        await route.continue();
      });
      const text = 'Is it fresh?\nAnd dry?';
      const field = page.getByLabel('Add a comment');
      await field.fill(text);
      await mainButton(page, 'Post').click();
      await page.getByRole('main').locator('a[href^="/user/"]').first().click();
      await page.waitForURL('**/user/*');
      // A slow phone shows the next page after its address.
      await field.waitFor({ state: 'detached' });
      await drawn(page);
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('.data'),
      );
      if (returning === 'after') {
        held.open();
        await answered;
        await drawn(page);
      }
      await page.goBack();
      if (returning === 'before') {
        await expect.poll(() => field.inputValue()).toBe(text);
        held.open();
      }
      await page.getByRole('listitem').filter({ hasText: 'And dry?' }).waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
      expect(await page.locator('#comment:focus').count(), 'whoever reads is not taken away').toBe(0);
    },
  );

  it('offers a comment that was sent after the session had ended again until logging in has posted it', async () => {
    const { page, person, path } = await newSeller(world, 'Commented on too late');
    await page.goto(path);
    await world.settled(page);
    await endSessions(world.site(), page);
    const text = 'Is it fresh?\nAnd dry?';
    const field = page.getByLabel('Add a comment');
    await field.fill(text);
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/login?redirectTo=**');
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe(text);
    await page.goForward();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.getByRole('status').getByText('Your comment has been posted.', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'And dry?' }).waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('keeps a comment that was sent after the session had ended where the server does not keep it', async () => {
    const { page, person, path } = await newSeller(world, 'Commented on in vain');
    await page.goto(path);
    await world.settled(page);
    await endSessions(world.site(), page);
    const field = page.getByLabel('Add a comment');
    await field.fill('Is it fresh?');
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/login?redirectTo=**');
    // As after a late comment in another tab.
    await page.context().clearCookies({ name: 'act' });
    await logIn(page, person);
    await page.waitForURL(`**${path}**`);
    await expect.poll(() => field.inputValue()).toBe('Is it fresh?');
  });

  it('empties the field after a comment of two lines also in browsers that send other line ends', async () => {
    const { page, path } = await newSeller(world, 'Commented on from an old phone');
    await page.addInitScript(() => {
      const { FormData } = window;
      // As Chrome did up to version 91.
      window.FormData = class extends FormData {
        constructor(form?: HTMLFormElement) {
          super(form);
          const comment = this.get('comment');
          if (comment !== null) this.set('comment', String(comment).replaceAll('\n', '\r\n'));
        }
      };
    });
    await page.goto(path);
    await world.settled(page);
    await page.getByLabel('Add a comment').fill('Is it fresh?\nAnd dry?');
    await mainButton(page, 'Post').click();
    await page.getByRole('listitem').filter({ hasText: 'And dry?' }).waitFor();
    await expect.poll(() => page.getByLabel('Add a comment').inputValue()).toBe('');
  });

  it('asks a visitor who posts or comments to log in, in a dialog', async () => {
    const { path } = await newSeller(world, 'Asked about by a visitor');
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
    await page.getByLabel('Add a comment').click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation
      .getByRole('link', { name: 'Post' })
      .or(navigation.getByRole('button', { name: 'Post' }))
      .first()
      .click();
    await dialog.waitFor();
  });

  it('asks nobody to log in any more who has gone on before the dialog came', async () => {
    const { path } = await newSeller(world, 'Asked about on a slow network');
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    const sendScript = await holdScript(page);
    await page.getByLabel('Add a comment').click();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.locator('[aria-busy=true]').filter({ hasText: 'Home' }).waitFor();
    sendScript();
    await page.waitForURL('**/home');
    await page.waitForLoadState('networkidle');
    await drawn(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('goes on after a login in the dialog where the keyboard was, or at the top of the next page', async () => {
    const { person, path } = await newSeller(world, 'Asked about after a login');
    const fillDialog = async (page: Page) => {
      const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
    };
    const commenter = await world.person({ mayLoseNetwork: true });
    await commenter.goto(path);
    await world.settled(commenter);
    await commenter.getByLabel('Add a comment').click();
    await commenter.getByRole('dialog').waitFor();
    // The dialog brings all the script that its form needs.
    await failRequests(commenter, '**/assets/login*.js');
    await fillDialog(commenter);
    await commenter.locator('dialog').waitFor({ state: 'detached' });
    await commenter.locator('[name=comment]:focus').waitFor();
    const poster = await world.person();
    await poster.goto(path);
    await world.settled(poster);
    await poster.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Post' }).click();
    await fillDialog(poster);
    await poster.waitForURL('**/post');
    await poster.locator('h1:focus').waitFor();
  });
}

/** Plain forms and links, and what only the server decides. */
function testWithoutScript(world: World): void {
  it('saves after sign-up what a visitor wanted to save, on the page where they wanted it', async () => {
    await newSeller(world, 'Saved by a newcomer');
    const page = await world.person();
    await page.goto('/home');
    const card = page.getByRole('article', { name: 'saved by a newcomer' });
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/login?redirectTo=%2Fhome');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup?redirectTo=%2Fhome');
    const person = newcomer();
    await fillSignUp(page, person);
    await mainButton(page, 'Sign up').click();
    await page.waitForURL('**/home');
    const sent = `We sent a link to ${person.email}. Open it to confirm your email address. Advert saved.`;
    await page.getByRole('status').getByText(sent).waitFor();
    await card.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  });

  it('posts a visitor’s comment after login', async () => {
    const { person, path } = await newSeller(world, 'Asked about by a visitor');
    const page = await world.person();
    await page.goto(path);
    await page.getByLabel('Add a comment').fill('Is it from this year?');
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.waitForURL(`**${path}`);
    await page.getByRole('status').getByText('Your comment has been posted.', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Is it from this year?' }).waitFor();
  });

  it('keeps the view that script chooses, also where its form is sent as a page', async () => {
    const body = new URLSearchParams({ view: 'list', stay: '1' });
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const answer = await fetch(`${world.site().url}/view`, { method: 'POST', body, headers });
    expect(answer.headers.getSetCookie().join()).toMatch(/(?:^|,)view=/);
  });

  it('pages the feed and a search by Load more', async () => {
    const { page } = await newSeller(world, 'one of plenty 1');
    for (let n = 2; n <= 20; n += 1) await postAdvert(page, { title: `one of plenty ${n}` });
    await newSeller(world, 'one of plenty 21');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Load more', exact: true }).click();
    await page.getByRole('article', { name: 'One of plenty 1', exact: true }).waitFor();

    await page.goto('/search?q=plenty+one');
    await page.getByText('21 adverts', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Load more', exact: true }).click();
    await page.getByRole('article', { name: 'One of plenty 1', exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(world.script ? 21 : 1);
  });

  it('asks a visitor to log in where an account is needed', async () => {
    const page = await world.person();
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Post' }).first().click();
    await page.waitForURL('**/login?redirectTo=%2Fpost');
    for (const path of ['/account', '/saved', '/account/edit-account', '/update-herb/ad_1']) {
      expect((await ask(page, path)).location).toContain('/login?redirectTo=');
    }
  });

  it('does nothing for somebody who follows a link to the login page', async () => {
    const { person, path } = await newSeller(world, 'Not to be liked by a link');
    const page = await world.person();
    await page.goto(`/login?${new URLSearchParams({ redirectTo: `${path}/like?liked=true` })}`);
    await logIn(page, person);
    await page.waitForURL(`**${path}`);
    expect(await pressed(page, 'Like')).toBe('false');
  });

  it('keeps nothing through a login that another site may have sent', async () => {
    const { path } = await newSeller(world, 'To be liked by name');
    const cookieFrom = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({ liked: 'true' });
      const request = { method: 'POST', body, redirect: 'manual' } as const;
      const answer = await fetch(`${world.site().url}${path}/like`, { ...request, headers });
      expect(answer.status).toBe(303);
      return answer.headers.getSetCookie().find((cookie) => cookie.startsWith('act='));
    };
    expect(await cookieFrom({ Referer: `${world.site().url}${path}` })).toBeDefined();
    expect(await cookieFrom({})).toBeUndefined();
  });

  it('shows everybody a seller’s page, without email, phone or address', async () => {
    const { person, path } = await newSeller(world, 'By this seller');
    const page = await world.person();
    await page.goto(path);
    const seller = page.getByRole('main').getByRole('link', { name: new RegExp(person.username) });
    await seller.first().click();
    await page.getByRole('heading', { level: 1, name: person.fullName }).waitFor();
    await page.getByText('1 Post', { exact: true }).waitFor();
    expect(await page.content()).not.toContain(person.email);
  });

  it('describes an advert for search engines and link previews, with a small picture', async () => {
    const { page, path } = await newSeller(world, 'Found from outside');
    await page.goto(path);
    const content = (property: string) =>
      page.locator(`meta[property="${property}"], meta[name="${property}"]`).first().getAttribute('content');
    expect(await content('og:title')).toBe('Found from outside');
    expect(await content('og:url')).toContain('/singleherb/ad_');
    const image = (await content('og:image')) ?? '';
    expect(image).toMatch(/^http.*\/media\/[0-9a-f]{32}-\d+\.jpg$/);
    const picture = await page.request.get(image);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect(await content('twitter:card')).not.toBeNull();
    expect(await page.title()).toBe('Found from outside · Eddagala');
    expect((await ask(page, '/sitemap.xml')).text).toContain(path);
    expect((await ask(page, '/robots.txt')).text).toContain('/sitemap.xml');
    for (const file of ['/favicon.svg', '/manifest.webmanifest']) {
      expect((await ask(page, file)).status, file).toBe(200);
    }
  });

  it('cuts no character of a description in half', async () => {
    const { page } = await newSeller(world, 'With leaves');
    for (const before of ['', 'a']) {
      const title = `leaves behind ${before || 'nothing'}`;
      const path = await postAdvert(page, { title, description: before + '🌿'.repeat(200) });
      const [, description] =
        /<meta name="description" content="([^"]*)"/.exec((await ask(page, path)).text) ?? [];
      expect(description).toMatch(/🌿$/u);
    }
  });

  it.each([
    ['/no-such-page', 'The premier platform for herbs in Kampala'],
    ['/singleherb/ad_1', 'Herb not found'],
    ['/user/nobody', 'User not found'],
  ])('answers %s with 404 and a readable page', async (path, text) => {
    const answer = await ask(await world.person(), path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(text);
  });
}
