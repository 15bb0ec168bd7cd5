import { expect, it } from 'vitest';
import { act, ask, fillSignUp, holdScript, logIn, mainButton, newcomer, signUp, signUpForm } from './acts.ts';
import { jpeg } from './pictures.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('signs up after a mistyped password with everything else kept, and is signed in on the home page', async () => {
    const page = await world.person();
    const person = newcomer();
    await page.goto('/signup');
    await fillSignUp(page, person);
    await page.getByLabel('Confirm password').fill('something-else');
    await mainButton(page, 'Sign up').click();
    await page.getByText('Passwords do not match').first().waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe(person.fullName);
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await page.getByLabel('Confirm password').getAttribute('aria-invalid')).toBe('true');
    await fillSignUp(page, person);
    await mainButton(page, 'Sign up').click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
    await page.getByRole('navigation', { name: 'Main' }).getByText(person.username).waitFor();
    const sent = `We sent a link to ${person.email}. Open it to confirm your email address.`;
    await page.getByRole('status').getByText(sent, { exact: true }).waitFor();
    // The same banner reminds of it on later pages.
    expect(await page.getByText('Please confirm your email address.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Get a new link' }).count()).toBe(1);
    expect(await page.getByRole('main').getByRole('status').count()).toBe(0);
  });

  it('logs out to the login page, and Back shows nothing of the person', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: person.fullName }).waitFor();
    await page.goto('/account/settings');
    await mainButton(page, 'Log Out').click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await world.settled(page);
    await page.goBack();
    await page.waitForLoadState();
    expect(await page.getByRole('heading', { level: 1, name: person.fullName }).count()).toBe(0);
  });

  it('refuses a wrong password above the form, and leads back to the page that asked for the login', async () => {
    const person = await signUp(await world.person());
    const page = await world.person();
    await page.goto('/saved');
    await page.waitForURL('**/login?redirectTo=**');
    await page.getByRole('status').getByText('Please log in to continue.', { exact: true }).waitFor();
    await logIn(page, { ...person, password: 'not-my-password' });
    await page.getByRole('main').getByRole('alert').getByText('Invalid email or password.').waitFor();
    expect(await page.getByRole('main').getByLabel('Email').inputValue()).toBe(person.email);
    await logIn(page, { ...person, email: `${person.email}\u200b` });
    await page.waitForURL('**/saved');
    await page.getByText("Sorry, you don't have any saved items.").waitFor();
  });

  it('edits the profile with a picture, and an invalid phone number does not prevent it', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await page.goto('/account/edit-account');
    await world.settled(page);
    await page.getByLabel('Full name').fill('Nakato Sarah of Ntinda');
    await page.getByLabel('Phone number').fill('12');
    await page.getByLabel('Address').fill('Ntinda, Kampala');
    await page.getByLabel('Bio').fill('I dry herbs in the shade.');
    await page.getByLabel('Date of birth').fill('1990-05-31');
    await page.getByLabel('Profile picture').setInputFiles(await jpeg(7, { width: 500, height: 500 }));
    await page.locator('progress').waitFor({ state: 'detached' });
    await mainButton(page, 'Save').click();
    await page.waitForURL('**/account');
    await page.getByRole('heading', { level: 1, name: 'Nakato Sarah of Ntinda' }).waitFor();
    await page.getByText('I dry herbs in the shade.').waitFor();
    await page.getByRole('status').getByText('Profile saved.', { exact: true }).waitFor();
    await page
      .getByRole('alert')
      .getByText('Please enter a valid phone number (10-15 digits, optional + prefix).', { exact: true })
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).first().click();
    await page.waitForURL('**/account/edit-account');
    expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
    expect(await page.getByLabel('Phone number').inputValue()).toBe('12');
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('1990-05-31');
  });

  it('takes a problem report from a visitor, and refuses an empty one at the field', async () => {
    const page = await world.person();
    await page.goto('/report-problem');
    await page.getByLabel('Message').fill('   ');
    await mainButton(page, 'Send').click();
    await page.locator('[name=message][aria-invalid=true]').waitFor();
    await page.getByLabel('Message').fill('A seller asked for money first.');
    await page.getByRole('main').getByLabel('Email').fill('buyer@example.org');
    await mainButton(page, 'Send').click();
    await page.getByText('Thank you. We have received your message.').waitFor();
  });

  if (world.script)
    it('keeps what was typed for Back until it has been sent', async () => {
      const page = await world.person();
      const message = page.getByLabel('Message');
      const email = page.getByRole('main').getByLabel('Email');
      const leaveAndReturn = async () => {
        await page.getByRole('link', { name: 'Home' }).first().click();
        // A slow phone shows the next page after its address.
        await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: 'Report a Problem' }).waitFor();
      };
      await page.goto('/report-problem');
      await world.settled(page);
      for (const [text, address] of [
        ['The photos\ndo not load.', 'buyer@example.org'],
        ['They load now.', ''],
      ] as const) {
        await message.fill(text);
        await email.fill(address);
        await leaveAndReturn();
        expect(await message.inputValue()).toBe(text);
        expect(await email.inputValue()).toBe(address);
        await mainButton(page, 'Send').click();
        await page.getByText('Thank you. We have received your message.').waitFor();
        await expect.poll(() => message.inputValue()).toBe('');
      }
      await leaveAndReturn();
      expect(await message.inputValue()).toBe('');
    });

  it('asks no email of somebody who reports a problem while their own is not confirmed', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/report-problem');
    await world.settled(page);
    await page.getByText('Please confirm your email address.').waitFor();
    expect(await page.getByLabel('Email').count()).toBe(0);
    await page.getByLabel('Message').fill('A seller asked for money first.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you. We have received your message.').waitFor();
  });

  if (world.script)
    it('leaves the focus where somebody goes on typing before script has come', async () => {
      const page = await world.person();
      const sendScript = await holdScript(page);
      await page.goto('/signup');
      await fillSignUp(page, newcomer());
      await page.getByLabel('Confirm password').fill('something-else');
      await mainButton(page, 'Sign up').click();
      await page.getByText('Passwords do not match').first().waitFor();
      const name = page.getByLabel('Full name');
      await name.fill('Nakato');
      sendScript();
      await world.settled(page);
      await page.keyboard.type(' Sarah');
      expect(await name.inputValue()).toBe('Nakato Sarah');
    });

  it('says what it leaves out of a username, and without script what to leave out', async () => {
    const page = await world.person();
    await page.goto('/signup');
    await world.settled(page);
    await fillSignUp(page, { ...newcomer(), username: '' });
    const username = page.getByLabel('Username');
    await username.pressSequentially('joy akello');
    if (!world.script) await mainButton(page, 'Sign up').click();
    await page.getByText('A username has no spaces: “joyakello”.').waitFor();
    expect(await username.inputValue()).toBe(world.script ? 'joyakello' : 'joy akello');
    expect(await username.getAttribute('aria-describedby')).toContain(world.script ? '-notice' : '-error');
    if (!world.script) return;
    await username.fill('');
    await username.pressSequentially('Накато');
    await page.getByText('underscores and dots, not “Накато”.').waitFor();
    await username.pressSequentially('nakato');
    await page.getByText('not “Накато”').waitFor({ state: 'detached' });
  });

  if (world.script)
    it('marks only what is still missing when a form is sent again', async () => {
      const page = await world.person();
      await page.goto('/signup');
      await world.settled(page);
      await mainButton(page, 'Sign up').click();
      await page.locator('[name=fullName][aria-invalid=true]').waitFor();
      await page.getByLabel('Full name').fill('Nakato Sarah');
      await mainButton(page, 'Sign up').click();
      await page.locator('[name=username][aria-invalid=true]:focus').waitFor();
      expect(await page.getByLabel('Full name').getAttribute('aria-invalid')).toBeNull();
    });

  // What only the server decides is tested once.
  if (world.script) return;

  it('says at the fields that a username and an email are taken', async () => {
    const person = await signUp(await world.person());
    const page = await world.person();
    const form = signUpForm({ ...person, username: person.username.toUpperCase() });
    const html = (await ask(page, '/signup', form)).text;
    for (const name of ['username', 'email']) {
      expect(html).toMatch(new RegExp(`<input [^>]*name="${name}"[^>]*aria-invalid="true"`));
    }
    expect(html).toContain(`value="${person.fullName}"`);
  });

  it('goes home when redirectTo points to another site', async () => {
    const page = await world.person();
    const form = { ...(await signUp(await world.person())) };
    expect(await act(page, '/login?redirectTo=/%5Cevil.example', form)).toBe('/home');
    expect(await act(page, '/login', { ...form, redirectTo: '//evil.example' })).toBe('/home');
    // Not from the page's form, which names it in a field.
    expect(await act(page, '/login?redirectTo=/saved', form)).toBe('/saved');
    const signUpWith = signUpForm(newcomer());
    expect(await act(await world.person(), '/signup?redirectTo=/saved', signUpWith)).toBe('/saved');
  });

  it('offers no sign-in with Google where it is not set up, and its addresses lead to the login page', async () => {
    const page = await world.person();
    for (const path of ['/login', '/signup']) {
      expect((await ask(page, path)).text).not.toContain('Sign in with Google');
    }
    for (const path of ['/auth/google', '/auth/google/callback']) {
      expect((await ask(page, path)).location).toBe('/login');
    }
    expect(await act(page, '/auth/google', {})).toBe('/login');
  });

  // Nobody posts an advert in this file.
  it('invites people to post when there are no adverts yet', async () => {
    const page = await world.person();
    expect((await ask(page, '/')).text).toContain('No ads posted yet.');
  });

  it('shows visitors only settings that need no account, and all links work', async () => {
    const page = await world.person();
    await page.goto('/account/settings');
    await page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Log Out' }).count()).toBe(0);
    const links = await page.getByRole('main').getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThanOrEqual(8);
    for (const path of paths) {
      const { status, location } = await ask(page, path ?? '');
      const [wanted, leadsTo] =
        path === '/notifications' ? [303, '/login?redirectTo=%2Fnotifications'] : [200, ''];
      expect([status, location], path ?? '').toEqual([wanted, leadsTo]);
    }
  });
});
