import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ask, letModerate, postAdvert, signUp } from './acts.ts';
import type { PictureFile } from './pictures.ts';
import { createWorld } from './world.ts';

const world = createWorld(false);

/** Leaves of many sizes and shades of green. */
async function leaves(): Promise<Buffer> {
  const each = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [(index * 197) % 800, (index * 331) % 600];
    const green = 40 + ((index * 89) % 200);
    return `<ellipse cx="${x}" cy="${y}" rx="${30 + (index % 7) * 20}" ry="${20 + (index % 5) * 25}" fill="rgb(40,${green},50)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${each.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: '#998' }).jpeg().toBuffer();
}

const asFile = (buffer: Buffer): PictureFile => ({ name: 'herb.jpg', mimeType: 'image/jpeg', buffer });

it('shows moderators both photos if one is also in another’s advert, and buyers nothing', async () => {
  const photo = await leaves();
  const [owner, thief, page, buyer] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  const seller = await signUp(owner);
  const first = await postAdvert(owner, { title: 'garden mint' }, [asFile(photo)]);
  await signUp(thief);
  const stolen = await sharp(photo)
    .resize({ width: 500 })
    .modulate({ brightness: 1.1 })
    .jpeg({ quality: 50 });
  const second = await postAdvert(thief, { title: 'mint from my garden' }, [asFile(await stolen.toBuffer())]);

  await letModerate(world, await signUp(page));
  const card = page.getByRole('article', { name: 'mint from my garden' });
  await expect
    .poll(async () => {
      await page.goto('/moderation');
      return card.count();
    })
    .toBe(1);
  for (const name of ['Photo of this advert', 'Photo of the other advert']) {
    const shown = card.getByRole('img', { name });
    expect(await shown.getAttribute('src')).toMatch(/^\/media\//);
    expect(await shown.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain');
  }
  const other = card.locator('figure', { hasText: 'Posted first.' });
  expect(await other.getByRole('link', { name: 'garden mint' }).getAttribute('href')).toBe(first);
  expect(await other.textContent()).toContain(seller.username);
  expect(await page.getByRole('article', { name: 'garden mint' }).count()).toBe(0);

  for (const visitor of [buyer, thief])
    for (const path of [second, '/home']) {
      const { status, text } = await ask(visitor, path);
      expect(status).toBe(200);
      expect(text).toContain('Mint from my garden');
      expect(text).not.toContain('another account');
    }
  expect((await ask(thief, '/notifications')).text).not.toContain('Mint from my garden');
});
