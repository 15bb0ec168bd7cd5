import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { failRequests, holdRequests, mainButton, newTalker, saidIn, say, type Talker } from './acts.ts';
import { jpeg, type PictureFile } from './pictures.ts';
import { createWorld, type World, withScriptOnAndOffAtOneSite } from './world.ts';

async function openChat({ page }: Talker, other: Talker): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.fullName }).waitFor();
}

const photosIn = (page: Page) => page.getByRole('log').getByRole('link', { name: /^Photo \d(?:, \d+ KB)?$/ });
const text: PictureFile = { name: 'leaves.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') };

async function choose(page: Page, ...files: readonly PictureFile[]): Promise<void> {
  await page.getByLabel('Photos', { exact: true }).setInputFiles([...files]);
}

/** Waits until script has uploaded, or given up, as many photos as are chosen. */
async function uploaded(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.getByRole('button', { name: /^Remove photo \d$/i }).count()).toBe(count);
}

withScriptOnAndOffAtOneSite((world) => {
  /** Amina at her conversation with Brian. */
  async function pair(options = {}): Promise<readonly [Talker, Talker]> {
    const [amina, brian] = [await newTalker(world, options), await newTalker(world, options)];
    await openChat(amina, brian);
    await world.settled(amina.page);
    return [amina, brian];
  }

  it('takes photos along with a message, which the other sees and opens whole', async () => {
    const [amina, brian] = await pair();
    await choose(amina.page, await jpeg(1), await jpeg(2));
    if (world.script) await uploaded(amina.page, 2);
    await say(amina.page, 'This is how they look today');
    await photosIn(amina.page).nth(1).waitFor();
    await openChat(brian, amina);
    expect(await saidIn(brian.page)).toEqual(['This is how they look today']);
    expect(await photosIn(brian.page).count()).toBe(2);
    const image = photosIn(brian.page).first().getByRole('img');
    if (world.lite) {
      expect(await image.count()).toBe(0);
      expect(await photosIn(brian.page).first().textContent()).toMatch(/^Photo 1, \d+ KB$/);
    } else {
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      expect(await image.evaluate((one) => one.clientWidth)).toBe(190);
    }
    await photosIn(brian.page).first().click();
    await brian.page.waitForURL(/\/chat\/media\/chat[0-9a-f]{32}-(?:1280\.jpg|640\.webp)$/);
  });

  it('sends photos alone, and shows them to nobody else', async () => {
    const [amina, brian] = await pair();
    await choose(amina.page, await jpeg(3));
    if (world.script) await uploaded(amina.page, 1);
    await mainButton(amina.page, 'Send').click();
    await photosIn(amina.page).waitFor();
    const address = (await photosIn(amina.page).getAttribute('href')) ?? '';
    await brian.page.goto('/messages');
    await brian.page.getByRole('link', { name: new RegExp(`${amina.fullName}.*Photo`) }).waitFor();
    const chebet = await newTalker(world);
    const seen = async (page: Page, path: string) => (await page.request.get(path)).status();
    expect([
      await seen(amina.page, address),
      await seen(brian.page, address),
      await seen(chebet.page, address),
      await seen(await world.person(), address),
      await seen(brian.page, address.replace('/chat/media', '/media')),
    ]).toEqual([200, 200, 404, 404, 404]);
    const { 'cache-control': cacheControl } = (await amina.page.request.get(address)).headers();
    expect(cacheControl).toBe('private, no-cache');
  });

  it('has a menu at each message of the other, from which it can be reported and, with script, copied', async () => {
    const [amina, brian] = await pair();
    await say(amina.page, 'Fresh from Luweero');
    await amina.page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    await openChat(brian, amina);
    await world.settled(brian.page);
    expect(await amina.page.getByRole('log').getByLabel('Options').count()).toBe(0);
    await brian.page.getByRole('log').getByLabel('Options').click();
    const copy = brian.page.getByRole('button', { name: 'Copy' });
    if (world.script) {
      await brian.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await copy.click();
      await brian.page.getByText('Copied.').waitFor();
      expect(await brian.page.evaluate(() => navigator.clipboard.readText())).toBe('Fresh from Luweero');
    } else expect(await copy.count()).toBe(0);
    await brian.page.getByRole('link', { name: 'Report', exact: true }).click();
    await brian.page.getByRole('heading', { level: 1, name: 'Report' }).waitFor();
  });

  it('asks for the same kinds of files as an advert does', async () => {
    const [{ page }] = await pair();
    const asked = (label: RegExp) => page.getByLabel(label).first().getAttribute('accept');
    const here = await asked(/^Photos$/);
    await page.goto('/post');
    expect(here).toBe(await asked(/photos/i));
  });

  it('refuses what is no photo, and keeps the text and the other photo', async () => {
    const [amina, brian] = await pair();
    await amina.page.getByLabel('Message').fill('Look at these');
    await choose(amina.page, await jpeg(4), text);
    if (!world.script) await mainButton(amina.page, 'Send').click();
    await amina.page.getByText('We cannot read this file.').waitFor();
    expect(await amina.page.getByLabel('Message').inputValue()).toBe('Look at these');
    if (world.script) {
      await uploaded(amina.page, 2);
      await amina.page.getByRole('button', { name: 'Remove photo 2' }).click();
    }
    await mainButton(amina.page, 'Send').click();
    await photosIn(amina.page).waitFor();
    await openChat(brian, amina);
    expect([await saidIn(brian.page), await photosIn(brian.page).count()]).toEqual([['Look at these'], 1]);
  });

  it('refuses a fifth photo, and sends four', async () => {
    const [amina, brian] = await pair();
    const five = await Promise.all([5, 6, 7, 8, 9].map((seed) => jpeg(seed, { width: 320, height: 240 })));
    await choose(amina.page, ...five);
    if (!world.script) await mainButton(amina.page, 'Send').click();
    await amina.page.getByText('Please choose at most 4 photos.').waitFor();
    if (world.script) await uploaded(amina.page, 4);
    else await amina.page.getByLabel('Remove Photo 5').check();
    await mainButton(amina.page, 'Send').click();
    await photosIn(amina.page).nth(3).waitFor();
    await openChat(brian, amina);
    expect(await photosIn(brian.page).count()).toBe(4);
  });
});

