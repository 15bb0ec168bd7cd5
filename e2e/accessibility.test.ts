import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { idOf, mainButton, postAdvert, signUp } from './acts.ts';
import { createWorld } from './world.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('what assistive technology would stumble over', () => {
  const world = createWorld(true);
  it('is nothing, in light and dark', async () => {
    const member = await world.person();
    await signUp(member);
    const advert = await postAdvert(member);
    const other = await world.person();
    const otherId = await idOf(other, await signUp(other));
    await member.goto(`/chat?with=${otherId}`);
    await world.settled(member);
    await member.getByLabel('Message').fill('Webale');
    await mainButton(member, 'Send').click();
    await member.getByRole('log').getByText('Sent').waitFor();
    const paths = ['/home', advert, `${advert}/photos/1`, '/search?q=mor', '/saved', '/account', '/post'];
    const forms = ['/account/edit-account', '/account/settings', '/report-problem', '/about-us', '/faqs'];
    const chats = ['/messages', `/chat?with=${otherId}`, `/chat/block?with=${otherId}`, `/user/${otherId}`];
    for (const path of [...paths, ...forms, ...chats]) {
      await member.goto(path);
      await world.settled(member);
      expect(await violations(member), path).toEqual([]);
      await member.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(member, ['color-contrast']), `${path} in dark`).toEqual([]);
      await member.emulateMedia({ colorScheme: 'light' });
    }
  });

  it('is nothing for a visitor who logs in or signs up', async () => {
    const visitor = await world.person();
    for (const path of ['/login', '/signup', '/home']) {
      await visitor.goto(path);
      await world.settled(visitor);
      expect(await violations(visitor), path).toEqual([]);
    }
  });
});

/** Run in the page's own world through the debugger, which the page's policy on scripts does not concern. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (rules === undefined) await page.evaluate(axe);
  const results = await page.evaluate((only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run(only === undefined ? {} : { runOnly: only });
  }, rules);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
