import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../core/entities/language.ts';
import * as english from '../core/texts/by-subject.ts';
import { mapTexts, type Template, textsIn, translations } from '../core/texts/catalogues.ts';
import { act, idOf, mainButton, newcomer, postAdvert, signUp, signUpForm } from './acts.ts';
import { halfAnHourLater } from './callers.ts';
import { mailsTo } from './mails.ts';
import { verifyEmail } from './site.ts';
import { createWorld, type World, withScriptOnAndOffAtOneSite } from './world.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Translated = Exclude<Language, 'en'>;

/** A browser in which a language has been chosen. */
async function readerOf(world: World, language: Translated): Promise<Page> {
  const page = await world.person();
  await page.context().addCookies([{ name: 'lang', value: language, url: world.site().url }]);
  return page;
}

/** Each run of words between values and tags of a text. */
const runsOf = (template: Template) =>
  (typeof template === 'string' ? [template] : [template.one, template.other]).flatMap((text) =>
    text.split(/\{\w+\}|<\/?\w+>/).map((run) => run.trim()),
  );

/** What an English text leaves on a page whose translation differs: whole texts, and runs of at least two words. */
function leftoversOf(language: Translated): ReadonlySet<string> {
  const own = new Set(Object.values(translations[language]).flatMap(runsOf));
  const found = new Set<string>();
  mapTexts(english, (template, key) => {
    const isWhole = typeof template === 'string' && runsOf(template).length === 1;
    for (const run of runsOf(template)) {
      if ((isWhole || /\w \w/.test(run)) && /[A-Za-z]{2}/.test(run) && !own.has(run)) found.add(run);
    }
    return key;
  });
  return found;
}

const leftovers = { lg: leftoversOf('lg'), sw: leftoversOf('sw') };

/**
 * The English texts on the page: what can be read, and what is read aloud. What people wrote (`dir=auto`) and what says that it is in
 * another language (`lang`) is left out.
 */
