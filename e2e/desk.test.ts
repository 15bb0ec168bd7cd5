import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, letModerate, newTalker, postAdvert, signUp } from './acts.ts';
import { letCount } from './site.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);

/** Two reported adverts, and the page of a moderator, the more urgent case first. */
async function desk() {
  const [seller, reporter] = [await newTalker(world), await newTalker(world)];
  await letCount(world.site(), seller.email);
  for (const [title, reason] of [
    ['sour drops', 'scam'],
    ['bitter drops', 'unlawful'],
  ] as const) {
    const path = await postAdvert(seller.page, { title });
    await act(reporter.page, `/report?advert=${path.split('/').at(-1)}`, { reason });
  }
  const page = await world.person({ wide: true });
  await letModerate(world, await signUp(page));
  await page.goto('/moderation');
  await world.settled(page);
  return { seller, reporter, page };
}

/** The same on a phone, with script or without. */
const onPhone = async (page: Page, script: boolean) => {
  const phone = await world.person({ script });
  await phone.context().addCookies(await page.context().cookies());
  return phone;
};

const openCase = (page: Page) => page.locator('.desk-case[aria-current]').textContent();

it('lists the cases beside them, and is worked by keyboard, but not while somebody types', async () => {
  const { page, reporter } = await desk();
  const queue = page.getByRole('navigation', { name: 'Waiting (2)' }).getByRole('link');
  expect(await queue.allTextContents()).toEqual([
    expect.stringContaining('Bitter drops'),
    expect.stringContaining('Sour drops'),
  ]);
  const urgent = page.getByRole('article', { name: 'Bitter drops' });
  await urgent.getByText('1 report, 0 count').waitFor();
  expect(await urgent.getByLabel('Reason').inputValue()).toBe('It offers what is unlawful or dangerous.');
  await queue.last().click();
  const hide = page.getByRole('article', { name: 'Sour drops' }).getByRole('button', { name: 'Hide' });
  await expect
    .poll(async () => {
      const box = await hide.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= 800;
    })
    .toBe(true);

  await page.keyboard.press('?');
  await page.getByText('Not while you type.').waitFor();
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('k');
  await expect.poll(() => openCase(page)).toContain('Bitter drops');
  await page.keyboard.press('j');
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('k');
  await expect.poll(() => openCase(page)).toContain('Bitter drops');
  const reason = page.getByRole('article', { name: 'Bitter drops' }).getByLabel('Reason');
  await reason.press('End');
  await reason.pressSequentially(' hjkrd');
  expect(await reason.inputValue()).toMatch(/ hjkrd$/);
  expect(await page.getByRole('article').count()).toBe(2);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('k');
  await page.keyboard.press('d');
  await page.getByText('Dismissed.').waitFor();
  await expect.poll(() => openCase(page)).toContain('Sour drops');
  await page.keyboard.press('/');
  await page.keyboard.type('h');
  expect(await page.getByLabel('Username, full name or email').inputValue()).toBe('h');
  await reporter.page.goto('/notifications');
  await reporter.page.getByText('left it as it is').waitFor();
});

it.each([true, false])(
  'is a list on a phone, and then one case with its decision at the end: script %s',
  async (script) => {
    const { page } = await desk();
    const phone = await onPhone(page, script);
    await phone.goto('/moderation');
    if (script) await world.settled(phone);
    await phone
      .getByRole('navigation', { name: 'Waiting' })
      .getByRole('link', { name: 'Sour drops' })
      .first()
      .click();
    const back = phone.getByRole('link', { name: /^Waiting \(/ });
    await back.waitFor();
    expect(await phone.getByRole('article').count()).toBe(1);
    const chosen = phone.getByRole('article', { name: 'Sour drops' });
    const [words, button] = await Promise.all(
      [chosen.getByText('It looks like a scam.'), chosen.getByRole('button', { name: 'Hide' })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(button?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY);
    await phone.goBack();
    await phone.getByRole('link', { name: 'Bitter drops' }).first().waitFor();
    expect(await back.count()).toBe(0);
  },
);

it('says who was quicker and keeps what was written, and lists what was decided', async () => {
  const { page } = await desk();
  const other = await world.person({ wide: true });
  const quicker = await signUp(other);
  await letModerate(world, quicker);
  await other.goto('/moderation');
  await world.settled(other);
  for (const [moderator, reason] of [
    [other, 'It is not what it says.'],
    [page, 'I wrote a long reason.'],
  ] as const) {
    const found = moderator.getByRole('article', { name: 'Bitter drops' }).last();
    await found.getByLabel('Reason').fill(reason);
    await found.getByRole('button', { name: 'Hide' }).click();
    if (moderator === other) await other.getByText('Hidden.', { exact: true }).waitFor();
  }
  const notice = page.getByRole('alert').filter({ hasText: 'I wrote a long reason.' });
  await notice.getByText(`${quicker.fullName} has hidden this in the meantime`).waitFor();
  await page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name: 'Decided' }).click();
  const decided = page.getByRole('listitem').filter({ hasText: 'It is not what it says.' });
  await decided.getByText(quicker.fullName).waitFor();
  expect(await page.getByText('I wrote a long reason.').count()).toBe(0);
  await decided.getByRole('link', { name: 'Bitter drops' }).click();
  await page.getByRole('heading', { level: 3, name: 'Decisions' }).waitFor();
});