withScript(createWorld(true));

function withScript(world: World): void {
  const flaky = { mayLoseNetwork: true };

  async function pair(): Promise<readonly [Talker, Talker]> {
    const [amina, brian] = [await newTalker(world, flaky), await newTalker(world, flaky)];
    await openChat(amina, brian);
    await world.settled(amina.page);
    return [amina, brian];
  }

  it('shows a photo while it is uploaded, with a bar and a way to cancel, and sends nothing before', async () => {
    const [{ page }] = await pair();
    const letGo = await holdRequests(page, '**/chat/media');
    await choose(page, await jpeg(11));
    await page.getByRole('progressbar', { name: 'Uploading photo 1' }).waitFor();
    await page.getByRole('img', { name: 'Photo 1' }).waitFor();
    await say(page, 'Here they are');
    await page.getByText('Your message will be sent when its photos are uploaded.').waitFor();
    expect(await saidIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel photo 1' }).click();
    expect(await page.getByRole('img', { name: 'Photo 1' }).count()).toBe(0);
    letGo();
    await mainButton(page, 'Send').click();
    await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect([await saidIn(page), await photosIn(page).count()]).toEqual([['Here they are'], 0]);
  });

  it('sends a message by itself when its photos are uploaded, if that was asked for before', async () => {
    const [{ page }] = await pair();
    const letGo = await holdRequests(page, '**/chat/media');
    await choose(page, await jpeg(14));
    await say(page, 'Cut this morning');
    await page.getByText('Your message will be sent when its photos are uploaded.').waitFor();
    letGo();
    await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect([await saidIn(page), await photosIn(page).count()]).toEqual([['Cut this morning'], 1]);
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  });

  it('keeps a photo that could not be uploaded, says so, and tries again', async () => {
    const [{ page }] = await pair();
    let isAway = true;
    // A proxy's answer: the network is there, but the site is not.
    await page.route('**/chat/media', (route) =>
      isAway ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue(),
    );
    await choose(page, await jpeg(12));
    await page.getByText('This photo could not be uploaded.').waitFor();
    await mainButton(page, 'Send').click();
    await page.getByText('Please try again, or remove the photos').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Try again photo 1' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Try again photo 1' }).waitFor({ state: 'detached' });
    await mainButton(page, 'Send').click();
    await photosIn(page).waitFor();
  });

  it('sends a message of photos that waited for the network once', async () => {
    const [amina, brian] = await pair();
    await choose(amina.page, await jpeg(13));
    await uploaded(amina.page, 1);
    const letThrough = await failRequests(amina.page, '**/chat/send');
    await say(amina.page, 'From the garden');
    await amina.page.getByText('Not sent yet').waitFor();
    letThrough();
    await amina.page.getByRole('button', { name: 'Try again' }).click();
    await amina.page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    await openChat(brian, amina);
    expect([await saidIn(brian.page), await photosIn(brian.page).count()]).toEqual([['From the garden'], 1]);
  });
}