async function englishOn(page: Page, language: Translated): Promise<readonly string[]> {
  const words = await page.evaluate(() => {
    const found = [document.title.replace(/ · [^·]*$/, '')];
    const isOurs = (element: Element | null) =>
      element?.closest('[dir=auto], body [lang], script, style') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (isOurs(node.parentElement)) found.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        if (isOurs(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
  const runs = [...leftovers[language]].filter((run) => / .* /.test(run));
  return words.filter((text) => leftovers[language].has(text) || runs.some((run) => text.includes(run)));
}

/** Reads these pages; what is in English on each. */
async function readAll(world: World, page: Page, language: Translated, paths: readonly string[]) {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await world.settled(page);
    const english = await englishOn(page, language);
    if (english.length > 0) found[path] = english;
  }
  return found;
}

const forms = ['/post', '/report-problem', '/suggestions', '/account/edit-account', '/account/email'];
const settings = [
  'password',
  'devices',
  'two-step',
  'data',
  'google',
  'delete-account',
  'settings',
  'insights',
];
const own = [
  '/account',
  '/notifications',
  '/messages',
  '/saved',
  '/saved?tab=searches',
  '/saved?tab=sellers',
];
const lists = [
  '/home',
  '/home?min=1&sort=cheapest',
  '/search?q=moringa',
  '/search?q=zzzz',
  '/herbs',
  '/herbs/moringa',
];
const words = ['/help', '/faqs', '/contact', '/about-us', '/nowhere', '/leave?to=https://ug.example/'];
const strangers = ['/login', '/signup', '/forgot-password', '/saved', '/search', '/home'];

withScriptOnAndOffAtOneSite((world) => {
  describe.each(['lg', 'sw'] as const)('in %s', (language) => {
    const texts = textsIn(language);

    it('a stranger signs up, makes mistakes and is mailed, and reads no English', async () => {
      const page = await readerOf(world, language);
      expect(await readAll(world, page, language, strangers)).toEqual({});
      await page.goto('/signup');
      await world.settled(page);
      const person = newcomer();
      const filled = { ...signUpForm(person), confirmPassword: 'something-else' };
      for (const [name, value] of Object.entries(filled)) {
        const field = page.getByRole('main').locator(`[name=${name}]`);
        await (name === 'consent' ? field.check() : field.fill(value));
      }
      await mainButton(page, texts.signUpPage.signUp).click();
      await page.getByText(texts.signUp.passwordsDiffer).first().waitFor();
      expect(await englishOn(page, language)).toEqual([]);
      await page.locator('[name=password]').fill(person.password);
      await page.locator('[name=confirmPassword]').fill(person.password);
      await mainButton(page, texts.signUpPage.signUp).click();
      await page.waitForURL('**/home');
      await page.getByRole('status').first().waitFor();
      expect(await englishOn(page, language)).toEqual([]);
      const subject = texts.letters.verifyEmail.subject({ siteName: 'Eddagala' });
      await expect.poll(() => mailsTo(world, person.email)).toMatchObject([{ subject }]);
      const [mail] = await mailsTo(world, person.email);
      const lines = mail?.text.split('\n') ?? [];
      expect(lines.filter((line) => leftovers[language].has(line.trim().replace(/:$/, '')))).toEqual([]);
    });

    it('a seller posts, is refused, chats and looks at every page, and reads no English', async () => {
      const page = await readerOf(world, language);
      const person = await signUp(page);
      await page.goto('/post');
      await world.settled(page);
      // Else a browser without script refuses by itself, in its own words.
      await page.locator('main form').evaluateAll((forms: HTMLFormElement[]) => {
        for (const form of forms) form.noValidate = true;
      });
      await mainButton(page, texts.postAdvert.post).click();
      await page.getByText(texts.advertForm.titleMissing).first().waitFor();
      expect(await englishOn(page, language)).toEqual([]);
      const herb = await postAdvert(page, { title: `moringa ${language} ${world.script}` });
      await act(page, herb, { comment: 'Nze' });
      const other = await world.person();
      const neighbour = await signUp(other);
      const neighbours = await postAdvert(other, { title: `neem ${language} ${world.script}` });
      const id = await idOf(page, neighbour);
      await page.goto(`/chat?with=${id}`);
      await world.settled(page);
      await page.locator('[name=message]').fill('Gyebale');
      await mainButton(page, texts.conversation.send).click();
      await page.getByRole('log').getByText('Gyebale').waitFor();
      expect(await englishOn(page, language)).toEqual([]);
      const ad = herb.split('/').at(-1);
      const about = [
        herb,
        neighbours,
        `${herb}/share`,
        `${herb}/photos/1`,
        `/update-herb/${ad}`,
        `/account/delete/${ad}`,
      ];
      const people = [`/user/${id}`, `/user/${await idOf(page, person)}`, `/chat/block?with=${id}`];
      const all = [
        ...about,
        ...people,
        ...forms,
        ...settings.map((name) => `/account/${name}`),
        ...own,
        ...lists,
        ...words,
      ];
      expect(await readAll(world, page, language, all)).toEqual({});
    });
  });

  it('two people of different languages each read their conversation in their own', async () => {
    const [lg, sw] = [textsIn('lg'), textsIn('sw')];
    const [seller, buyer] = [await readerOf(world, 'lg'), await readerOf(world, 'sw')];
    const [nakato, juma] = [await signUp(seller), await signUp(buyer)];
    const herb = await postAdvert(seller, { title: `ginger ${world.script}` });
    await buyer.goto(herb);
    await world.settled(buyer);
    await mainButton(buyer, sw.offers.question).click();
    await buyer.getByRole('log').getByText(sw.offers.question).waitFor();

    await seller.goto(`/chat?with=${await idOf(seller, juma)}`);
    await world.settled(seller);
    await seller.getByRole('log').getByText(lg.offers.question).waitFor();
    await mainButton(seller, lg.offers.available).click();
    await seller.getByRole('log').getByText(lg.offers.available).last().waitFor();
    expect(await englishOn(seller, 'lg')).toEqual([]);

    await buyer.goto('/messages');
    await buyer.getByRole('main').getByText(sw.offers.available).first().waitFor();
    await buyer.goto(`/chat?with=${await idOf(buyer, nakato)}`);
    await buyer.getByRole('log').getByText(sw.offers.available).last().waitFor();
    expect(await englishOn(buyer, 'sw')).toEqual([]);

    // Somewhere else, where nothing arrives as read.
    await buyer.goto('/faqs');
    await verifyEmail(world.site(), juma.email);
    await act(seller, `/chat?with=${await idOf(seller, juma)}`, { message: 'Jangu enkya' });
    await halfAnHourLater(world.site());
    const subjects = async () => (await mailsTo(world, juma.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(sw.letters.unread.subject({ name: nakato.fullName }));
  });

  it('the choice at the foot of a page stays with the browser, and with the account', async () => {
    const page = await world.person();
    const person = await signUp(page);
    await page.goto('/faqs?lang=lg');
    const langOf = (reader: Page) => reader.locator('html').getAttribute('lang');
    expect(await langOf(page)).toBe('lg');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Kiswahili' }).click();
    await page.locator('html[lang=sw]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/faqs');
    await page.goto('/home');
    expect(await langOf(page)).toBe('sw');
    const elsewhere = await world.person();
    await elsewhere.goto('/login?redirectTo=/faqs');
    await world.settled(elsewhere);
    await elsewhere.getByRole('main').getByLabel('Email').fill(person.email);
    await elsewhere.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
    await mainButton(elsewhere, 'Log in').click();
    await elsewhere.locator('html[lang=sw]').waitFor({ state: 'attached' });
    await elsewhere.getByRole('heading', { level: 1, name: textsIn('sw').faqs.title }).waitFor();
  });
});

describe('the pages', () => {
  const world = createWorld(true);

  it.each(['lg', 'sw'] as const)(
    'work with assistive technology, and fit the narrowest phone, in %s',
    async (language) => {
      const page = await readerOf(world, language);
      await signUp(page);
      const herb = await postAdvert(page, { title: `aloe ${language}` });
      const wrong: Record<string, unknown> = {};
      for (const path of [
        '/home',
        herb,
        '/search?q=aloe',
        '/herbs',
        '/post',
        '/account',
        '/account/settings',
        '/notifications',
        '/faqs',
      ]) {
        await page.goto(path);
        await world.settled(page);
        const found = await violations(page);
        await page.setViewportSize({ width: 320, height: 740 });
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        await page.setViewportSize({ width: 360, height: 740 });
        if (found.length + tooWide > 0) wrong[path] = { found, tooWide };
      }
      expect(wrong).toEqual({});
    },
  );
});

/** Run in the page's own world through the debugger, which the page's policy on scripts does not concern. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'], preload: false });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
