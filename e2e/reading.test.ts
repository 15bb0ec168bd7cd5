import { expect, it } from 'vitest';
import { fillSignUp, idOf, logIn, mainButton, newcomer, postAdvert, react, signUp } from './acts.ts';
import { jpeg } from './pictures.ts';
import { withScriptOnAndOff } from './world.ts';

withScriptOnAndOff((world) => {
  it('invites to post where nothing is posted yet', async () => {
    const page = await world.person();
    await page.goto('/');
    await page.getByText('No ads posted yet.').waitFor();
  });

  it('likes and un-likes, with the count beside the button', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, { title: 'To be liked' });
    await page.goto('/home');
    await world.settled(page);
    const card = page.getByRole('article', { name: 'to be liked' });
    const like = card.getByRole('button', { name: 'Like', exact: true });
    expect(await like.getAttribute('aria-pressed')).toBe('false');
    await react(like);
    await page
      .locator('article button[aria-label=Like][aria-pressed=true], article button[aria-pressed=true]')
      .first()
      .waitFor();
    await page.goto(path);
    await world.settled(page);
    const here = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
    await expect.poll(() => here.getAttribute('aria-pressed')).toBe('true');
    await react(here);
    await expect.poll(() => here.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    expect(await here.getAttribute('aria-pressed')).toBe('false');
  });

  it('leads a visitor who likes to login and back to the same page, and likes', async () => {
    const seller = await world.person();
    const person = await signUp(seller);
    const path = await postAdvert(seller, { title: 'Wanted by visitors' });
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first().click();
    await page.waitForURL('**/login?redirectTo=**');
    await page.getByRole('status').getByText('Please log in to continue.', { exact: true }).waitFor();
    await logIn(page, person);
    await page.waitForURL(`**${path}*`);
    await page.getByRole('status').getByText('You like this herb.', { exact: true }).waitFor();
    const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    expect(await page.getByText('You like this herb.').count()).toBe(0);
    expect(await like.getAttribute('aria-pressed')).toBe('true');
  });

  it('saves after sign-up what a visitor wanted to save, on the page where they wanted it', async () => {
    const seller = await world.person();
    await signUp(seller);
    await postAdvert(seller, { title: 'Saved by a newcomer' });
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    const card = page.getByRole('article', { name: 'saved by a newcomer' });
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/login?redirectTo=%2Fhome');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup?redirectTo=%2Fhome');
    const person = newcomer();
    await fillSignUp(page, person);
    await mainButton(page, 'Sign up').click();
    await page.waitForURL('**/home');
    const sent = `We sent a link to ${person.email}. Open it to confirm your email address. Herb saved.`;
    await page.getByRole('status').getByText(sent).waitFor();
    await card.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  });

  it('posts a visitor’s comment after login, or asks for login first', async () => {
    const seller = await world.person();
    const person = await signUp(seller);
    const path = await postAdvert(seller, { title: 'Asked about by a visitor' });
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    if (world.script) {
      await page.getByLabel('Add a comment').click();
      await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
      return;
    }
    await page.getByLabel('Add a comment').fill('Is it from this year?');
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.waitForURL(`**${path}`);
    await page.getByRole('status').getByText('Your comment has been posted.', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Is it from this year?' }).waitFor();
  });

  it('deletes a comment after asking, for its writer and for the seller', async () => {
    const seller = await world.person();
    await signUp(seller);
    const path = await postAdvert(seller, { title: 'With comments to delete' });
    const writer = await world.person();
    await signUp(writer);
    for (const [page, text] of [
      [writer, 'Taken back'],
      [seller, 'Thrown out'],
    ] as const) {
      await writer.goto(path);
      await world.settled(writer);
      await writer.getByLabel('Add a comment').fill(text);
      await mainButton(writer, 'Post').click();
      const comment = page.getByRole('listitem').filter({ hasText: text });
      await writer.getByRole('listitem').filter({ hasText: text }).waitFor();
      await page.goto(path);
      await world.settled(page);
      await comment.getByRole('link', { name: 'Delete comment' }).click();
      await page.getByText('Are you sure you want to delete this comment?').waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('status').getByText('Comment deleted.', { exact: true }).waitFor();
      await page.getByText('No comments yet').waitFor();
    }
  });

  it('tells somebody whom the seller has blocked that neither a comment nor a like arrived', async () => {
    const seller = await world.person();
    await signUp(seller);
    const path = await postAdvert(seller, { title: 'Not for everybody' });
    const blocked = await world.person();
    const person = await signUp(blocked);
    const id = await idOf(seller, person);
    await seller.goto(`/chat/block?with=${id}`);
    await world.settled(seller);
    await mainButton(seller, 'Block').click();
    await seller.waitForURL(`**/chat?with=${id}`);
    await blocked.goto(path);
    await world.settled(blocked);
    await blocked.getByLabel('Add a comment').fill('Too dear.');
    await mainButton(blocked, 'Post').click();
    await blocked.getByText('This message could not be delivered.').waitFor();
    expect(await blocked.getByLabel('Add a comment').inputValue()).toBe('Too dear.');
    await blocked.goto(path);
    await world.settled(blocked);
    await blocked.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first().click();
    await blocked.getByText('This message could not be delivered.').waitFor();
  });

  it('saves an advert, lists it and un-saves it', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, { title: 'Keep me' });
    await page.goto(path);
    await world.settled(page);
    await react(page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first());
    const saved = page.getByRole('main').getByRole('button', { name: 'Saved', exact: true }).first();
    await saved.waitFor();
    await page.goto('/saved');
    await world.settled(page);
    const card = page.getByRole('article', { name: 'keep me' });
    await react(card.getByRole('button', { name: 'Saved', exact: true }));
    await expect
      .poll(async () => {
        await page.goto('/saved');
        return page.getByText("Sorry, you don't have any saved items.").count();
      })
      .toBe(1);
  });

  it('comments, newest first, and refuses white space', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, { title: 'To be talked about' });
    await page.goto(path);
    await page.getByText('No comments yet').waitFor();
    for (const text of ['Is it fresh?', 'How much for ten?']) {
      await page.goto(path);
      await world.settled(page);
      await page.getByLabel('Add a comment').fill(text);
      await mainButton(page, 'Post').click();
      await page.getByText(text).first().waitFor();
    }
    const all = (await page.getByRole('main').textContent()) ?? '';
    expect(all.indexOf('How much for ten?')).toBeLessThan(all.indexOf('Is it fresh?'));
    const blank = await page.request.post(path, {
      form: { comment: '   ' },
      headers: { Origin: world.site().url },
    });
    expect(blank.status()).toBe(400);
  });

  it('turns photos by their links and shows one on the full screen', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto(await postAdvert(page, { title: 'Many sides' }, [await jpeg(21), await jpeg(22)]));
    await world.settled(page);
    const photos = page.getByRole('region', { name: 'Photos' });
    await photos.getByRole('link', { name: 'Next photo' }).first().click();
    await photos.getByRole('link', { name: 'Previous photo' }).first().waitFor();
    await photos
      .getByRole('link', { name: 'View full screen' })
      .or(photos.getByRole('button', { name: 'View full screen' }))
      .first()
      .click();
    await page.locator('img[src*="/media/"]:visible').first().waitFor();
  });

  it('shares by a link or a menu that names WhatsApp', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto(await postAdvert(page, { title: 'Worth telling' }));
    await world.settled(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Share' })
      .or(page.getByRole('main').getByRole('button', { name: 'Share' }))
      .first()
      .click();
    const whatsapp = page.getByRole('link', { name: /WhatsApp/ }).first();
    await whatsapp.waitFor();
    expect(await whatsapp.getAttribute('href')).toContain('singleherb');
  });

  it('finds herbs and users by their first letters, and says so when nothing matches', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await postAdvert(page, { title: 'Mululuza bundle' });
    await page.goto('/search');
    await world.settled(page);
    const search = async (text: string) => {
      await page.getByRole('main').getByRole('searchbox').fill(text);
      if (!world.script) await mainButton(page, 'Search').click();
    };
    await search('MULU');
    await page
      .getByRole('article', { name: 'mululuza bundle' })
      .or(page.getByRole('link', { name: /mululuza bundle/i }))
      .first()
      .waitFor();
    await search(person.username.slice(0, -1));
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(person.username) })
      .first()
      .waitFor();
    await search('zzz');
    await page.getByText("Sorry, we couldn't find any herbs or users matching zzz").waitFor();
  });

  it('pages the feed by Load more', async () => {
    const page = await world.person();
    await signUp(page);
    for (let n = 1; n <= 21; n += 1) await postAdvert(page, { title: `one of many ${n}` });
    await page.goto('/home');
    await world.settled(page);
    await page.getByRole('link', { name: 'Load more', exact: true }).click();
    await page.getByRole('article', { name: 'one of many 1', exact: true }).waitFor();
  });

  it('asks a visitor to log in where an account is needed', async () => {
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Post' })
      .or(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Post' }))
      .first()
      .click();
    if (world.script) await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
    else await page.waitForURL('**/login?redirectTo=%2Fpost');
    for (const path of ['/post', '/account', '/saved', '/account/edit-account', '/update-herb/ad_1']) {
      await page.goto(path);
      await page.waitForURL('**/login?redirectTo=**');
    }
  });

  // What the server alone decides is asked once.
  if (world.script) return;

  it('does nothing for somebody who follows a link to the login page', async () => {
    const seller = await world.person();
    const person = await signUp(seller);
    const path = await postAdvert(seller, { title: 'Not to be liked by a link' });
    const page = await world.person();
    await page.goto(`/login?${new URLSearchParams({ redirectTo: `${path}/like?liked=true` })}`);
    await logIn(page, person);
    await page.waitForURL(`**${path}`);
    const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
    expect(await like.getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps nothing over a login that may have been sent by another site', async () => {
    const page = await world.person();
    await signUp(page);
    const path = await postAdvert(page, { title: 'To be liked by name' });
    const cookieFrom = async (headers: Record<string, string>) => {
      const request = { method: 'POST', body: 'liked=true', redirect: 'manual' } as const;
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const url = `${world.site().url}${path}/like`;
      const answer = await fetch(url, { ...request, headers: { ...form, ...headers } });
      expect(answer.status).toBe(303);
      return answer.headers.getSetCookie().find((cookie) => cookie.startsWith('act='));
    };
    expect(await cookieFrom({ Referer: `${world.site().url}${path}` })).toBeDefined();
    expect(await cookieFrom({})).toBeUndefined();
  });

  it('shows a seller to everybody, without email, phone or address', async () => {
    const seller = await world.person();
    const person = await signUp(seller);
    await seller.goto(await postAdvert(seller, { title: 'By this seller' }));
    const href = await seller
      .getByRole('main')
      .getByRole('link', { name: new RegExp(person.username) })
      .first()
      .getAttribute('href');
    const page = await world.person();
    await page.goto(href ?? '');
    await page.getByRole('heading', { level: 1, name: person.fullName }).waitFor();
    await page.getByText('1 Post', { exact: true }).waitFor();
    expect(await page.content()).not.toContain(person.email);
  });

  it('answers unknown addresses, herbs and users with 404 and a readable page', async () => {
    const page = await world.person();
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await page.getByText('The premier platform for herbs in Kampala').first().waitFor();
    expect((await page.goto('/singleherb/ad_1'))?.status()).toBe(404);
    await page.getByText('Herb not found').first().waitFor();
    expect((await page.goto('/user/nobody'))?.status()).toBe(404);
    await page.getByText('User not found').first().waitFor();
  });
});
